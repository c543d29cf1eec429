import type { ReadFieldName, TextRange } from '@app/contract/events/request-reading.ts'
import { isPastAt } from './clauses.ts'
import { purposeOf, type Purpose } from './date-purpose.ts'
import { daysIn } from './days-in.ts'
import { rangeOfMatch } from './finding.ts'
import { kindOf, type Counted } from './recognizers/counted.ts'
import type { Sentence } from './sentences.ts'

const figures = String.raw`(?:(?:low|mid|middle|high|upper|lower)(?:[- ]to[- ](?:low|mid|high))?[- ])?(?:\d|two|three|four|five|six|seven)[- ](?:figures?|digits?)`
const few = String.raw`(?:an? )?(?:few|several|many) (?:dozen|hundred|thousand|grand|million|k)s?`
/** 'Low five figures', 'a few thousand', 'thousands of dollars', 'twelve fifty dollars'. */
const money = new RegExp(
  String.raw`\b(?:${figures}|${few}|(?:hundreds|thousands)(?= of dollars)|\w+ \w+ (?:dollars|bucks))\b`,
  'i',
)
/** 'Hundreds', 'several dozen'. */
const people = new RegExp(
  String.raw`\b(?:${figures}|${few}|(?:tens|dozens|scores|hundreds|thousands)(?: of (?:hundreds|thousands))?)\b`,
  'i',
)

/** What names a field, and the words that name no number which can be read. */
const topics: Partial<Record<ReadFieldName, { topic: RegExp; vague: RegExp }>> = {
  budgetTo: {
    topic: /\b(?:budget\w*|afford|spend|(?:can|could|able to|willing to) pay|price range)\b/i,
    vague: money,
  },
  attendance: { topic: /\b(?:spectators?|fans|attendance|attendees|audience|crowds?)\b/i, vague: people },
  teamCount: { topic: /\bteams\b/i, vague: people },
}

/** Whether the words count somebody else: 'a few hundred teams' is no budget. */
const isOfOthers = (name: ReadFieldName, after: string) => {
  const kind = kindOf(/^ (?:of )?(\w+)/.exec(after)?.[1]?.toLowerCase() ?? '')
  return kind !== undefined && kind !== kindsOf[name]
}
const kindsOf: Partial<Record<ReadFieldName, Counted>> = { attendance: 'spectators', teamCount: 'teams' }

/** The words about a missing field that name no exact number: 'in the low five figures'. */
export function unreadWords(
  name: ReadFieldName,
  sentences: readonly Sentence[],
  today: string,
): TextRange | undefined {
  const named = topics[name]
  if (named === undefined) return undefined
  for (const sentence of sentences) {
    if (sentence.part === 'signature' || !named.topic.test(sentence.text)) continue
    const match = named.vague.exec(sentence.text)
    if (match === null || isPastAt(sentence, match.index, today)) continue
    if (!isOfOthers(name, sentence.text.slice(match.index + match[0].length)))
      return rangeOfMatch(sentence, match)
  }
  return undefined
}

const fieldOf: Partial<Record<Purpose, ReadFieldName>> = {
  event: 'startDate',
  deadline: 'responseDeadline',
  decision: 'decisionDate',
}

/** The first words for each field that name days which no calendar has: 'June 31'. */
export function missingDays(sentences: readonly Sentence[], today: string) {
  const found = new Map<ReadFieldName, TextRange>()
  for (const sentence of sentences) {
    if (sentence.part === 'signature') continue
    for (const days of daysIn(sentence, today)) {
      const name = days.isMissing ? fieldOf[purposeOf(sentence, days, today)] : undefined
      if (name === undefined || found.has(name)) continue
      const words = sentence.text.slice(days.start, days.end).replace(/\.$/, '')
      found.set(name, rangeOfMatch(sentence, { index: days.start, 0: words }))
    }
  }
  return found
}
