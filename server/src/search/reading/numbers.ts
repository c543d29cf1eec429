import { amountAt } from './amounts.ts'
import { areaAt, heightAt, largest, leastAt, measure, people, type NumberMatch } from './measures.ts'
import type { Meaning } from './reading.ts'
import type { Token } from './tokens.ts'

const kindsOfSeats = new Set(
  'chairback bleacher fixed permanent stadium theater theatre arena tiered retractable'.split(' '),
)
const milesOf = new Map([
  ['mile', 1],
  ['miles', 1],
  ['mi', 1],
  ['millas', 1],
  ['km', 0.621_371],
  ['kms', 0.621_371],
  ['kilometer', 0.621_371],
  ['kilometers', 0.621_371],
])
/** Of an hour. */
const hoursOf = new Map([
  ...'minute minutes min mins minutos'.split(' ').map((word) => [word, 1 / 60] as const),
  ...'hour hours hr hrs hora horas heure heures'.split(' ').map((word) => [word, 1] as const),
])
/** On the way to a venue, cities and highways together. */
const milesPerHour = 50
const farthestMiles = 12_500
/** 'an hour', 'half an hour'. */
const spokenHours = new Map([
  ['an hour', 1],
  ['one hour', 1],
  ['half an hour', 0.5],
  ['a half hour', 0.5],
])
const currencies = new Set('dollars dollar bucks usd cad budget dolares euros pesos'.split(' '))
/** Counted, but nothing that a venue has. */
const participants = new Set(
  'team teams player players athlete athletes competitors entries swimmers wrestlers gymnasts runners dancers cheerleaders golfers skaters cars vehicles buses room rooms vendors booths coaches volunteers acre acres kids children participants girls boys games matches divisions equipos equipes day days night nights year years yr yrs week weeks'.split(
    ' ',
  ),
)

const textAt = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? ''

/** '30 minutes drive from', '2 hours away'. */
const driveWords = [['drive'], ['driving'], ['by', 'car'], ['away']]
const mostPhrases = [['or', 'less'], ['or', 'under'], ['max'], ['tops']]
const isFollowedByPlace = (word: string) => /^(?:of|from|to|de)$/.test(word)

const distanceOf = (miles: number): Meaning => ({
  type: 'distance',
  miles: Math.min(farthestMiles, Math.max(1, miles)),
})

/** A number and the unit after it. */
export function numberAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  // '10x courts', 'courts x10'.
  const isTimes = textAt(tokens, start) === 'x' && tokens[start + 1]?.isGlued === true
  const before = isTimes ? 1 : leastAt(tokens, start)
  let at = start + before
  if (textAt(tokens, at) === 'capacity' || textAt(tokens, at) === 'seats') return undefined
  const amount = amountAt(tokens, at)
  if (amount === undefined) return undefined
  const number = amount.value
  const isPrice = tokens[at]!.isPrice
  at += amount.length
  if (number > largest)
    return milesOf.has(textAt(tokens, at))
      ? { length: at + 1 - start, meaning: distanceOf(number) }
      : undefined
  const hasPlus =
    textAt(tokens, at) === '+' || (textAt(tokens, at) === 'or' && textAt(tokens, at + 1) === 'more')
  if (hasPlus) at += textAt(tokens, at) === '+' ? 1 : 2
  if (textAt(tokens, at) === 'x' && tokens[at]!.isGlued) at++
  // 'Sheets: 2. Seats: 1,200.'
  const unit = tokens[at]?.isAfterComma === true ? '' : textAt(tokens, at)
  const done = (meaning: Meaning, units: number): NumberMatch => ({ length: at + units - start, meaning })
  if (isPrice || currencies.has(unit))
    return done({ type: 'filler', isUnsearchable: true }, currencies.has(unit) ? 1 : 0)
  const miles = milesOf.get(unit)
  if (miles !== undefined) return done(distanceOf(number * miles), 1)
  const hours = hoursOf.get(unit)
  if (hours !== undefined) {
    const way = driveWords.findIndex((list) =>
      list.every((word, next) => textAt(tokens, at + 1 + next) === word),
    )
    if (way >= 0) return done(distanceOf(number * hours * milesPerHour), 1 + driveWords[way]!.length)
    const most = mostPhrases.find((list) =>
      list.every((word, next) => textAt(tokens, at + 1 + next) === word),
    )
    const units = 1 + (most?.length ?? 0)
    if (isFollowedByPlace(textAt(tokens, at + units)))
      return done(distanceOf(number * hours * milesPerHour), units)
  }
  if (people.has(unit)) return done(measure('seats', number), 1)
  // '3,000 chairback seats', whose backs are an amenity.
  if (kindsOfSeats.has(unit) && /^seat(?:s|ing)?$/.test(textAt(tokens, at + 1)))
    return done(measure('seats', number), 0)
  const measured = areaAt(tokens, at, number) ?? heightAt(tokens, at, number)
  if (measured) return done(measured.meaning, measured.length)
  // '8 lane pool' is one pool.
  if (/^lanes?$/.test(unit) && !isBowling(tokens)) return done({ type: 'filler' }, 1)
  if (participants.has(unit)) return done({ type: 'filler' }, 1)
  if (number < 1 || tokens[start + before]!.isNegative) return done({ type: 'filler' }, 0)
  if (!Number.isInteger(number)) return undefined
  return done({ type: 'number', value: number }, 0)
}

/** Lanes are bowling lanes unless the text is about a pool, a track and the like. */
const isBowling = (tokens: readonly Token[]) =>
  tokens.some(({ word }) => /^(?:bowl|boliche|quilles|tenpin)/.test(word)) ||
  !tokens.some(({ word }) =>
    /^(?:pools?|swim\w*|natator\w*|aquatics?|piscin[ae]s?|alberca|tracks?|row\w*|regattas?|canoe|kayak|dragon|paddling|sprints?|archery|shooting|drag)$/.test(
      word,
    ),
  )

/** 'an hour from', 'half an hour of'. */
export function spokenHourAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  for (const length of [3, 2]) {
    const spoken = tokens.slice(start, start + length).map(({ word }) => word)
    const hours = spokenHours.get(spoken.join(' '))
    if (hours === undefined || spoken.length < length) continue
    const way = driveWords.find((list) =>
      list.every((word, at) => textAt(tokens, start + length + at) === word),
    )
    if (way === undefined && !isFollowedByPlace(textAt(tokens, start + length))) continue
    return { length: length + (way?.length ?? 0), meaning: distanceOf(hours * milesPerHour) }
  }
  return undefined
}

const ages = /^(?:(?:u\d{1,2}|\d{1,2}[uso])[abcgm]{0,3})+$/
const mostInAge = 6

/** Ages of players: 'U12', '14U', 'U-16AA', 'u10-u12', '16s', '18 & under'. */
export function ageAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  const [first, second] = [textAt(tokens, start), textAt(tokens, start + 1)]
  if (/^\d{1,2}$/.test(first) && /^(?:under|over)$/.test(second))
    return { length: 2, meaning: { type: 'filler' } }
  let length = 1
  while (tokens[start + length]?.isGlued === true && length < mostInAge) length++
  const text = tokens
    .slice(start, start + length)
    .map(({ word }) => word)
    .join('')
  return length > 1 && ages.test(text) ? { length, meaning: { type: 'filler' } } : undefined
}

/** '3v3', unless the market has a meaning for it. */
export function formatAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  const [one, versus, other] = [0, 1, 2].map((at) => textAt(tokens, start + at))
  const isFormat =
    /^\d{1,2}$/.test(one ?? '') && /^(?:v|vs|x)$/.test(versus ?? '') && /^\d{1,2}$/.test(other ?? '')
  return isFormat && tokens[start + 1]!.isGlued ? { length: 3, meaning: { type: 'filler' } } : undefined
}
