import type { ReadFieldName, ReadFields } from '@app/contract/events/request-reading.ts'

/** What is known of a request: fields of an event and of who asks, by the contract's names. */
export type RequestDraft = { [N in ReadFieldName]?: NonNullable<ReadFields[N]>['value'] | undefined }
