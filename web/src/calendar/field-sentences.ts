import { fieldErrorsOf } from '../api/problem.ts'

const names: Readonly<Record<string, string>> = {
  title: 'The name',
  name: 'The name',
  unitIds: 'The spaces',
  starts: 'The start',
  ends: 'The end',
  to: 'The end',
  expiresDate: 'The last day',
  firstDay: 'The first day',
  lastDay: 'The last day',
  weekdays: 'The choice of days',
  note: 'The note',
  url: 'The address',
  bufferMinutes: 'The time',
}

/** The first error of each invalid field as a sentence: 'The end must be after the start.' */
export const fieldSentences = (error: unknown): Map<string, string> =>
  new Map(
    [...fieldErrorsOf(error)].map(([field, message]) => [field, `${names[field] ?? 'This'} ${message}.`]),
  )
