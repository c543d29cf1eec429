import { useMemo } from 'react'
import { groupsChanged } from '../api/groups-changed.ts'
import { loadApi } from '../api/load-api.ts'
import { useWrite } from '../page/use-write.ts'
import type { Groups, Message } from './conversation-types.ts'
import type { OutgoingMessage } from './outbox.ts'
import type { Reported } from './report-dialog.tsx'

type MessageCalls = Groups['messages']
type Run = (messages: MessageCalls) => Promise<unknown>

/** Changes of messages. A failed one says so in a toast. */
export function useMessageWrites(ownerId: string) {
  const { attempt } = useWrite(({ 'user-mgmt': { groups } }, run: Run) => run(groups.messages), {
    onSettled: (queries) => groupsChanged(queries, ownerId),
  })
  return useMemo(
    () => ({
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
    }),
    [attempt, ownerId],
  )
}

export type MessageWrites = ReturnType<typeof useMessageWrites>

/** A message, who looks at it, and what they can do with it. */
export interface MessageItemProps {
  message: Message
  ownId: string
  /** It follows a message of the same author, whose name isn't repeated. */
  isContinued: boolean
  /** Of what is inside: one message is a tab stop at a time. */
  tabIndex: 0 | -1
  /** Members by id. */
  names: ReadonlyMap<string, string>
  writes: MessageWrites
  canRemove: boolean
  /** Whether the conversation has managers, who read earlier versions. */
  hasManagers: boolean
  canReadVersions: boolean
  isEdited: boolean
  onEdit: (id: string | undefined) => void
  onReply: (to: OutgoingMessage['replyTo']) => void
  onReport: (reported: Reported) => void
  onShow: (sequence: number) => Promise<void>
}
