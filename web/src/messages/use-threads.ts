import type { Api } from '@app/contract/api.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { groupsChanged, threadsKey } from '../api/groups-changed.ts'
import { loadApi } from '../api/load-api.ts'
import { useOwnUser } from '../api/own-account.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { useWrite } from '../page/use-write.ts'
import { threadFilterOf, type ThreadQuery } from './thread-query.ts'
import { pollInterval } from './use-messages.ts'

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
    placeholderData: keepPreviousData,
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

interface Write {
  run: (calls: UserCalls) => Promise<unknown>
  id: string
  onSuccess?: (() => void) | undefined
}

/** Writes of the reader to their own list of conversations. A failed one says so in a toast. */
export function useThreadWrites() {
  const { data: user } = useOwnUser()
  const ownerId = user?.id ?? ''
  const toast = useToast()
  const confirm = useConfirm()
  const { run: write } = useWrite(({ 'user-mgmt': calls }, { run }: Write) => run(calls), {
    onDone: (_reply, _queries, { onSuccess }) => onSuccess?.(),
    onSettled: (queries, { id }) => groupsChanged(queries, id),
  })
  const archive = (id: string, isArchived: boolean, onSuccess?: () => void) =>
    write({ id, run: ({ users }) => users.threads.archived({ ownerId, id, isArchived }), onSuccess })
  return {
    open: (id: string, isOpened: boolean) =>
      write({ id, run: ({ users }) => users.threads.opened({ ownerId, id, isOpened }) }),
    archive: ({ id, isArchived }: ThreadState) =>
      archive(id, !isArchived, () =>
        toast.success(
          isArchived ? 'The conversation is back in the list.' : 'The conversation is archived.',
          {
            topic: 'archived conversation',
            action: { label: 'Undo', onPress: () => archive(id, isArchived) },
          },
        ),
      ),
    mute: ({ id, isMuted }: ThreadState) =>
      write({
        id,
        run: ({ groups }) => groups.mute({ id, isMuted: !isMuted }),
        onSuccess: () =>
          toast.success(
            isMuted ? 'You get notices of new messages again.' : 'Muted. You get no notices of new messages.',
          ),
      }),
    async ignore({ id, name, isIgnored }: ThreadState) {
      const ignore = () => write({ id, run: ({ groups }) => groups.ignore({ id, isIgnored: !isIgnored }) })
      if (isIgnored) return ignore()
      const outcome = await confirm({
        title: `Ignore ${name}?`,
        text: 'New messages are never unread and send you no notices, and an archived conversation stays archived. The others don’t learn it. You can read and write as before.',
        confirmText: 'Ignore',
      })
      if (outcome === 'confirmed') ignore()
    },
    async remove({ id, name }: ThreadState, onRemoved: () => void) {
      const outcome = await confirm({
        title: `Remove ${name} from your list?`,
        text: 'The conversation comes back with its next message. Nothing is deleted.',
        confirmText: 'Remove',
      })
      if (outcome === 'confirmed')
        write({ id, run: ({ users }) => users.threads.remove({ ownerId, id }), onSuccess: onRemoved })
    },
  }
}
