import { addDays } from '../../../../search/reading/calendar-days.ts'
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
