import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { groupsChanged } from '../api/groups-changed.ts'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import type { Groups, Message } from './conversation-types.ts'
import type { OutgoingMessage } from './outbox.ts'

type MessageCalls = Groups['messages']
type Run = (messages: MessageCalls) => Promise<unknown>

/** Changes of messages. A failed one says so in a toast. */
export function useMessageWrites(ownerId: string) {
  const queries = useQueryClient()
  const toast = useToast()
  const { mutateAsync } = useMutation({
    mutationFn: async (run: Run) => run((await loadApi())['user-mgmt'].groups.messages),
    onError: (error) => toast.error(`Nothing was changed. ${reasonOf(error)}`),
    onSettled: () => groupsChanged(queries, ownerId),
  })
  return useMemo(() => {
    /** Resolves with whether it succeeded. */
    const attempt = async (run: Run) =>
      mutateAsync(run).then(
        () => true,
        () => false,
      )
    return {
      edit: async (id: string, text: string) =>
        attempt((messages) =>
          messages.update({ ownerId, id, patch: [{ op: 'replace', path: '/text', value: text }] }),
        ),
      remove: async (id: string) => attempt((messages) => messages.remove({ ownerId, id })),
      react: async (id: string, emoji: string, isOn: boolean) =>
        attempt((messages) => (isOn ? messages.react : messages.unreact)({ ownerId, id, emoji })),
      versions: async (id: string) => {
        const { groups } = (await loadApi())['user-mgmt']
        return (await groups.messages.versions({ ownerId, id })).data
      },
    }
  }, [mutateAsync, ownerId])
}

export type MessageWrites = ReturnType<typeof useMessageWrites>

/** A message, who looks at it, and what they can do with it. */
export interface MessageItemProps {
  message: Message
  ownId: string
  /** It follows a message of the same author, whose name isn't repeated. */
  isContinued: boolean
  /** Members by id. */
  names: ReadonlyMap<string, string>
  writes: MessageWrites
  canRemove: boolean
  canReadVersions: boolean
  isEdited: boolean
  onEdit: (id: string | undefined) => void
  onReply: (to: OutgoingMessage['replyTo']) => void
  onShow: (sequence: number) => Promise<void>
}
