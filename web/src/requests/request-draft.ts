import type { ReadFieldName, ReadFields } from '@app/contract/events/request-reading.ts'
import { deviceDrafts } from '../page/draft-store.ts'

/** What is known of a request before the form: fields of an event and of who asks, by the contract's names. */
export type RequestDraft = { [N in ReadFieldName]?: NonNullable<ReadFields[N]>['value'] | undefined }

const key = 'request-draft'

/** Hands a draft over to the form. False if this device stores nothing. */
export const storeRequestDraft = (draft: RequestDraft) => deviceDrafts.write(key, JSON.stringify(draft))
