import { numberOf } from '../../../../search/reading/amounts.ts'
import { hoursOf, milesOf } from '../../../../search/reading/distance-units.ts'
import { numberPattern } from '../../../../search/reading/number-words.ts'
import { rangeOfMatch, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'

/** What stands for a number before 'mile' and 'hour'. */
const others: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  half: 0.5,
  'half an': 0.5,
  'half a': 0.5,
  couple: 2,
  'a couple': 2,
  'couple of': 2,
  'a couple of': 2,
}
const amount = String.raw`(${numberPattern}|half an?|half|(?:a )?couple(?: of)?|an?)`
const unit = '(miles?|mi|kms?|kilometers?|hours?|hrs?|minutes?|mins?)'
const way = "(?:['’]s?)?(?: ?-?(?:radius|drive|driving distance|drive time|car ride))?"
const pattern = new RegExp(
  String.raw`(?:\b(?:within|inside|up to|plus or minus|at most|no more than|not more than|max(?:imum)?(?: of)?|less than|under|about|roughly)\s+)?(?<![\d.])\b(?:a |an )?${amount}(?:\s*(?:-|–|to)\s*(\d{1,3}))?( and a half)?[ -]?${unit}\b( and a half)?${way}`,
  'gi',
)
/** Long drives are on highways. */
const [milesPerHour, highway, longDrive] = [50, 62.5, 2]

const cue =
  /\b(?:within|radius|drive|driv\w*|of|from|at most|max|no more|less than|under|or less|tops|around (?:it|there))\b/i

/** The miles that a match means, and why they must be confirmed. */
function milesIn([typed, one = '', upper, half, word = '', halfAfter]: readonly (string | undefined)[]) {
  const value =
    (upper === undefined ? (others[one.toLowerCase()] ?? numberOf(one) ?? Number.NaN) : Number(upper)) +
    (half === undefined && halfAfter === undefined ? 0 : 0.5)
  const hours = hoursOf.get(word.toLowerCase())
  const drive = (hours ?? 0) * value
  const miles = Math.round(
    hours === undefined
      ? value * (milesOf.get(word.toLowerCase()) ?? 1)
      : Math.round((drive * (drive < longDrive ? milesPerHour : highway)) / 5) * 5,
  )
  const reason = hours === undefined ? undefined : `“${typed?.trim()}” is read as ${miles} miles by road.`
  return miles >= 1 && miles <= 3000 ? { miles, reason } : undefined
}

type Read = NonNullable<ReturnType<typeof milesIn>>
const radius = (sentence: Sentence, match: RegExpExecArray, { miles, reason }: Read): Finding => ({
  name: 'requestDist',
  value: miles,
  ranges: [rangeOfMatch(sentence, match)],
  sentence,
  reason,
})

const limit =
  /(?:\b(?:within|inside(?: of)?|up to|at (?:the )?most|max(?:imum)?(?: of)?|less than|under|(?:no|not|nothing|nobody|none|few|isn['’]?t|than|any)[^.;]{0,30}?(?:more|farther|further|over|past|beyond|longer|outside|exceed(?:ing)?)(?: than)?(?: a| about)?|(?:travel|drive|go) (?:up to|as far as|about)|(?:can|could|['’]d|['’]ll|(?:happy|willing|able|ready|prepared) to) (?:travel|drive|go)|as far as)|n['’]t\b[^.;]{0,30}?(?:more|farther|further|over|past|beyond|longer|outside)(?: than)?)\s*(?:a |an |about |around |roughly |say )?$/i
const limitAfter =
  /^\s*(?:or (?:less|so)|(?:around|of|from) (?:it|there)\b|max|tops|(?:around|surrounding|out|in any direction)(?=\s*(?:$|[.,;)]))|at (?:the )?(?:very )?most|(?:(?:away|around|out|of there|in any direction|either way) )?(?:(?:works?|will (?:do|work))\b|(?:is|are|would be|['’]s) (?:ok|okay|fine|good|great|acceptable|doable|possible|all right|alright|(?:the|our|my) (?:limit|max\w*|most|outer|absolute)|as far as|about as far))|radius)\b/i
const elsewhere =
  /\b(?:hotels?|motels?|lodging|rooms?|propert(?:y|ies)|airport|hospital|er|interstate|highway|restaurants?|parking|races?|runs?|walk|course|loop|laps?|swim|bike|ride|trail|relay|practice|warm[- ]?up|umpires?|referees?|refs|officials?|volunteers?)\b/i
const isCourse =
  /^\s*(?:of|from) (?:each other|one another)\b|^\s*of (?:road|trail|course|open|paved|pavement|water|single ?track)|^\s*[- ]?(?:\w+ )?(?:race|run|course|loop|walk|swim|bike|ride|trail|relay|route|event|time trial|notice|games?|halves|sets?|slots?|blocks?|sessions?|long)\b/i

/** 'Within 20 miles of the fields': hotels or the like, as the fields are what is looked for. */
const fromVenue =
  /^(?: or (?:less|closer|under)| max(?:imum)?| at most)? (?:of|from|to) (?:the|our|your|this|that) (?:\w+ )?(?:fields?|courts?|venue|site|facility|gym|arena|park|complex|rink|pool|course|building|stadium|hall)\b/i

/** 'Denver is a nine hour drive.' */
const isFarAway = /(?:['’]s|\b(?:is|was|were|be|being)) (?:about |around |like |almost |over |more than )*$/i

/** 'Teams come from 300 miles around.' */
const ofTravelers =
  /\b(?:teams|players|families|fans|people|they|riders|athletes|kids|members)\b[^.;,]{0,30}$/i

/** 'Nothing over 45 miles', 'anything within an hour is fine', away from the place that another sentence names. */
export function limitedDistance(sentence: Sentence): Finding[] {
  const { text } = sentence
  for (const match of text.matchAll(pattern)) {
    const head = text.slice(0, match.index)
    const tail = text.slice(match.index + match[0].length)
    const typedLimit = /^(?:within|inside|up to|plus or minus|at most|no more|not more|max|less|under)/i.test(
      match[0],
    )
    const isLimit =
      typedLimit ||
      limit.test(head) ||
      limitAfter.test(tail) ||
      /radius$/i.test(match[0]) ||
      (/drive$/i.test(match[0]) && !isFarAway.test(head))
    const near =
      text
        .slice(Math.max(0, match.index - 60), match.index)
        .split(/[;,.]\s/)
        .at(-1) ?? ''
    const after = /^[^,.;]{0,40}/.exec(tail)?.[0] ?? ''
    if (
      !isLimit ||
      (!typedLimit && ofTravelers.test(head)) ||
      elsewhere.test(sentence.label) ||
      fromVenue.test(tail) ||
      isCourse.test(tail) ||
      elsewhere.test(near) ||
      elsewhere.test(after)
    )
      continue
    const read = milesIn(match)
    if (read) return [{ ...radius(sentence, match, read), rank: -1 }]
  }
  return []
}

/** 'Search radius: 50 miles'. */
export function labeledDistance(sentence: Sentence): Finding[] {
  const match = /^\D{0,12}(\d{1,4})\s?(?:miles?|mi)?\b/i.exec(sentence.text.slice(sentence.valueAt))
  if (match === null || !/\b(?:radius|distance|how far|within)\b/.test(sentence.label)) return []
  if (/\b(?:hotels?|lodging|rooms?|airport)\b/.test(sentence.label)) return []
  const [typed, miles = ''] = match
  const range = { index: sentence.valueAt, 0: typed }
  return Number(miles) >= 1
    ? [{ name: 'requestDist', value: Number(miles), ranges: [rangeOfMatch(sentence, range)], sentence }]
    : []
}

/** The miles around a place that the same sentence names. Those of hotels are another field. */
export function distanceIn(sentence: Sentence, place: { start: number; end: number }): Finding[] {
  const { text } = sentence
  for (const match of text.matchAll(pattern)) {
    const { index, 0: typed } = match
    const end = index + typed.length
    const gap = end <= place.start ? text.slice(end, place.start) : text.slice(place.end, index)
    const isNear = gap.length < 45 && !/[;]/.test(gap)
    const isOfHotels =
      /\b(?:hotels?|lodging|rooms?)\b[^.;]{0,30}$/i.test(text.slice(0, index)) && end > place.end
    if (
      !isNear ||
      isOfHotels ||
      fromVenue.test(text.slice(end)) ||
      isCourse.test(text.slice(end)) ||
      !cue.test(typed + text.slice(end, end + 16) + (gap.length < 45 ? gap : ''))
    )
      continue
    const read = milesIn(match)
    if (read) return [radius(sentence, match, read)]
  }
  return []
}
