import { wordAt, type Token } from '../../../../search/reading/tokens.ts'
import { isLaterSaid, spelledTimeAt } from './spelled-times.ts'

/** A time of day that a question names, in minutes, and on which side of it. */
export interface ReadTime {
  length: number
  side: 'at' | 'after' | 'before'
  minute: number
  /** Of 'late' and 'mid-afternoon', which name no time to tell. */
  isVague?: true
}

const after = new Set(['after', 'past', 'despues', 'apres', 'since', 'from'])
const before = new Set(['before', 'until', 'till', 'by', 'antes', 'hasta', 'avant', 'jusqu'])
const opensBefore = new Set(['before', 'antes', 'avant'])
const firstMorningHour = 5
const at = new Set(['at', 'around', 'a', 'las', 'vers'])
const between = new Set(['de', 'las', 'la', 'a', 'the', 'around', 'about'])

const hourMinutes = 60
const halfDay = 12
const isMorning = (word: string) => /^(?:am|a\.?m\.?)$/.test(word)
const isEvening = (word: string) => /^(?:pm|p\.?m\.?)$/.test(word)

interface Clock {
  length: number
  minute: number
  isVague?: true
}

/** Parts of the day that are about one time. */
const dayParts = [
  { words: ['media', 'tarde'], minute: 16 * hourMinutes },
  { words: ['mid', 'afternoon'], minute: 16 * hourMinutes },
  { words: ['milieu', 'd', 'apres', 'midi'], minute: 16 * hourMinutes },
  { words: ['media', 'manana'], minute: 10 * hourMinutes + 30 },
  { words: ['mid', 'morning'], minute: 10 * hourMinutes + 30 },
  { words: ['milieu', 'de', 'matinee'], minute: 10 * hourMinutes + 30 },
]
const isAt = (tokens: readonly Token[], start: number, words: readonly string[]) =>
  words.every((word, place) => wordAt(tokens, start + place) === word)

/** '9 PM', '9:30', '21h30', '21 h', '9 de la noche', 'noon', 'midnight'. A number alone is none. */
function clockAt(tokens: readonly Token[], start: number): Clock | undefined {
  const word = wordAt(tokens, start)
  const part = dayParts.find(({ words }) => isAt(tokens, start, words))
  if (part) return { length: part.words.length, minute: part.minute, isVague: true }
  if (/^(?:noon|mediodia|midi)$/.test(word)) return { length: 1, minute: halfDay * hourMinutes }
  if (/^(?:midnight|medianoche|minuit)$/.test(word)) return { length: 1, minute: 2 * halfDay * hourMinutes }
  // '1130pm'
  const compact = /^(\d{1,2})([0-5]\d)$/.exec(word)
  const compactHalf = wordAt(tokens, start + 1)
  if (compact && (isMorning(compactHalf) || isEvening(compactHalf)) && Number(compact[1]) <= halfDay) {
    const hours = (Number(compact[1]) % halfDay) + (isEvening(compactHalf) ? halfDay : 0)
    return { length: 2, minute: hours * hourMinutes + Number(compact[2]) }
  }
  if (!/^\d{1,2}$/.test(word) || Number(word) > 24) return undefined
  const hour = Number(word)
  let next = start + 1
  let minutes = 0
  let isClock = false
  if (/^h(?:eures?|rs?)?$/.test(wordAt(tokens, next))) {
    isClock = true
    next++
  }
  if (
    /^[0-5]\d$/.test(wordAt(tokens, next)) &&
    (isClock || tokens[next]!.isGlued || tokens[next - 1]!.isLabel)
  ) {
    minutes = Number(wordAt(tokens, next))
    isClock = true
    next++
  }
  const half = wordAt(tokens, next)
  const isLater =
    isEvening(half) || isOf(tokens, next, /^(?:noche|tarde)$/) || /^(?:soir)$/.test(wordAt(tokens, next + 1))
  const isEarly =
    isMorning(half) || isOf(tokens, next, /^(?:manana|madrugada)$/) || wordAt(tokens, next + 1) === 'matin'
  if (isMorning(half) || isEvening(half)) next++
  else if (isOf(tokens, next, /^(?:noche|tarde|manana|madrugada)$/)) next += 3
  else if (/^(?:du|de)$/.test(half) && /^(?:soir|matin)$/.test(wordAt(tokens, next + 1))) next += 2
  if (!isClock && next === start + 1) return undefined
  const full = isLater && hour < halfDay ? hour + halfDay : isEarly && hour === halfDay ? 0 : hour
  return { length: next - start, minute: full * hourMinutes + minutes }
}

const isOf = (tokens: readonly Token[], start: number, part: RegExp) =>
  wordAt(tokens, start) === 'de' && wordAt(tokens, start + 1) === 'la' && part.test(wordAt(tokens, start + 2))

/** 'At 3', 'a las 3'. */
const isSaidAt = (tokens: readonly Token[], hour: number) =>
  /^(?:at|las|around|about|past|after|before|until|vers)$/.test(wordAt(tokens, hour - 1))

/** 'after 9 PM', 'después de las 9 de la noche', 'before noon', 'at 7:30 am', '9 PM'. */
export function readTime(tokens: readonly Token[], start: number): ReadTime | undefined {
  const first = wordAt(tokens, start)
  const side = after.has(first) ? 'after' : before.has(first) ? 'before' : 'at'
  let next = side !== 'at' || at.has(first) ? start + 1 : start
  while (next > start && next < start + 4 && between.has(wordAt(tokens, next))) next++
  const clock = spelledTimeAt(tokens, next) ?? clockAt(tokens, next)
  if (clock) return { ...clock, length: next + clock.length - start, side }
  // 'After 9' in the evening, where people ask for what is still open.
  const hour = Number(wordAt(tokens, next))
  if (
    /^(?:[1-9]|1[01])$/.test(wordAt(tokens, next)) &&
    isSaidAt(tokens, next) &&
    isLaterSaid(tokens, next + 1)
  )
    return { length: next + 1 - start, side, minute: (hour + halfDay) * hourMinutes }
  if (
    side === 'at' ||
    !/^\d{1,2}$/.test(wordAt(tokens, next)) ||
    hour > halfDay ||
    tokens[next + 1]?.word.match(/^(?:mile|mi|km|team|people|year)/)
  )
    return undefined
  // Before work or a game, what is open early; until when, in the evening.
  const isEarly = opensBefore.has(first) && hour >= firstMorningHour
  return { length: next + 1 - start, side, minute: (hour + (isEarly ? 0 : halfDay)) * hourMinutes }
}
