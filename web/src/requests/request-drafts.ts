import { storedRecord } from '../page/device-storage.ts'
import { deviceDrafts } from '../page/draft-store.ts'
import { oldKeys, shortInOld } from './old-drafts.ts'
import { draftIn, type DraftRows, type RequestDraft } from './request-draft.ts'

/** What a draft is of: the guided request without hosts, or else a request to these. */
type Hosts = readonly { id: string }[]

const toHosts = 'request to '
export const draftKey = (hosts: Hosts) =>
  hosts.length === 0
    ? 'request'
    : `${toHosts}${hosts
        .map(({ id }) => id)
        .toSorted()
        .join(' ')}`

export const storeRequest = (hosts: Hosts, draft: RequestDraft) =>
  deviceDrafts.write(draftKey(hosts), JSON.stringify({ ...draft, savedDate: Date.now() }))
export const dropRequest = (hosts: Hosts) => deviceDrafts.drop(draftKey(hosts))

const mostKept = 20
/** In ms. */
const longestKept = 90 * 24 * 60 * 60_000

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

/** The draft that this device keeps, by the types of its values. One of an older version is moved here. */
export function storedRequest(hosts: Hosts, rows: DraftRows): RequestDraft {
  dropOld(draftKey(hosts))
  const stored = deviceDrafts.read(draftKey(hosts))
  if (stored !== null) return draftIn(storedRecord(stored), rows)
  const oldKey = hosts.length === 0 ? oldKeys.guided : oldKeys.short
  const old = deviceDrafts.read(oldKey)
  if (old === null) return {}
  const record = storedRecord(old)
  const draft = draftIn(hosts.length === 0 ? record : shortInOld(record), rows)
  storeRequest(hosts, draft)
  deviceDrafts.drop(oldKey)
  return draft
}

/** A draft whose hosts changed goes along. */
export function moveRequest(from: Hosts, to: Hosts) {
  const stored = deviceDrafts.read(draftKey(from))
  if (stored === null) return
  deviceDrafts.write(draftKey(to), stored)
  dropRequest(from)
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
