import { hoursOf, milesOf } from '../../../../search/reading/distance-units.ts'
import { rangeOfMatch, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  'half an': 0.5,
  'couple of': 2,
  'a couple of': 2,
}
const pattern =
  /(?:\b(?:within|inside|up to|at most|no more than|not more than|max(?:imum)?(?: of)?|less than|under|about|roughly)\s+)?\b(?:a |an )?(\d{1,4}|half an|an?|(?:a )?couple of|one|two|three|four|five|six|eight|ten)(?:\s*(?:-|–|to)\s*(\d{1,3}))?[ -]?(miles?|mi|kms?|kilometers?|hours?|hrs?|minutes?|mins?)\b(?:['’]s?)?(?: ?-?(?:radius|drive|driving distance|drive time|car ride))?/gi
/** Long drives are on highways. */
const [milesPerHour, highway, longDrive] = [50, 62.5, 2]

const cue = /\b(?:within|radius|drive|driv\w*|of|from|at most|max|no more|less than|under|or less|tops)\b/i

/** 'Search radius: 50 miles'. */
export function labeledDistance(sentence: Sentence): Finding[] {
  const match = /^\D{0,12}(\d{1,4})\s?(?:miles?|mi)?\b/i.exec(sentence.text.slice(sentence.valueAt))
  if (match === null || !/\b(?:radius|distance|how far|within)\b/.test(sentence.label)) return []
  if (/\b(?:hotels?|lodging|rooms?|airport)\b/.test(sentence.label)) return []
  const [typed, amount = ''] = match
  const range = { index: sentence.valueAt, 0: typed }
  return Number(amount) >= 1
    ? [{ name: 'requestDist', value: Number(amount), ranges: [rangeOfMatch(sentence, range)], sentence }]
    : []
}

/** The miles around a place that the same sentence names. Those of hotels are another field. */
export function distanceIn(sentence: Sentence, place: { start: number; end: number }): Finding[] {
  const { text } = sentence
  for (const match of text.matchAll(pattern)) {
    const { index, 0: typed, 1: amount = '', 2: upper, 3: unit = '' } = match
    const end = index + typed.length
    const gap = end <= place.start ? text.slice(end, place.start) : text.slice(place.end, index)
    const isNear = gap.length < 45 && !/[;]/.test(gap)
    const isOfHotels =
      /\b(?:hotels?|lodging|rooms?)\b[^.;]{0,30}$/i.test(text.slice(0, index)) && end > place.end
    if (!isNear || isOfHotels || !cue.test(typed + text.slice(end, end + 16) + (gap.length < 45 ? gap : '')))
      continue
    const value = Number(upper ?? numbers[amount.toLowerCase()] ?? amount)
    const word = unit.toLowerCase()
    const hours = hoursOf.get(word)
    const drive = (hours ?? 0) * value
    const miles =
      hours === undefined
        ? value * (milesOf.get(word) ?? 1)
        : Math.round((drive * (drive < longDrive ? milesPerHour : highway)) / 5) * 5
    if (!(miles >= 1 && miles <= 3000)) continue
    const reason = hours === undefined ? undefined : `“${typed.trim()}” is read as ${miles} miles by road.`
    return [
      {
        name: 'requestDist',
        value: Math.round(miles),
        ranges: [rangeOfMatch(sentence, match)],
        sentence,
        reason,
      },
    ]
  }
  return []
}
