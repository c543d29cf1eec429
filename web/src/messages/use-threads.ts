import type { Api } from '@app/contract/api.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { groupTouches, threadsKey } from '../api/groups-changed.ts'
import { loadApi } from '../api/load-api.ts'
import { useOwnUser } from '../api/own-account.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { threadFilterOf, type ThreadQuery } from './thread-query.ts'
import { pollInterval } from './use-messages.ts'
import { keepShown } from '../platform/calls/use-observed.ts'

type UserCalls = Api['user-mgmt']
export type Thread = Awaited<ReturnType<UserCalls['users']['threads']['list']>>['data'][number]

const threadsPerPage = 50

/** The reader's conversations, newest first, in pages. */
export function useThreads(query: ThreadQuery) {
  const { data: user } = useOwnUser()
  const ownerId = user?.id
  return useInfiniteQuery({
    queryKey: [...threadsKey, ownerId, query],
    queryFn: async ({ pageParam: offset, signal }) =>
      (await loadApi())['user-mgmt'].users.threads.filtered(
        { ownerId: ownerId ?? '', data: threadFilterOf(query), offset, take: threadsPerPage },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ _meta }, pages) =>
      pages.length * threadsPerPage < _meta.stats.count ? pages.length * threadsPerPage : undefined,
    enabled: ownerId !== undefined,
    refetchInterval: pollInterval,
    placeholderData: keepShown,
  })
}

/** What writes need to know of a conversation. */
export interface ThreadState {
  id: string
  name: string
  isArchived: boolean
  isMuted: boolean
  isIgnored: boolean
}

/** Writes of the reader to a conversation on their own list. A failed one says so in a toast. */
export function useThreadWrites({ id, name, isArchived, isMuted, isIgnored }: ThreadState) {
  const { data: user } = useOwnUser()
  const ownerId = user?.id ?? ''
  const toast = useToast()
  const changed = { touches: groupTouches(id), isTouchedByFailure: true }
  const { groups, users } = calls['user-mgmt']
  const { run: open } = useWrite(users.threads.opened, changed)
  const { attempt: archive } = useWrite(users.threads.archived, changed)
  const { run: mute } = useWrite(groups.mute, {
    ...changed,
    done: isMuted ? 'You get notices of new messages again.' : 'Muted. You get no notices of new messages.',
  })
  const { run: ignore } = useWrite(groups.ignore, {
    ...changed,
    confirm: () =>
      isIgnored
        ? undefined
        : {
            title: `Ignore ${name}?`,
            text: 'New messages are never unread and send you no notices, and an archived conversation stays archived. The others don’t learn it. You can read and write as before.',
            confirmText: 'Ignore',
          },
  })
  const { attempt: remove } = useWrite(users.threads.remove, {
    ...changed,
    confirm: () => ({
      title: `Remove ${name} from your list?`,
      text: 'The conversation comes back with its next message. Nothing is deleted.',
      confirmText: 'Remove',
    }),
  })
  return {
    open: (isOpened: boolean) => open({ ownerId, id, isOpened }),
    async archive() {
      if (!(await archive({ ownerId, id, isArchived: !isArchived }))) return
      toast.success(isArchived ? 'The conversation is back in the list.' : 'The conversation is archived.', {
        topic: 'archived conversation',
        action: { label: 'Undo', onPress: () => void archive({ ownerId, id, isArchived }) },
      })
    },
    mute: () => mute({ id, isMuted: !isMuted }),
    ignore: () => ignore({ id, isIgnored: !isIgnored }),
    async remove(onRemoved: () => void) {
      if (await remove({ ownerId, id })) onRemoved()
    },
  }
}
