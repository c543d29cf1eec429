import type { Source } from '@app/contract/assistants/answer-schema.ts'
import type { GuideRecord } from '../records/guide-record.ts'

/** The records that an answer may cite, by the numbers that it cites them by. Only what was retrieved for it has one. */
export function openCitations() {
  const records: GuideRecord[] = []
  return {
    /** The number of a record, from 1 in order of their first mention. */
    numberOf(record: GuideRecord): number {
      const at = records.indexOf(record)
      return at >= 0 ? at + 1 : records.push(record)
    },
    recordOf: (number: number): GuideRecord | undefined => records[number - 1],
  }
}
export type Citations = ReturnType<typeof openCitations>

export const sourceOf = ({ kind, id, name, date }: GuideRecord, number: number): Source => ({
  number,
  kind,
  id,
  name,
  date,
})

/** A sentence as models write it: with the numbers of its sources after it. */
export const withMarks = (sentence: string, numbers: readonly number[]) =>
  `${unmarked(sentence)}${numbers.map((number) => `[${number}]`).join('')} `

/** Brackets in a record's own words are no citations. */
export const unmarked = (text: string) => text.replaceAll('[', '(').replaceAll(']', ')')
