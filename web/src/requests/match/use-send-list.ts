import { maxHosts } from '@app/contract/rules/limits.ts'
import { useSession } from '../../api/session.ts'
import { storedRecord } from '../../page/device-storage.ts'
import { useUnsentText } from '../../page/use-unsent-text.ts'

export interface PickedHost {
  id: string
  name: string
  score: number
  headerImage: string | null
}

const isPicked = (host: unknown): host is PickedHost =>
  typeof host === 'object' &&
  host !== null &&
  'id' in host &&
  typeof host.id === 'string' &&
  'name' in host &&
  typeof host.name === 'string' &&
  'score' in host &&
  typeof host.score === 'number' &&
  'headerImage' in host &&
  (host.headerImage === null || typeof host.headerImage === 'string')

/** The hosts that the organizer is about to ask, in the order in which they were picked. This tab keeps them across reloads. */
export function useSendList(requestId: string) {
  const subject = useSession((session) => session.person?.subject)
  const { text, change } = useUnsentText(subject, `hosts of ${requestId}`)
  const picked = Object.values(storedRecord(text)).filter(isPicked).slice(0, maxHosts)
  const store = (hosts: readonly PickedHost[]) =>
    change(
      hosts.length === 0
        ? ''
        : JSON.stringify(
            Object.fromEntries(
              hosts.map(({ id, name, score, headerImage }) => [id, { id, name, score, headerImage }]),
            ),
          ),
    )
  const isFull = picked.length >= maxHosts
  const has = (id: string) => picked.some((host) => host.id === id)
  return {
    picked,
    isFull,
    has,
    toggle: (host: PickedHost) => {
      if (has(host.id)) store(picked.filter(({ id }) => id !== host.id))
      else if (!isFull) store([...picked, host])
    },
    clear: () => change(''),
  }
}
export type SendList = ReturnType<typeof useSendList>
