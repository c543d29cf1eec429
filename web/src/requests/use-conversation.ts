import { useNavigate } from 'react-router'
import { groupsChanged } from '../api/groups-changed.ts'
import { useSession } from '../api/session.ts'
import { useTransport } from '../platform/calls/transport.ts'
import { useWrite } from '../platform/calls/use-write.ts'
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
  const { queries } = useTransport()
  return useWrite<Opening, string>(
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
      onDone: (group, { beginning }) => {
        if (beginning !== undefined) beginMessage(subject, group, beginning)
        if (queries !== undefined) void groupsChanged(queries.client, group)
        void navigate(`/groups/${group}`)
      },
    },
  )
}
