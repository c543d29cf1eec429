import { maxHosts } from '@app/contract/rules/limits.ts'
import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { useSession } from '../../api/session.ts'
import { storedRecord } from '../../page/device-storage.ts'
import { useUnsentText } from '../../page/use-unsent-text.ts'

export interface PickedHost {
  id: string
  name: string
  /** Null of a host that was added by its name. */
  score: number | null
  headerImage: string | null
  /** How the request reaches it, unless its team gets an email. */
  note?: string | undefined
}

const isPicked = (host: unknown): host is PickedHost =>
  typeof host === 'object' &&
  host !== null &&
  'id' in host &&
  typeof host.id === 'string' &&
  'name' in host &&
  typeof host.name === 'string' &&
  'score' in host &&
  (host.score === null || typeof host.score === 'number') &&
  'headerImage' in host &&
  (host.headerImage === null || typeof host.headerImage === 'string') &&
  (!('note' in host) || typeof host.note === 'string')

/** The hosts of a request that were asked already, with how far they are. */
export type AskedHosts = ReadonlyMap<string, LeadStatus>

export const askedHosts = (leads: readonly ListedLead[]): AskedHosts =>
  new Map(leads.map(({ profileId, status }) => [profileId, status]))

/**
 * The hosts that the organizer is about to ask, in the order in which they were picked. This tab keeps them across reloads. Hosts that were
 * asked meanwhile drop out, because each is asked once.
 */
export function useSendList(requestId: string, asked: AskedHosts) {
  const subject = useSession((session) => session.person?.subject)
  const { text, change } = useUnsentText(subject, `hosts of ${requestId}`)
  const picked = Object.values(storedRecord(text))
    .filter(isPicked)
    .filter(({ id }) => !asked.has(id))
    .slice(0, maxHosts)
  const store = (hosts: readonly PickedHost[]) =>
    change(
      hosts.length === 0
        ? ''
        : JSON.stringify(
            Object.fromEntries(
              hosts.map(({ id, name, score, headerImage, note }) => [
                id,
                { id, name, score, headerImage, note },
              ]),
            ),
          ),
    )
  const isFull = picked.length >= maxHosts
  const has = (id: string) => picked.some((host) => host.id === id)
  return {
    picked,
    isFull,
    has,
    /** What a host answered. Undefined if it was not asked. */
    askedStatus: (id: string) => asked.get(id),
    toggle: (host: PickedHost) => {
      if (has(host.id)) store(picked.filter(({ id }) => id !== host.id))
      else if (!isFull && !asked.has(host.id)) store([...picked, host])
    },
    clear: () => change(''),
  }
}
export type SendList = ReturnType<typeof useSendList>
