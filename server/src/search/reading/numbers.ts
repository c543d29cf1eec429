import { amountAt } from './amounts.ts'
import type { Meaning, MeasureName } from './reading.ts'
import type { Token } from './tokens.ts'

export interface NumberMatch {
  length: number
  meaning: Meaning
}

const people = new Set(
  'seat seats seating spectator spectators people capacity fans attendees persons personas places asientos'.split(
    ' ',
  ),
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
/** Square feet, by the unit's words without spaces. */
const squareFeetOf = new Map([
  ...'sqft sf squarefeet squarefoot squareft sqfeet sqfoot'.split(' ').map((unit) => [unit, 1] as const),
  ...'sqm squaremeters squaremeter squaremetres m2'.split(' ').map((unit) => [unit, 10.764] as const),
])
const feet = new Set(['ft', 'feet', 'foot'])
const heights = /^(?:ceilings?|clearance|clear|high)$/
const currencies = new Set('dollars dollar bucks usd cad budget dolares euros pesos'.split(' '))
const lengths = /^(?:ft|feet|foot|yd|yds|yard|yards|m|meter|meters|metre|metres|inch|inches|metros)$/
/** Counted, but nothing that a venue has. */
const participants = new Set(
  'team teams player players athlete athletes competitors entries swimmers wrestlers gymnasts runners dancers cheerleaders golfers skaters cars vehicles buses room rooms vendors booths coaches volunteers acre acres kids children participants girls boys games matches divisions equipos equipes day days night nights year years yr yrs week weeks'.split(
    ' ',
  ),
)

const largest = 1_000_000
const textAt = (tokens: readonly Token[], at: number) => tokens[at]?.word ?? ''

/** 'at least', 'minimum of', 'more than', 'over', '+' and so on before a number. */
const leastPhrases = [
  ['at', 'least'],
  ['more', 'than'],
  ['minimum', 'of'],
  ['no', 'less', 'than'],
  ['no', 'fewer', 'than'],
  ['not', 'less', 'than'],
  ['upwards', 'of'],
  ['atleast'],
  ['min'],
  ['minimum'],
  ['over'],
  ['au', 'moins'],
  ['al', 'menos'],
]

function leastAt(tokens: readonly Token[], start: number): number {
  const phrase = leastPhrases.find((list) => list.every((word, at) => textAt(tokens, start + at) === word))
  return phrase?.length ?? 0
}

/** '30 minutes drive from', '2 hours away'. */
const driveWords = [['drive'], ['driving'], ['by', 'car'], ['away']]
const isFollowedByPlace = (word: string) => /^(?:of|from|to|de)$/.test(word)

const distanceOf = (miles: number): Meaning => ({
  type: 'distance',
  miles: Math.min(farthestMiles, Math.max(1, miles)),
})

/** A number and the unit after it. */
export function numberAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  const before = leastAt(tokens, start)
  let at = start + before
  if (textAt(tokens, at) === 'capacity' || textAt(tokens, at) === 'seats') return undefined
  const amount = amountAt(tokens, at)
  if (amount === undefined) return undefined
  const { value } = amount
  const isPrice = tokens[at]!.isPrice
  at += amount.length
  if (value > largest)
    return milesOf.has(textAt(tokens, at))
      ? { length: at + 1 - start, meaning: distanceOf(value) }
      : undefined
  // '2k' is two tokens.
  const isThousand = textAt(tokens, at) === 'k' && tokens[at]!.span[0] === tokens[at - 1]!.span[1]
  if (isThousand) at++
  const number = isThousand ? value * 1000 : value
  const hasPlus =
    textAt(tokens, at) === '+' || (textAt(tokens, at) === 'or' && textAt(tokens, at + 1) === 'more')
  if (hasPlus) at += textAt(tokens, at) === '+' ? 1 : 2
  const unit = textAt(tokens, at)
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
    if (isFollowedByPlace(textAt(tokens, at + 1))) return done(distanceOf(number * hours * milesPerHour), 1)
  }
  if (people.has(unit)) return done(measure('seats', number), 1)
  const measured = areaAt(tokens, at, number) ?? heightAt(tokens, at, number)
  if (measured) return done(measured.meaning, measured.length)
  // '8 lane pool' is one pool.
  if (/^lanes?$/.test(unit) && !isBowling(tokens)) return done({ type: 'filler' }, 1)
  if (participants.has(unit)) return done({ type: 'filler' }, 1)
  if (number < 1 || tokens[start + before]!.isNegative) return done({ type: 'filler' }, 0)
  if (!Number.isInteger(number)) return undefined
  return done({ type: 'number', value: number }, 0)
}

const measure = (of: MeasureName, value: number): Meaning => ({
  type: 'measure',
  of,
  value: Math.round(value),
})

/** 'sq ft' after a number. */
function areaAt(tokens: readonly Token[], at: number, value: number): NumberMatch | undefined {
  for (const length of [2, 1]) {
    const unit = tokens.slice(at, at + length).map(({ word }) => word)
    const size = squareFeetOf.get(unit.join(''))
    if (size !== undefined && unit.length === length)
      return { length, meaning: measure('square feet', value * size) }
  }
  return undefined
}

/** 'ft ceilings' after a number. */
function heightAt(tokens: readonly Token[], at: number, value: number): NumberMatch | undefined {
  const units = feet.has(textAt(tokens, at)) ? 1 : 0
  let length = units
  while (heights.test(textAt(tokens, at + length))) length++
  if (length === units || (units === 0 && !textAt(tokens, at).startsWith('ceiling'))) return undefined
  return {
    length: textAt(tokens, at + length) === 'height' ? length + 1 : length,
    meaning: measure('clear height', value),
  }
}

/** '25 yd', '100 by 60 yards'. No profile has lengths of its spaces. */
export function lengthAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  const first = amountAt(tokens, start)
  if (first === undefined) return undefined
  let length = first.length
  if (/^(?:x|by)$/.test(textAt(tokens, start + length))) {
    const second = amountAt(tokens, start + length + 1)
    if (second !== undefined) length += 1 + second.length
  }
  const isLength = lengths.test(textAt(tokens, start + length))
  return isLength ? { length: length + 1, meaning: { type: 'filler' } } : undefined
}

/** Lanes are bowling lanes unless the text is about a pool or a track. */
const isBowling = (tokens: readonly Token[]) =>
  tokens.some(({ word }) => /^(?:bowl|boliche|quilles|tenpin)/.test(word)) ||
  !tokens.some(({ word }) =>
    /^(?:pools?|swim\w*|natator\w*|aquatics?|piscin[ae]s?|alberca|tracks?)$/.test(word),
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

/** Ages of players: 'U12', '14U', 'U-16', '18 & under'. */
export function ageAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  const [first, second] = [textAt(tokens, start), textAt(tokens, start + 1)]
  const isAge = (word: string) => /^\d{1,2}$/.test(word)
  if (isAge(first) && /^(?:under|over)$/.test(second)) return { length: 2, meaning: { type: 'filler' } }
  const isPair = (first === 'u' && isAge(second)) || (isAge(first) && second === 'u')
  return isPair && tokens[start + 1]!.isGlued ? { length: 2, meaning: { type: 'filler' } } : undefined
}

/** 'seats 2,000', 'capacity of 500'. */
export function capacityAt(tokens: readonly Token[], start: number): NumberMatch | undefined {
  if (!/^(?:seats|seating|capacity|holds)$/.test(textAt(tokens, start))) return undefined
  let at = start + 1
  if (/^(?:of|for|at)$/.test(textAt(tokens, at))) at++
  at += leastAt(tokens, at)
  const amount = amountAt(tokens, at)
  const value = amount?.value ?? 0
  if (amount === undefined || value < 10 || value > largest) return undefined
  at += amount.length
  const next = textAt(tokens, at)
  const length = at - start + (people.has(next) || next === '+' ? 1 : 0)
  return { length, meaning: measure('seats', value) }
}
