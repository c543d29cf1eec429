import { useNavigate } from 'react-router'
import { groupsChanged } from '../api/groups-changed.ts'
import { useSession } from '../api/session.ts'
import { useWrite } from '../page/use-write.ts'
import { beginMessage } from './begin-message.ts'

export interface Opening {
  /** Of the lead. */
  id: string
  /** Sent once it is open. */
  text?: string
  /** What the reader's own message begins with. */
  beginning?: string
}

/** Opens the conversation of a host and the organizer about a lead of this event, from either side. */
export function useConversation(eventId: string) {
  const navigate = useNavigate()
  const subject = useSession(({ person }) => person?.subject)
  return useWrite<string, Opening>(
    async (api, { id, text }) => {
      const { data } = await api['event-mgmt'].events.leads.conversation({ ownerId: eventId, id })
      if (text !== undefined)
        await api['user-mgmt'].groups.messages.create({
          ownerId: data.id,
          data: { clientId: crypto.randomUUID(), text },
        })
      return data.id
    },
    {
      failed: 'The conversation didn’t open.',
      onDone: (group, queries, { beginning }) => {
        if (beginning !== undefined) beginMessage(subject, group, beginning)
        void groupsChanged(queries, group)
        void navigate(`/groups/${group}`)
      },
    },
  )
}
