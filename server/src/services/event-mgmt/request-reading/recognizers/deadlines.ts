import { addDays } from '../../../../search/reading/calendar-days.ts'
import { isSetup } from '../date-purpose.ts'
import { weekdayOfWord } from '../date-tokens.ts'
import type { Context, Finding } from '../finding.ts'
import { inYear, rangeIn, weekdayOf, type ReadDays as Read } from '../read-days.ts'

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
    const name = read.purpose === 'deadline' ? 'responseDeadline' : 'decisionDate'
    return [
      { name, value: isLate ? read.to : value, ranges: [rangeIn(read)], sentence: read.sentence, reason },
    ]
  })
}

/** 'by Friday', without a date. */
export function weekdayDeadline({ sentences, today }: Context, known: readonly Read[]): Finding[] {
  return sentences.flatMap((sentence): Finding[] => {
    if (known.some((read) => read.sentence === sentence)) return []
    const match =
      /\b(?:by|before|no later than) (?:end of (?:day|business) )?(?:this |next )?(\w+day)\b/i.exec(
        sentence.text,
      )
    const weekday = weekdayOfWord(match?.[1]?.toLowerCase() ?? '')
    if (
      match === null ||
      weekday === undefined ||
      !/\b(?:know|hear|reply|respond|answer|quote|proposal|back)\b/i.test(sentence.text)
    )
      return []
    const value = addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1)
    const start = sentence.start + match.index
    return [
      {
        name: 'responseDeadline',
        value,
        ranges: [{ start, end: start + match[0].length }],
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
    const labeled = /\bdays?\b/.test(label) ? /^\d\b/.exec(text.slice(valueAt)) : null
    const dated = all.find((read) => read.sentence === sentence && read.purpose === 'setup')
    const word = /\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(text)
    const number =
      /\b(one|two|three|a|the|1|2|3)(?: full)? days? (?:before|prior|early|earlier|ahead|of (?:set|load|move)|for (?:set|load|move))/i.exec(
        text,
      )
    const numbers: Record<string, number> = { one: 1, a: 1, the: 1, two: 2, three: 3 }
    const value = dated
      ? (Date.parse(first) - Date.parse(inYear(dated.from, Number(first.slice(0, 4))))) / 86_400_000
      : labeled
        ? Number(labeled[0])
        : number
          ? (numbers[number[1]!.toLowerCase()] ?? Number(number[1]))
          : word
            ? (weekdayOf(first) - weekdayOfWord(word[0].toLowerCase())! + 7) % 7
            : 0
    if (value < 1 || value > 7) return []
    const named = labeled ? { index: valueAt, 0: labeled[0] } : (number ?? word)!
    const at = text.search(/\b(?:set|load|mov)/i)
    const [start, end] = dated
      ? [Math.min(at, dated.start), dated.end]
      : [Math.min(at, named.index), Math.max(at + 5, named.index + named[0].length)]
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
