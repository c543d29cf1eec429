import { wordAt, type Token } from '../../../../search/reading/tokens.ts'
import { numberIn } from './measured-features.ts'

const hourMinutes = 60
const halfDay = 12
const parts = { half: 30, quarter: 15, media: 30, cuarto: 15, demie: 30, demi: 30, quart: 15 } as const

const minutesOf = (word: string): number | undefined =>
  Object.entries(parts).find(([part]) => part === word)?.[1]

interface Parts {
  length: number
  hour: number
  minutes: number
  /** Hours alone, which may be how long. */
  isHours?: true
}

/** The hour and minutes of 'half past eleven', 'las siete y cuarto' and 'onze heures et demie', with their length. */
function partsAt(tokens: readonly Token[], start: number): Parts | undefined {
  const word = (ahead: number) => wordAt(tokens, start + ahead)
  // 'Half past eleven', 'quarter to eight'.
  const english = minutesOf(word(0))
  const side = word(1)
  const hourAfter = numberIn(word(2))
  if (english !== undefined && hourAfter !== undefined && (side === 'past' || side === 'to'))
    return side === 'past'
      ? { length: 3, hour: hourAfter, minutes: english }
      : { length: 3, hour: hourAfter - 1, minutes: hourMinutes - english }
  const hour = numberIn(word(0))
  if (hour === undefined) return undefined
  if (word(1) === 'oclock') return { length: 2, hour, minutes: 0 }
  const isFrench = /^heures?$/.test(word(1))
  const at = isFrench ? 2 : 1
  const added = /^(?:y|et)$/.test(word(at)) ? minutesOf(word(at + 1)) : undefined
  if (added !== undefined) return { length: at + 2, hour, minutes: added }
  return isFrench && !/^\d/.test(word(0)) ? { length: 2, hour, minutes: 0, isHours: true } : undefined
}

const evening = /^(?:night|tonight|evening|afternoon|noche|tarde|soir|pm)$/
const morning = /^(?:morning|manana|madrugada|matin|am)$/
/** The part of the day is said soon after the time: 'at half past eleven on a Friday night'. */
const wordsAfter = 5
const beforeHours = /^(?:vers|avant|apres|jusqu|des)$/

/** Whether the afternoon or evening is said soon after a time: 'at 3 on a Sunday afternoon'. */
export const isLaterSaid = (tokens: readonly Token[], end: number): boolean =>
  tokens.slice(end, end + wordsAfter).some(({ word }) => evening.test(word))

/** A time of day in words. Of the evening, if that is said after it. */
export function spelledTimeAt(
  tokens: readonly Token[],
  start: number,
): { length: number; minute: number } | undefined {
  const found = partsAt(tokens, start)
  if (!found || found.hour < 0 || found.hour > 2 * halfDay) return undefined
  const before = tokens[start - 1]
  // 'Deux heures entre deux matchs' is how long.
  const isTime =
    !found.isHours || (before !== undefined && (before.isAccented || beforeHours.test(before.word)))
  if (!isTime) return undefined
  const end = start + found.length
  const part = tokens
    .slice(end, end + wordsAfter)
    .find(({ word }) => evening.test(word) || morning.test(word))?.word
  const isLater =
    found.hour > 0 &&
    found.hour < halfDay &&
    (part === undefined ? wordAt(tokens, 0) === 'tonight' : evening.test(part))
  const hour = isLater ? found.hour + halfDay : found.hour
  return { length: found.length, minute: hour * hourMinutes + found.minutes }
}
