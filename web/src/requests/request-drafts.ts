import type { HostKindName } from '@app/contract/owners.ts'
import { storedRecord } from '../page/device-storage.ts'
import { deviceDrafts, longestKept } from '../page/draft-store.ts'
import { oldKeys, shortInOld } from './old-drafts.ts'
import { draftIn, type DraftRows, type RequestDraft } from './request-draft.ts'

/** What a draft is of: the guided request without hosts, or else a request to these. */
type Hosts = readonly { id: string; kind?: HostKindName; name?: string }[]

const toHosts = 'request to '
export const draftKey = (hosts: Hosts) =>
  hosts.length === 0
    ? 'request'
    : `${toHosts}${hosts
        .map(({ id }) => id)
        .toSorted()
        .join(' ')}`

const storeValues = (hosts: Hosts, values: object) =>
  deviceDrafts.write(
    draftKey(hosts),
    JSON.stringify({ ...values, hosts: hosts.map(({ kind, id, name }) => ({ kind, id, name })) }),
  )
/** With its hosts, so that a list of drafts names them and opens the form again. */
export const storeRequest = (hosts: Hosts, draft: RequestDraft) =>
  storeValues(hosts, { ...draft, savedDate: Date.now() })
export const dropRequest = (hosts: Hosts) => deviceDrafts.drop(draftKey(hosts))

const mostKept = 20

/** Drops drafts to other hosts that nobody came back to. Older versions stored no date: such a draft counts as the oldest. */
function dropOld(opened: string) {
  const savedDate = (key: string) => {
    const { savedDate: date } = storedRecord(deviceDrafts.read(key))
    return typeof date === 'number' ? date : undefined
  }
  const others = deviceDrafts
    .keys(toHosts)
    .filter((key) => key !== opened)
    .map((key) => ({ key, date: savedDate(key) }))
    .toSorted((one, other) => (other.date ?? 0) - (one.date ?? 0))
  for (const [place, { key, date = Infinity }] of others.entries())
    if (place >= mostKept - 1 || date < Date.now() - longestKept) deviceDrafts.drop(key)
}

const oldKeyOf = (hosts: Hosts) => (hosts.length === 0 ? oldKeys.guided : oldKeys.short)

/** The draft of an older version. */
function oldDraft(hosts: Hosts, rows: DraftRows): RequestDraft | undefined {
  const old = deviceDrafts.read(oldKeyOf(hosts))
  if (old === null) return undefined
  const record = storedRecord(old)
  return draftIn(hosts.length === 0 ? record : shortInOld(record), rows)
}

/** The draft that this device keeps, by the types of its values. */
export function storedRequest(hosts: Hosts, rows: DraftRows): RequestDraft {
  const stored = deviceDrafts.read(draftKey(hosts))
  if (stored !== null) return draftIn(storedRecord(stored), rows)
  return oldDraft(hosts, rows) ?? {}
}

/** When a form opens: drops what nobody came back to, and moves the draft of an older version to its new key. */
export function tidyRequests(opened: Hosts, rows: DraftRows) {
  dropOld(draftKey(opened))
  const old = oldDraft(opened, rows)
  if (old === undefined || deviceDrafts.read(draftKey(opened)) !== null) return
  storeRequest(opened, old)
  deviceDrafts.drop(oldKeyOf(opened))
}

/** A draft whose hosts changed goes along. False if these hosts have another draft already: then both stay. */
export function moveRequest(from: Hosts, to: Hosts): boolean {
  if (deviceDrafts.read(draftKey(to)) !== null) return false
  const stored = deviceDrafts.read(draftKey(from))
  if (stored !== null && storeValues(to, storedRecord(stored))) dropRequest(from)
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
