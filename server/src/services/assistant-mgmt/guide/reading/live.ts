import type { Token } from '../../../../search/reading/tokens.ts'
import type { Topic } from '../words/topics.ts'
import type { AskedTime } from './question.ts'

const nowWords =
  /^(?:now|today|tonight|currently|ahora|hoy|maintenant|presentement|moment|momento|morning|afternoon)$/
/** How something is at the moment: 'how's the ice today', 'cómo está la cancha ahorita'. */
const howIs = [
  /^(?:hows|how s|how is|how are|how was|how were)\b/,
  /\bcomo (?:esta|estan|anda|andan|sigue|amanecio|va)\b/,
  /\bcomment (?:est|sont|va|vont|c est|se porte)\b/,
  /^how (?!many|much|late|early|long|far|old|big)\w+ (?:is|are) the\b/,
]
/** How many people are somewhere, or wait. */
const crowds =
  /\b(?:how many (?:people|folks|kids|players|fans|cars) (?:are|is|at|in|there)|busy|crowded|packed|line up|lineup|mucha gente|tanta gente|cuantas personas (?:hay|estan)|cuanta gente (?:hay|esta)|lleno|llena|beaucoup de monde|du monde|combien de (?:gens|personnes|monde) (?:il y a|y a|sont|au|a)|bonde|plein|achalande)\b/
const hereNow =
  /\b(?:at the moment|right now|just now|this minute|as we speak|ahora|ahora mismo|ahorita|en este momento|en este instante|en ce moment|a l instant|maintenant|presentement|actuellement|currently)\b/

/** What is left of something: 'any lanes free', 'quedan lugares'. */
const left =
  /\b(?:free|left|available|vacant|open (?:spots?|lanes?|courts?|tables?)|still (?:any|some|room|free|open)|libres?|disponibles?|quedan?|reste|restent)\b/

/** Topics whose answers hold at any moment. */
const lasting = new Set<Topic>([
  'hours',
  'phone',
  'address',
  'offers',
  'checkIn',
  'checkOut',
  'entryFee',
  'rate',
  'website',
  'email',
])

/**
 * Whether a question asks how something is at this moment, which no record tells: how the ice is today, how many people are there now. How it
 * is in general, and whether it is open, is told.
 */
export function asksMoment(
  tokens: readonly Token[],
  topics: readonly Topic[],
  time: AskedTime | undefined,
): boolean {
  if (topics.some((topic) => lasting.has(topic))) return false
  const text = tokens.map(({ word }) => word).join(' ')
  const isNow = time?.isNow === true || hereNow.test(text)
  if (isNow && (crowds.test(text) || left.test(text))) return true
  return tokens.some(({ word }) => nowWords.test(word)) && howIs.some((pattern) => pattern.test(text))
}
