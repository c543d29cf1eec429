import { useMemo } from 'react'
import { groupTouches } from '../api/groups-changed.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import type { Groups, Message } from './conversation-types.ts'
import type { OutgoingMessage } from './outbox.ts'
import type { Reported } from './report-dialog.tsx'

type MessageCalls = Groups['messages']
type Run = (messages: MessageCalls) => Promise<unknown>

interface Removal {
  id: string
  hasManagers: boolean
}

/** Changes of messages. A failed one says so in a toast. */
export function useMessageWrites(ownerId: string) {
  const touched = { touches: groupTouches(ownerId), isTouchedByFailure: true }
  const { attempt } = useWrite(async ({ 'user-mgmt': { groups } }, run: Run) => run(groups.messages), touched)
  const { run: remove } = useWrite(
    async ({ 'user-mgmt': { groups } }, { id }: Removal) => groups.messages.remove({ ownerId, id }),
    {
      ...touched,
      confirm: ({ hasManagers }) => ({
        title: 'Delete this message?',
        text: `Its text and files disappear for everybody.${hasManagers ? ' Managers of the group can still read the text.' : ''}`,
        confirmText: 'Delete',
        isDangerous: true,
      }),
    },
  )
  return useMemo(
    () => ({
      edit: async (id: string, text: string) =>
        attempt((messages) =>
          messages.update({ ownerId, id, patch: [{ op: 'replace', path: '/text', value: text }] }),
        ),
      remove: (id: string, hasManagers: boolean) => remove({ id, hasManagers }),
      react: async (id: string, emoji: string, isOn: boolean) =>
        attempt((messages) => (isOn ? messages.react : messages.unreact)({ ownerId, id, emoji })),
    }),
    [attempt, remove, ownerId],
  )
}

/** A message, who looks at it, and what they can do with it. */
export interface MessageItemProps {
  groupId: string
  message: Message
  ownId: string
  /** It follows a message of the same author, whose name isn't repeated. */
  isContinued: boolean
  /** Of what is inside: one message is a tab stop at a time. */
  tabIndex: 0 | -1
  /** Members by id. */
  names: ReadonlyMap<string, string>
  writes: ReturnType<typeof useMessageWrites>
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
