import type { HostKindName } from '@app/contract/owners.ts'
import { storedRecord } from '../page/device-storage.ts'
import { deviceDrafts } from '../page/draft-store.ts'
import { keepRequest, leftRequest, tidyLeftRequests, toHosts } from '../page/left-requests.ts'
import { oldKeys, shortInOld } from './old-drafts.ts'
import { draftIn, type DraftRows, type RequestDraft } from './request-draft.ts'

/** What a draft is of: the guided request without hosts, or else a request to these. */
type Hosts = readonly { id: string; kind?: HostKindName; name?: string }[]

export const draftKey = (hosts: Hosts) =>
  hosts.length === 0
    ? 'request'
    : `${toHosts}${hosts
        .map(({ id }) => id)
        .toSorted()
        .join(' ')}`

/** With its hosts, so that a list of drafts names them and opens the form again. */
const storeValues = (hosts: Hosts, values: object) =>
  keepRequest(draftKey(hosts), { ...values, hosts: hosts.map(({ kind, id, name }) => ({ kind, id, name })) })
export const storeRequest = (hosts: Hosts, draft: RequestDraft) => storeValues(hosts, draft)
export const dropRequest = (hosts: Hosts) => deviceDrafts.drop(draftKey(hosts))

const oldKeyOf = (hosts: Hosts) => (hosts.length === 0 ? oldKeys.guided : oldKeys.short)

/** The draft of an older version. */
function oldDraft(hosts: Hosts, rows: DraftRows): RequestDraft | undefined {
  const old = leftRequest(oldKeyOf(hosts))
  return old && draftIn(hosts.length === 0 ? old : shortInOld(old), rows)
}

/** The draft that this device keeps, by the types of its values. */
export function storedRequest(hosts: Hosts, rows: DraftRows): RequestDraft {
  const stored = leftRequest(draftKey(hosts))
  return stored ? draftIn(stored, rows) : (oldDraft(hosts, rows) ?? {})
}

/** When a form opens: drops what nobody came back to, and moves the draft of an older version to its new key. */
export function tidyRequests(opened: Hosts, rows: DraftRows) {
  tidyLeftRequests(draftKey(opened))
  const old = oldDraft(opened, rows)
  if (old === undefined || leftRequest(draftKey(opened)) !== undefined) return
  storeRequest(opened, old)
  deviceDrafts.drop(oldKeyOf(opened))
}

/** A draft whose hosts changed goes along. False if these hosts have another draft already: then both stay. */
export function moveRequest(from: Hosts, to: Hosts): boolean {
  if (leftRequest(draftKey(to)) !== undefined) return false
  const stored = leftRequest(draftKey(from))
  if (stored !== undefined && storeValues(to, stored)) dropRequest(from)
  return true
}

/** Reports the draft of a key that another tab stores, and undefined when it drops it. Returns a function that stops it. */
export const followRequest = (
  key: string,
  rows: DraftRows,
  listener: (draft: RequestDraft | undefined) => void,
) =>
  deviceDrafts.onOtherTab(key, (text) =>
    listener(text === null ? undefined : draftIn(storedRecord(text), rows)),
  )
