import { useNavigate } from 'react-router'
import { groupsChanged } from '../api/groups-changed.ts'
import { useSession } from '../api/session.ts'
import { draftKey } from '../page/conversation-texts.ts'
import { storedRecord } from '../page/device-storage.ts'
import { tabDrafts } from '../page/draft-store.ts'
import { useTransport } from '../platform/calls/transport.ts'
import { useWrite } from '../platform/calls/use-write.ts'

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

/** Begins a message in a conversation that is about to open. What the person has written there already follows. */
export function beginMessage(subject: string | undefined, groupId: string, beginning: string) {
  const key = draftKey(subject, groupId)
  const draft = storedRecord(tabDrafts.read(key))
  const own = typeof draft['text'] === 'string' ? draft['text'] : ''
  if (own.startsWith(beginning.trimEnd())) return
  const text = own === '' ? beginning : `${beginning.trimEnd()}\n\n${own}`
  tabDrafts.write(key, JSON.stringify({ ...draft, text }))
}
