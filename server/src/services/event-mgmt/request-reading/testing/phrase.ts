import type { ReadFieldName } from '@app/contract/events/request-reading.ts'

/** Words, a field, and what it should be. */
export type Phrase = readonly [text: string, field: ReadFieldName, value: unknown]

/** Says what most requests say before the words that matter. */
export const event = 'Soccer June 5-6, 2027. '
