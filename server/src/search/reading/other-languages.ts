import type { Token } from './tokens.ts'

/** Words that only texts in Spanish or French have. */
const markers = new Set(
  'cancha canchas torneo torneos liga campo campos estadio gimnasio piscina pista futbol beisbol baloncesto voleibol natacion ajedrez lucha tenis boliche patinoire patinoires terrain terrains gymnase piscine tournoi glace ligue quilles escrime natation lutte para con cerca donde una unas unos busco buscamos necesito necesitamos quiero queremos pour avec dans pres une cherche cherchons voudrais jusqu'.split(
    ' ',
  ),
)
/** These are also in names of English-speaking places, such as Los Angeles and Eau Claire. */
const particles = new Set('de del el la los las en y e le les des du au aux et sur'.split(' '))

const isForeign = new WeakMap<readonly Token[], boolean>()

/** Whether a text is in Spanish or French, of which the reader has no list of usual words. Cached per text. */
export function isSpanishOrFrench(tokens: readonly Token[]): boolean {
  const known = isForeign.get(tokens) ?? hasForeignWords(tokens)
  isForeign.set(tokens, known)
  return known
}

function hasForeignWords(tokens: readonly Token[]): boolean {
  const isAccentedA = ({ word, isAccented }: Token) => word === 'a' && isAccented
  if (tokens.some((token) => markers.has(token.word) || isAccentedA(token))) return true
  return new Set(tokens.flatMap(({ word }) => (particles.has(word) ? [word] : []))).size > 1
}

/** Whether a word of such a text has a meaning there, rather than being a name. */
export const isLowercaseWord = ({ word, isCapitalized }: Token) =>
  !isCapitalized && /^\p{Ll}{4,}$/u.test(word)

/** In lowercase, since 'LA' is a city. */
export const isLowercaseParticle = ({ word, isCapitalized }: Token) => !isCapitalized && particles.has(word)
