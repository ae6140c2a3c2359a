import FoundationEssentials
import Language
import PackBuilding
import PackSources
import Stores

let clock = ContinuousClock()
var last = clock.now
@MainActor func lap(_ what: String) { print(what, clock.now - last); last = clock.now }
let language = CommandLine.arguments[2]
let folders = SourceFolders(roots: [CommandLine.arguments[3], CommandLine.arguments[4], "/"])
let files = LanguageFiles(language: language, folders: folders)
var builder = LanguageSourceBuilder(language: language, authority: CombinedAuthority(try files.dictionaries()))
lap("dict")
builder.written = try files.wordfreq() ?? []
lap("wordfreq")
builder.spoken = try files.wordstats() ?? [:]
lap("wordstats")
builder.listed = try files.pronouncedWords()
lap("listed")
builder.prose = try files.prose()
lap("prose \(builder.prose.sentences.count)")
builder.model = try files.trigramModel()
lap("model")
builder.autocorrections = try files.autocorrections()
lap("autocorr")
let source = builder.source()!
lap("source")
print(source.words.count, source.words.filter(\.isDictionaryWord).count, source.bigrams.count, source.trigrams.count, source.replacements.count)
for w in source.words { print("W", w.text, w.logProbability, w.isDictionaryWord, w.isOffensive) }
for r in source.replacements { print("R", r.typed, "->", r.intended) }
