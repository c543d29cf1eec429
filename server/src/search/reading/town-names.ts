import { connectingWords } from './connecting-words.ts'
import { isKnownWord } from './ordinary-words.ts'
import type { NamedPlace } from './place-names.ts'
import type { Token } from './tokens.ts'

/** Words before a place, in English, Spanish and French. Some also stand before other things: 'pool of 50 m'. */
export const prepositions = new Set(
  'near around in at by outside close cerca en dans pres a au de of from'.split(' '),
)
/** The words that connect others: none in 'Rivière-du-Loup', whose hyphens make it one name. */
const connectionsIn = (tokens: readonly Token[], start: number, end: number) =>
  tokens
    .slice(start, end)
    .filter(
      ({ word, isGlued }, at) =>
        (connectingWords.has(word) || prepositions.has(word)) &&
        !isGlued &&
        tokens[start + at + 1]?.isGlued !== true,
    )

/** Towns are called 'Friendly' and 'Price', too. */
export const isTownName = (tokens: readonly Token[], start: number, length: number) =>
  (length > 1 || !isKnownWord(tokens[start]!.word)) &&
  connectionsIn(tokens, start, start + length).length === 0

/** Of namesakes, 'Rincón' is the one that is written so. */
export function accentedFirst(towns: readonly NamedPlace[], typed: readonly Token[]) {
  const isWrittenSo = ({ name }: NamedPlace) => /\p{M}/u.test(name.normalize('NFD'))
  return typed.some(({ isAccented }) => isAccented) && towns.some(isWrittenSo)
    ? towns.toSorted((a, b) => Number(isWrittenSo(b)) - Number(isWrittenSo(a)))
    : towns
}

/** Whether a town's name has as many words as were typed, or one that was typed as several: 'HR holiday' isn't Holiday. */
export const hasWords =
  (typed: number) =>
  ({ name }: Pick<NamedPlace, 'name'>) =>
    typed === 1 || name.split(/[ -]/).length >= typed

/** People write 'De Kalb' for DeKalb, and 'The Bronx'. */
const articles = new Set('the la le el los las de del du d'.split(' '))

/** Whether words have the letters of a town's name by chance: 'at water parks', though there is an Atwater. */
export const areJoined = (
  tokens: readonly Token[],
  start: number,
  length: number,
  town: Pick<NamedPlace, 'name'>,
) =>
  !hasWords(length)(town) &&
  connectionsIn(tokens, start, start + length).some(({ word }) => !articles.has(word))
