import { numberOf } from '../../../../search/reading/amounts.ts'
import { addDays } from '../../../../search/reading/calendar-days.ts'
import {
  daysAround,
  isIncluding,
  isOccupied,
  isSetup,
  isTeardown,
  setupWeekday,
  withoutTeardown,
} from '../around-event.ts'
import { weekdayOfWord } from '../date-tokens.ts'
import type { Context, Finding } from '../finding.ts'
import { inYear, weekdayOf, type NarrowedDays, type ReadDays as Read } from '../read-days.ts'

const isAround = (text: string) => isSetup(text) || isTeardown(text)

/** Whether days are within others, in the year that one of them names. */
function isWithin(inner: Read, outer: Read) {
  if (inner.isMissing || outer.isMissing) return false
  const year =
    outer.hasYear === inner.hasYear ? undefined : Number((outer.hasYear ? outer : inner).from.slice(0, 4))
  const dated = (day: string) => (year === undefined ? day : inYear(day, year))
  const [from, to] = [dated(inner.from), dated(inner.to)]
  const [first, last] = [dated(outer.from), dated(outer.to)]
  return first <= from && to <= last && (first < from || to < last)
}

/** A text with more days has no single event. */
const mostDays = 40

/** 'We need the hall June 3-7, the games are June 5-6 and the rest is set-up': the hall is taken on days that aren't the event's. */
export function withOccupied(all: readonly Read[], { sentences }: Context): Read[] {
  const events = all.filter(({ purpose }) => purpose === 'event')
  if (events.length < 2 || events.length > mostDays) return [...all]
  const occupied = new Set(events.filter(({ sentence, start }) => isOccupied(sentence.text.slice(0, start))))
  const isOuter = (outer: Read) =>
    occupied.has(outer) &&
    events.some(
      (inner) =>
        !occupied.has(inner) && inner.sentence.message === outer.sentence.message && isWithin(inner, outer),
    ) &&
    sentences.some(({ message, text }) => message === outer.sentence.message && isAround(text))
  return all.map((one) => (isOuter(one) ? { ...one, purpose: 'setup' } : one))
}

/** The days of the event among those that include its set-up and tear-down. */
export function withoutAround(read: Read): NarrowedDays {
  const after = read.sentence.text.slice(read.end)
  if (read.type !== 'days' || read.from === read.to || !isIncluding(after))
    return { days: read, other: undefined, reason: undefined }
  const reason = 'These days include set-up or tear-down.'
  const around = daysAround(after)
  const [from, to] = [addDays(read.from, around?.setup ?? 0), addDays(read.to, -(around?.teardown ?? 0))]
  return around === undefined || from > to
    ? { days: read, other: undefined, reason }
    : {
        days: { ...read, from, to },
        other: { from: read.from, to: read.to },
        reason: `${reason} We left them out.`,
      }
}

/** 'Set-up on Thursday', 'setup 6/16', 'load-in the day before'. */
export function setupDays(
  { sentences }: Context,
  all: readonly Read[],
  first: string | undefined,
  /** Not a window, whose first day says nothing of the weekday before the event. */
  isFixed: boolean,
): Finding[] {
  return sentences.flatMap((sentence): Finding[] => {
    const { label, valueAt } = sentence
    const text = withoutTeardown(sentence.text)
    const dated = all.find((read) => read.sentence === sentence && read.purpose === 'setup')
    if (first === undefined || (dated === undefined && !isSetup(text))) return []
    // 'Setup days before the event: 1'.
    const labeled = /\bdays?\b/.test(label)
      ? /^\d\b/.exec(text.slice(valueAt))
      : /^(?:set[- ]?up|load[- ]?in|move[- ]?in)\b/.test(label)
        ? /^\d(?= days?\b)/.exec(text.slice(valueAt))
        : null
    // 'Setup the 9th', of the month of the event.
    const ordinal = dated ? null : /\bthe (\d{1,2})(?:st|nd|rd|th)\b/i.exec(text)
    const day = Number(ordinal?.[1])
    const isOwnDay = ordinal !== null && day < Number(first.slice(8)) && day >= Number(first.slice(8)) - 7
    const onWeekday =
      setupWeekday(sentence.text) ?? /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(text)
    const number =
      /\b(one|two|three|four|five|a|the|[1-5])(?: full| whole| extra)? (?:(?:days?|night|evening|afternoon) (?:before|prior|early|earlier|ahead|(?:on|at) (?:either|each|both) (?:side|end)s?|(?:each )?(?:of|for|to) (?:set|load|move|build|rig|assemble))|(?:set-?up|load-in|move-in) days?\b)/i.exec(
        text,
      )
    const value = dated
      ? (Date.parse(first) - Date.parse(inYear(dated.from, Number(first.slice(0, 4))))) / 86_400_000
      : labeled
        ? Number(labeled[0])
        : number
          ? /^(?:a|the)$/i.test(number[1]!)
            ? 1
            : (numberOf(number[1]!) ?? 0)
          : isOwnDay
            ? Number(first.slice(8)) - day
            : onWeekday && isFixed
              ? (weekdayOf(first) - weekdayOfWord(onWeekday[0].toLowerCase())! + 7) % 7
              : 0
    if (value < 1 || value > 7) return []
    const named = labeled ? { index: valueAt, 0: labeled[0] } : (number ?? (isOwnDay ? ordinal : onWeekday))
    const word = text.search(/\b(?:set|load|mov)/i)
    const index = dated?.start ?? named!.index
    const at = word < 0 ? index : word
    const [start, end] = dated
      ? [Math.min(at, dated.start), dated.end]
      : [Math.min(at, index), Math.max(word < 0 ? 0 : at + 5, index + named![0].length)]
    return [
      {
        name: 'setupDays',
        value,
        ranges: [{ start: sentence.start + start, end: sentence.start + end }],
        sentence,
      },
    ]
  })
}
