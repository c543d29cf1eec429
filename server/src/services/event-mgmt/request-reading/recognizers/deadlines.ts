import { numberOf } from '../../../../search/reading/amounts.ts'
import { addDays } from '../../../../search/reading/calendar-days.ts'
import { isSetup } from '../date-purpose.ts'
import { weekdayOfWord } from '../date-tokens.ts'
import type { Context, Finding } from '../finding.ts'
import { inYear, rangeIn, weekdayOf, type ReadDays as Read } from '../read-days.ts'

const firm =
  /\b(?:hard|final|firm|absolute|drop[- ]dead|real|actual|true|very) (?:deadline|cut-?off|due date|last day|latest)\b/i

/** Deadlines are the next such days, and before the event. */
export function deadlines(all: readonly Read[], first: string | undefined): Finding[] {
  return all.flatMap((read): Finding[] => {
    if (read.purpose !== 'deadline' && read.purpose !== 'decision') return []
    const isLate = first !== undefined && read.to > first
    const value = isLate && !read.hasYear ? inYear(read.to, Number(read.to.slice(0, 4)) - 1) : read.to
    const reason = isLate
      ? 'This day is after the event.'
      : read.type === 'days' && !read.isHoliday
        ? undefined
        : 'The words don’t name a day.'
    const around = /\b(?:(?:on or )?(?:about|around)|circa|approx\w*\.?|roughly|near)\s*(?:the )?$/i.exec(
      read.sentence.text.slice(0, read.start),
    )?.[0]
    const vague = around ? `“${around.trim()}” isn’t an exact day.` : undefined
    const name = read.purpose === 'deadline' ? 'responseDeadline' : 'decisionDate'
    return [
      {
        name,
        value: isLate ? read.to : value,
        ranges: [rangeIn(read)],
        sentence: read.sentence,
        reason: reason ?? vague,
        // 'Proposals by Friday would be lovely, but the hard deadline is …'.
        rank:
          firm.test(/[^,.;]*$/.exec(read.sentence.text.slice(0, read.start))![0]) ||
          firm.test(/^[^,.;]*/.exec(read.sentence.text.slice(read.end))![0])
            ? 1
            : intent.test(read.sentence.text)
              ? -1
              : 0,
      },
    ]
  })
}

/** 'Letter of intent due March 1', which counts if no other answer is asked for. */
const intent = /\b(?:letters? of (?:intent|interest)|expressions? of interest)\b/i

const asked =
  /\b(?:know|hear|reply|respond|answer|quotes?|proposals?|bids?|back|rsvp|confirm|numbers|pricing|yes or no|deadline)\b/i

/** 'by the 15th', without a month, and 'by the end of next week'. */
function unnamedDay(text: string, today: string): { day: string; match: RegExpExecArray } | undefined {
  const numbered = /\bby the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|anni|annual))/i.exec(text)
  const number = Number(numbered?.[1])
  if (numbered && number >= 1 && number <= 28) {
    const month = today.slice(0, 8)
    const same = `${month}${String(number).padStart(2, '0')}`
    const next = addDays(`${month}28`, 4).slice(0, 8)
    return { day: same > today ? same : `${next}${String(number).padStart(2, '0')}`, match: numbered }
  }
  const end = /\bby (?:the )?end of (this|next|the) (week|month)\b/i.exec(text)
  if (!end) return undefined
  const isNext = end[1]!.toLowerCase() === 'next'
  if (end[2]!.toLowerCase() === 'week')
    return { day: addDays(today, ((5 - weekdayOf(today) + 7) % 7) + (isNext ? 7 : 0)), match: end }
  const first = addDays(`${today.slice(0, 8)}28`, 4).slice(0, 8)
  const after = isNext ? `${addDays(`${first}28`, 4).slice(0, 8)}01` : `${first}01`
  return { day: addDays(after, -1), match: end }
}

/** 'by Friday', without a date. */
export function weekdayDeadline({ sentences, today }: Context, known: readonly Read[]): Finding[] {
  return sentences.flatMap((sentence): Finding[] => {
    if (known.some((read) => read.sentence === sentence)) return []
    const match =
      /\b(?:by|before|no later than) (?:end of (?:day|business) )?(?:this |next )?(\w+day)\b/i.exec(
        sentence.text,
      )
    if (!asked.test(sentence.text)) return []
    const weekday = weekdayOfWord(match?.[1]?.toLowerCase() ?? '')
    const named =
      match !== null && weekday !== undefined
        ? { day: addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1), match }
        : unnamedDay(sentence.text, today)
    if (named === undefined) return []
    const value = named.day
    const start = sentence.start + named.match.index
    return [
      {
        name: 'responseDeadline',
        value,
        ranges: [{ start, end: start + named.match[0].length }],
        sentence,
        reason: 'The date isn’t written. This is the next such day.',
      },
    ]
  })
}

/** 'Set-up on Thursday', 'setup 6/16', 'load-in the day before'. */
export function setupDays(
  { sentences }: Context,
  all: readonly Read[],
  first: string | undefined,
): Finding[] {
  return sentences.flatMap((sentence): Finding[] => {
    const { text, label, valueAt } = sentence
    if (!isSetup(text) || first === undefined) return []
    // 'Setup days before the event: 1'.
    const labeled = /\bdays?\b/.test(label)
      ? /^\d\b/.exec(text.slice(valueAt))
      : /^(?:set[- ]?up|load[- ]?in|move[- ]?in)\b/.test(label)
        ? /^\d(?= days?\b)/.exec(text.slice(valueAt))
        : null
    const dated = all.find((read) => read.sentence === sentence && read.purpose === 'setup')
    // 'Setup the 9th', of the month of the event.
    const ordinal = dated ? null : /\bthe (\d{1,2})(?:st|nd|rd|th)\b/i.exec(text)
    const day = Number(ordinal?.[1])
    const isOwnDay = ordinal !== null && day < Number(first.slice(8)) && day >= Number(first.slice(8)) - 7
    const onWeekday =
      // 'On Saturday, with Friday for setup'.
      /\b(mon|tues|wednes|thurs|fri|satur|sun)day(?= (?:is |as |for |to |the |a )*(?:set|load|move|build)[- ]?(?:up|in)?\b)/i.exec(
        text,
      ) ?? /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(text)
    const number =
      /\b(one|two|three|four|five|a|the|[1-5])(?: full| whole| extra)? (?:(?:days?|night|evening|afternoon) (?:before|prior|early|earlier|ahead|(?:of|for|to) (?:set|load|move|build|rig|assemble))|(?:set-?up|load-in|move-in) days?\b)/i.exec(
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
            : onWeekday
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
