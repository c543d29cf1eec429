import { useNavigate } from 'react-router'
import { groupsChanged } from '../api/groups-changed.ts'
import { useWrite } from '../page/use-write.ts'

interface Opening {
  /** Of the lead. */
  id: string
  /** Sent once it is open. */
  text?: string
}

/** Opens the conversation of a host and the organizer about a lead of this event, from either side. */
export function useConversation(eventId: string) {
  const navigate = useNavigate()
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
      onDone: (group, queries) => {
        void groupsChanged(queries, group)
        void navigate(`/groups/${group}`)
      },
    },
  )
}
