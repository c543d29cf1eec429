/** A time as it is written, before any zone is known. */
export interface WrittenTime {
  /** What the clocks show: the time of a clock in UTC that shows the same, in ms. */
  wall: number
  isDay: boolean
  /** From UTC in ms, if it is written behind the time. */
  offset: number | undefined
}

/** Days are those of the calendar, which may have 23 or 25 hours; the rest is in ms. */
export interface WrittenLength {
  days: number
  ms: number
}

export const dayMs = 86_400_000

/**
 * RFC 5545 writes `20270301T180000Z`; some programs write the dashes and colons of ISO 8601, also without leading zeros, or slashes, offsets,
 * or no seconds.
 */
const timePattern =
  /^(\d{4})(?:-?(\d\d)-?(\d\d)|[-/](\d\d?)[-/](\d\d?))(?:[T\s]?(\d\d|\d(?=:))(?::?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?)?$/i

/** Undefined for anything else than a time or a day that exists. */
export function readTime(text: string, valueType?: string): WrittenTime | undefined {
  const [, year, month, date, loneMonth, loneDate, hour, minute = '0', second = '0', zone] =
    timePattern.exec(text.trim()) ?? []
  const [y, m, d] = [Number(year), Number(month ?? loneMonth) - 1, Number(date ?? loneDate)]
  const time = new Date(0)
  time.setUTCFullYear(y, m, d)
  if (year === undefined || time.getUTCMonth() !== m || time.getUTCDate() !== d) return undefined
  if (hour === undefined || valueType?.toUpperCase() === 'DATE')
    return { wall: time.getTime(), isDay: true, offset: undefined }
  const [h, min, s] = [Number(hour), Number(minute), Number(second)]
  if (h > 24 || min > 59 || s > 60 || (h === 24 && min + s > 0)) return undefined
  const wall = time.getTime() + ((h * 60 + min) * 60 + s) * 1000
  return { wall, isDay: false, offset: zone === undefined ? undefined : readOffset(zone) }
}

/** In ms. Undefined for anything else than `Z`, `-0500`, `-05:00` or `-050000`. */
export function readOffset(text: string): number | undefined {
  if (/^z$/i.test(text)) return 0
  const [, sign, hours, minutes = '0', seconds = '0'] =
    /^([+-]?)(\d\d?)(?::?(\d\d)(?::?(\d\d))?)?$/.exec(text.trim()) ?? []
  if (hours === undefined) return undefined
  const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
  return size > dayMs ? undefined : sign === '-' ? -size : size
}

const lengthPattern =
  /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i
/** Longer ones are mistakes, whose ends no clock can show. */
const mostDays = 36_525

/** Undefined for anything else than a duration that somebody may have meant. */
export function readLength(text: string): WrittenLength | undefined {
  const found = lengthPattern.exec(text.trim().replaceAll(',', '.'))
  if (!found) return undefined
  const [, sign, ...parts] = found
  if (parts.every((part) => part === undefined)) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0))
  const factor = sign === '-' ? -1 : 1
  const length = {
    days: factor * (weeks * 7 + days),
    ms: factor * ((hours * 60 + minutes) * 60 + seconds) * 1000,
  }
  return Math.abs(length.days) + Math.abs(length.ms) / dayMs > mostDays ? undefined : length
}
