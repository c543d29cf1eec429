import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { Writing } from '../answering/facts/writing.ts'
import { factsOf } from '../answering/facts/facts-of.ts'
import { isQuotable, proseOf, sentencesOf } from '../answering/prose.ts'
import {
  isPage,
  type DestinationRecord,
  type GuideRecord,
  type PageOfGuide,
} from '../records/guide-record.ts'
import { topics } from '../words/topics.ts'

/** All that a record says, as the sentences that our own engine would write. Nothing in them speaks to a program. */
export function recordFacts(record: GuideRecord, home: DestinationRecord, writing: Writing): string[] {
  return [...new Set(allFacts(record, home, writing))].filter(isQuotable)
}

function allFacts(record: GuideRecord, home: DestinationRecord, writing: Writing): string[] {
  const { say, format } = writing
  if (record.kind === 'ownAnswer') return [record.name, ...sentencesOf(record.answer)]
  if (record.kind === 'airport') {
    const { name, code, miles } = record
    return [say.airport({ name, code, miles: format.number(miles), place: home.name })]
  }
  const always = { ...writing, time: undefined }
  const facts = topics.flatMap((topic) => factsOf(record, topic, always))
  if (record.kind === 'story') return proseOf(record)
  return isPage(record) ? [...facts, ...hoursOfWeek(record, writing), ...proseOf(record)] : facts
}

/** Of each day from today on, so that nobody has to work out which days a range has. */
const hoursOfWeek = (page: PageOfGuide, writing: Writing): string[] =>
  page.hours.length === 0
    ? []
    : [0, 1, 2, 3, 4, 5, 6].flatMap((ahead) => {
        const day = addDays(writing.today, ahead)
        return factsOf(page, 'hours', {
          ...writing,
          time: { days: { from: day, to: day }, times: [], isNow: false },
        })
      })
