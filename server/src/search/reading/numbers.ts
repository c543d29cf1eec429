import { amountAt } from './amounts.ts'
import { hoursOf, milesOf } from './distance-units.ts'
import {
  areaAt,
  capacityUnits,
  currencies,
  heightAt,
  largestNumber,
  leastAt,
  measure,
  type NumberMatch,
} from './measures.ts'
import type { Meaning } from './reading.ts'
import { phraseLengthAt, wordAt, type Token } from './tokens.ts'

/** Before 'seats'. */
const kindsOfSeats = new Set(
  'chairback bleacher fixed permanent stadium theater theatre arena tiered retractable'.split(' '),
)
/** The average of a drive, on highways and in cities. */
const milesPerHour = 50
const farthestMiles = 12_500
/** Hours without a number. */
const spokenHours: readonly (readonly [words: readonly string[], hours: number])[] = [
  [['half', 'an', 'hour'], 0.5],
  [['a', 'half', 'hour'], 0.5],
  [['an', 'hour'], 1],
]
/** Units that no filter has: participants, rooms and durations. */
const otherUnits = new Set(
  'team teams player players athlete athletes competitors entries swimmers wrestlers gymnasts runners dancers cheerleaders golfers skaters cars vehicles buses room rooms vendors booths coaches volunteers acre acres kids children participants girls boys games matches divisions equipos equipes day days night nights year years yr yrs week weeks'.split(
    ' ',
  ),
)

/** '30 minutes drive from', '2 hours away'. */
const drivePhrases = [['drive'], ['driving'], ['by', 'car'], ['away']]
const mostPhrases = [['or', 'less'], ['or', 'under'], ['max'], ['tops']]
/** Whether a place follows the word. */
const isBeforePlace = (word: string) => /^(?:of|from|to|de)$/.test(word)

const distanceOf = (miles: number): Meaning => ({
  type: 'distance',
  miles: Math.min(farthestMiles, Math.max(1, miles)),
})

/** A number with what belongs to it, without its unit: 'at least 8', '10x', '6+'. */
interface WrittenNumber {
  value: number
  length: number
  isPrice: boolean
  isNegative: boolean
}

function writtenNumberAt(tokens: readonly Token[], start: number): WrittenNumber | undefined {
  // '10x courts', 'courts x10'.
  const isTimes = wordAt(tokens, start) === 'x' && tokens[start + 1]?.isGlued === true
  const from = start + (isTimes ? 1 : leastAt(tokens, start))
  const first = wordAt(tokens, from)
  const amount = first === 'capacity' || first === 'seats' ? undefined : amountAt(tokens, from)
  if (amount === undefined) return undefined
  const { isPrice, isNegative } = tokens[from]!
  let end = from + amount.length
  if (amount.value <= largestNumber) {
    if (wordAt(tokens, end) === '+') end++
    else if (wordAt(tokens, end) === 'or' && wordAt(tokens, end + 1) === 'more') end += 2
    if (wordAt(tokens, end) === 'x' && tokens[end]!.isGlued) end++
  }
  return { value: amount.value, length: end - start, isPrice, isNegative }
}

/** A number and the unit after it. */
export function numberAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  const written = writtenNumberAt(tokens, start)
  if (written === undefined) return undefined
  const { value, isPrice, isNegative } = written
  const at = start + written.length
  // 'Sheets: 2. Seats: 1,200.'
  const unit = tokens[at]?.isAfterComma === true ? '' : wordAt(tokens, at)
  const done = (meaning: Meaning, units: number): NumberMatch => ({ length: written.length + units, meaning })
  if (isPrice || currencies.has(unit))
    return done({ type: 'filler', isUnsearchable: true }, currencies.has(unit) ? 1 : 0)
  if (value > largestNumber) return milesOf.has(unit) ? done(distanceOf(value), 1) : undefined
  const measured =
    distanceAt(tokens, at, unit, value) ??
    seatsAt(tokens, at, unit, value) ??
    areaAt(tokens, at, value) ??
    heightAt(tokens, at, value)
  if (measured) return done(measured.meaning, measured.length)
  // '8 lane pool' is one pool.
  const isLanes = /^lanes?$/.test(unit) && !isBowling(tokens)
  if (isLanes || otherUnits.has(unit)) return done({ type: 'filler' }, 1)
  if (value < 1 || isNegative) return done({ type: 'filler' }, 0)
  return Number.isInteger(value) ? done({ type: 'number', value }, 0) : undefined
}

/** '50 miles', '2 hours from'. The match begins with the unit. */
function distanceAt(
  tokens: readonly Token[],
  at: number,
  unit: string,
  value: number,
): NumberMatch | undefined {
  const miles = milesOf.get(unit)
  if (miles !== undefined) return { length: 1, meaning: distanceOf(value * miles) }
  const hours = hoursOf.get(unit)
  if (hours === undefined) return undefined
  const drive = phraseLengthAt(tokens, at + 1, drivePhrases)
  const length = 1 + (drive || phraseLengthAt(tokens, at + 1, mostPhrases))
  const isDistance = drive > 0 || isBeforePlace(wordAt(tokens, at + length))
  return isDistance ? { length, meaning: distanceOf(value * hours * milesPerHour) } : undefined
}

/** '2,000 seats', '3,000 chairback seats', whose backs are an amenity. The match begins with the unit. */
function seatsAt(tokens: readonly Token[], at: number, unit: string, value: number): NumberMatch | undefined {
  const meaning = measure('seats', value)
  if (capacityUnits.has(unit)) return { length: 1, meaning }
  return kindsOfSeats.has(unit) && /^seat(?:s|ing)?$/.test(wordAt(tokens, at + 1))
    ? { length: 0, meaning }
    : undefined
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
  for (const [words, hours] of spokenHours) {
    const length = phraseLengthAt(tokens, start, [words])
    if (length === 0) continue
    const drive = phraseLengthAt(tokens, start + length, drivePhrases)
    if (drive > 0 || isBeforePlace(wordAt(tokens, start + length)))
      return { length: length + drive, meaning: distanceOf(hours * milesPerHour) }
  }
  return undefined
}

/** '3v3', unless the market has a meaning for it. */
export function formatAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  const [one, versus, other] = [0, 1, 2].map((at) => wordAt(tokens, start + at))
  const isFormat =
    /^\d{1,2}$/.test(one ?? '') && /^(?:v|vs|x)$/.test(versus ?? '') && /^\d{1,2}$/.test(other ?? '')
  return isFormat && tokens[start + 1]!.isGlued ? { length: 3, meaning: { type: 'filler' } } : undefined
}
