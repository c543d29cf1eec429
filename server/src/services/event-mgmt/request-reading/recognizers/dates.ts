import { addDays, weekendFrom } from '../../../../search/reading/calendar-days.ts'
import { daysIn } from '../days-in.ts'
import { inYear, rangeIn, weekdayOf, type NarrowedDays, type ReadDays as Read } from '../read-days.ts'
import { isSetup, isTeardown } from '../around-event.ts'
import { isAnswer, purposeOf } from '../date-purpose.ts'
import type { Context, Finding } from '../finding.ts'
import { daysOfFlex, dayCountOf, movableIn } from './date-flexibility.ts'
import { deadlines, weekdayDeadline } from './deadlines.ts'
import { flexWeeks } from './flex-weeks.ts'
import { withSchedule } from './schedule-days.ts'
import { setupDays, withoutAround, withOccupied } from './setup-days.ts'

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A year that was written elsewhere, such as in the event's name: 'Spring Cup 2028'. */
function yearWritten(all: readonly Read[], { sentences, today }: Context): number | undefined {
  const [first] = all.filter(({ hasYear, purpose }) => hasYear && purpose === 'event')
  if (first) return Number(first.from.slice(0, 4))
  const year = Number(today.slice(0, 4))
  const written = sentences
    .filter(({ part, message }) => part !== 'signature' && message.age === 0)
    .flatMap(({ text }) =>
      [...text.matchAll(/(?<![\d$,/-])(20\d\d)(?!\d|,\d|[/-])|['’](\d\d)\b/g)].map((match) =>
        Number(match[1] ?? `20${match[2]}`),
      ),
    )
    .filter((one) => one >= year && one <= year + 6)
  return new Set(written).size === 1 ? written[0] : undefined
}

/** Days without a year: those of a year that is written elsewhere, whose weekday fits, or the next ones. */
function withYear(
  read: Read,
  written: number | undefined,
  today: string,
): { days: Read; reason: string | undefined } {
  if (read.hasYear) {
    const isOther = read.weekday !== undefined && weekdayOf(read.from) !== read.weekday
    return {
      days: read,
      reason: isOther
        ? `${read.from} is a ${names[weekdayOf(read.from)]}, not a ${names[read.weekday!]}.`
        : undefined,
    }
  }
  const span = Number(read.to.slice(0, 4)) - Number(read.from.slice(0, 4))
  const moved = (year: number): Read => ({
    ...read,
    from: inYear(read.from, year),
    to: inYear(read.to, year + span),
  })
  const next = Number(read.from.slice(0, 4))
  // Weekends and holidays have other days in another year.
  const canMove = read.type === 'days' || read.type === 'window'
  if (canMove && written !== undefined && moved(written).to >= today) {
    const reason =
      written === next
        ? undefined
        : `The year isn’t written with these days. ${written} is written elsewhere.`
    return { days: moved(written), reason }
  }
  if (written === next) return { days: read, reason: undefined }
  const fitting = [next, next + 1].find(
    (year) => read.weekday !== undefined && weekdayOf(inYear(read.from, year)) === read.weekday,
  )
  return {
    days: canMove && fitting !== undefined ? moved(fitting) : read,
    reason: 'The year isn’t written. These are the next such days.',
  }
}

const spannedDays = String.raw`(thu|fri|sat)[a-z]*\.?\s*(?:-|–|—|to|through|thru|until)\s*(sat|sun|mon)[a-z]*`
const daysAfter = new RegExp(String.raw`^[\s,(:–—-]*(?:from )?${spannedDays}`, 'i')
const daysBefore = new RegExp(String.raw`\b${spannedDays},?\s*(?:(?:of|on|over)\s*)?(?:the\s*)?$`, 'i')
/** From the Saturday of a weekend. */
const daysFromSaturday = new Map(
  [...['thu', 'fri', 'sat', 'sun', 'mon'].entries()].map(([at, day]) => [day, at - 2]),
)

/** 'The second weekend of March, Fri-Sun'. */
function writtenDays({ sentence: { text }, start, end, from }: Read) {
  const [, first = '', last = ''] =
    daysAfter.exec(text.slice(end)) ?? daysBefore.exec(text.slice(0, start)) ?? []
  const [before, after] = [first, last].map((day) => daysFromSaturday.get(day.toLowerCase()))
  return before === undefined || after === undefined
    ? undefined
    : { from: addDays(from, before), to: addDays(from, after) }
}

/** Saturday and Sunday, the days that are written with the weekend, or from Friday on if the text says so elsewhere. */
function weekendDays(read: Read, { sentences }: Context): NarrowedDays {
  const isLong = sentences.some(
    ({ message, text, part }) =>
      part !== 'signature' &&
      message === read.sentence.message &&
      !isSetup(text) &&
      !isTeardown(text) &&
      !isAnswer(text) &&
      !/\b(?:committee|board|directors|decision|selection|vot\w+)\b/i.test(text) &&
      /\bfri(?:day)?\b|\b(?:3|three)[- ]day/i.test(text),
  )
  const reason = 'The words don’t say which days of the weekend.'
  const isPlain = addDays(read.from, 1) === read.to
  // 'The weekend of May 7-9' has its days.
  if (!isPlain) return { days: read, other: weekendFrom(read.from), reason }
  const written = writtenDays(read)
  if (written !== undefined) return { days: { ...read, ...written }, other: undefined, reason: undefined }
  const longer = { from: addDays(read.from, -1), to: read.to }
  return isLong
    ? { days: { ...read, ...longer }, other: { from: read.from, to: read.to }, reason }
    : { days: read, other: longer, reason }
}

/** 'July 8-11 or 15-18 2027'. */
const orOthers =
  /^(?:st|nd|rd|th)?,? or (?:the )?\d{1,2}(?:st|nd|rd|th)?(?:\s*[-–]\s*\d{1,2})?(?:,? 20\d\d)?\s*(?:[.,;)]|$|which|depend)/i

/** 'May 22 (tentative)', 'Tentative dates:', 'penciled in for May 22'. */
const tentative =
  /\b(?:tentative(?:ly)?|provisional(?:ly)?|penciled[- ]in|pencilled[- ]in|not (?:yet )?(?:final(?:ized|ised)?|confirmed|set in stone|firm|official|locked in)|(?:to be|yet to be) (?:confirmed|finalized)|tbc|unconfirmed|subject to change|isn['’]t (?:final|firm|confirmed)|aren['’]t (?:final|firm|confirmed)|pending (?:approval|confirmation))\b/i
/** What follows the days in the same clause, and what comes before them. */
const isTentative = ({ sentence, start, end }: Read) =>
  tentative.test(/^[^.;]{0,60}/.exec(sentence.text.slice(end))![0]) ||
  tentative.test(/[^.;]{0,60}$/.exec(sentence.text.slice(0, start))![0])

function eventDays(all: readonly Read[], context: Context): Finding[] {
  const { today } = context
  // 'Our Presidents' Day tournament, February 12-15'.
  // 'Next fall, any time between September 6 and October 17': the days count.
  const rankOf = ({ type, isHoliday, sentence, start, end }: Read) =>
    type === 'window'
      ? /\d{1,2}(?!\d)/.test(sentence.text.slice(start, end).replaceAll(/\d{4}/g, ''))
        ? 0.5
        : 0
      : type === 'week'
        ? 1
        : isHoliday
          ? 1.5
          : 2
  const written = yearWritten(all, context)
  return Map.groupBy(all, ({ sentence }) => sentence.message.age)
    .values()
    .toArray()
    .flatMap((own): Finding[] => {
      const events = own.filter(({ purpose }) => purpose === 'event')
      const best = Math.max(...events.map(rankOf))
      const [chosen, ...rest] =
        events.length > 0
          ? events.filter((one) => rankOf(one) === best)
          : own.filter(({ purpose }) => purpose === 'alternative')
      if (chosen === undefined) return []
      const { days: dated, reason } = withYear(chosen, written, today)
      const {
        days,
        other,
        reason: unclear,
      } = dated.type === 'weekend' ? weekendDays(dated, context) : withoutAround(dated)
      const others = [...rest, ...own.filter(({ purpose }) => purpose === 'alternative')]
        .filter((one) => one !== chosen)
        .map((one) => withYear(one, written ?? Number(days.from.slice(0, 4)), today).days)
        .map((one) => (one.type === 'weekend' ? weekendDays(one, context).days : one))
        .filter((one) => one.from !== days.from || one.to !== days.to)
      const reasons = [
        reason,
        chosen.isVague ? 'These days of the month are our reading of the words.' : undefined,
        unclear,
        chosen.type === 'week' ? 'The words name a week, not the days.' : undefined,
        others.length > 0 || orOthers.test(chosen.sentence.text.slice(chosen.end))
          ? 'The text names more than one date.'
          : undefined,
        isTentative(chosen) ? 'The text says that these days aren’t final.' : undefined,
        days.from < today ? 'These days are over.' : undefined,
      ].filter((one) => one !== undefined)
      const alternatives = [...others, ...(other ? [other] : [])]
      const common = {
        ranges: [rangeIn(chosen), ...others.map(rangeIn)],
        sentence: chosen.sentence,
        reason: reasons.join(' ') || undefined,
      }
      const { hasFlexible, dayCount } = daysOfFlex(days, chosen.sentence)
      const found: Finding[] = [
        {
          name: 'startDate',
          value: days.from,
          ...common,
          alternatives: alternatives.map(({ from }) => from),
        },
        { name: 'endDate', value: days.to, ...common, alternatives: alternatives.map(({ to }) => to) },
      ]
      const counted = dayCountOf(context, chosen.sentence.message) ?? dayCount
      const isInWeek = days.type === 'week' && counted?.name === 'dayCount' && counted.value < 7
      if (!hasFlexible && !isInWeek) return found
      return [
        ...found,
        { name: 'hasFlexibleDates', value: true, ...common, reason: undefined },
        ...(counted ? [counted] : []),
      ]
    })
}

/** 'Start date: 3/20' and 'End date: 3/21' below it as one. */
function withLabeledEnds(all: readonly Read[]): Read[] {
  const last = all.find(
    ({ sentence, from, to }) => /\b(?:ends?|last day|until|through)\b/.test(sentence.label) && from === to,
  )
  const first = all.find(
    ({ sentence, from, to }) =>
      /\b(?:starts?|begins?|first day|from)\b/.test(sentence.label) &&
      from === to &&
      sentence.message === last?.sentence.message,
  )
  if (first === undefined || last === undefined || last.to < first.from || addDays(first.from, 30) < last.to)
    return [...all]
  return all.flatMap((one) =>
    one === last ? [] : [one === first ? { ...first, to: last.to, purpose: 'event' } : one],
  )
}

/** The days of the event, its setup, and by when to answer. */
export function dates(context: Context): Finding[] {
  const { sentences, today } = context
  const read = sentences
    .filter(({ part }) => part !== 'signature')
    .flatMap((sentence) =>
      daysIn(sentence, today)
        .filter(({ isMissing }) => !isMissing)
        .map((days): Read => ({ ...days, sentence, purpose: purposeOf(sentence, days, today) })),
    )
  const all = withOccupied(withSchedule(withLabeledEnds(read)), context)
  const event = eventDays(all, context)
  const start = event.find(({ name }) => name === 'startDate')
  const isFixed = event.every(({ name }) => name !== 'hasFlexibleDates')
  const first = start?.name === 'startDate' ? start.value : undefined
  return [
    ...event,
    ...deadlines(all, first),
    ...weekdayDeadline(context, all),
    ...setupDays(context, all, first, isFixed),
    ...flexWeeks(context),
    ...(first === undefined ? [] : movableIn(context)),
  ]
}
