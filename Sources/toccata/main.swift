print("toccata")
