import { isOrdinaryWord } from './ordinary-words.ts'
import { similarWords } from './similar.ts'

const monthNames = [
  'january jan enero janvier',
  'february feb febrero fevrier',
  'march mar marzo mars',
  'april apr abril avril',
  'may mayo mai',
  'june jun junio juin',
  'july jul julio juillet',
  'august aug agosto aout',
  'september sept sep septiembre septembre',
  'october oct octubre octobre',
  'november nov noviembre novembre',
  'december dec diciembre decembre',
]

const numbers: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)
const similar = similarWords(numbers.keys())

/** The number of a month by its name in English, Spanish or French, or its abbreviation: 'febuary' is 2. */
export function monthOf(word: string): number | undefined {
  const exact = numbers.get(word)
  if (exact !== undefined || isOrdinaryWord(word)) return exact
  const [likely] = similar.find(word)
  return likely?.edits === 1 ? numbers.get(likely.word) : undefined
}
