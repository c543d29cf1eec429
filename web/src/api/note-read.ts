import type { QueryClient } from '@tanstack/react-query'
import { groupFactsKey } from './groups-changed.ts'

/** What everything about a conversation but its messages and files has of its members. */
interface MarkedGroup {
  members: readonly { userId: string; readSequence: number | null }[]
}

/** Moves the mark of somebody who read messages of this person, without a fetch. Nothing if the conversation isn't open. */
export function noteRead(queries: QueryClient, groupId: string, userId: string, sequence: number): void {
  queries.setQueryData<MarkedGroup>(
    groupFactsKey(groupId),
    (group) =>
      group && {
        ...group,
        members: group.members.map((member) =>
          member.userId === userId
            ? { ...member, readSequence: Math.max(member.readSequence ?? 0, sequence) }
            : member,
        ),
      },
  )
}
