import type { Event } from '@app/contract/events/event-schema.ts'
import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { useState } from 'react'
import { loadApi } from '../../api/load-api.ts'
import { ownProfilesKey } from '../../api/own-lists-keys.ts'
import { reasonOf } from '../../api/problem.ts'
import { signIn, useSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import { Button } from '../../components/actions/button.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { Skeleton } from '../../components/display/skeleton.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { kinds } from '../../kind/registry.ts'
import { Loaded } from '../../page/loaded.tsx'
import { readCollections } from '../event-collections.ts'
import type { RequestDraft } from '../request-draft.ts'
import { copiedDraft } from './copied-draft.ts'
import styles from './form.module.css'

const mostEvents = 100

interface CopyEventProps {
  onCopy: (draft: RequestDraft) => void
}

/** Starts from an event of the person's, such as last year's request. */
export function CopyEvent({ onCopy }: CopyEventProps) {
  const [isOpen, setOpen] = useState(false)
  const isSignedIn = useSession((session) => session.person !== null)
  return (
    <>
      <Button icon="copy" onClick={() => (isSignedIn ? setOpen(true) : signIn('login'))}>
        Copy an event
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Copy an event or last year’s request"
        description="Its dates move to the same weekdays next year. Deadlines, hosts and documents are left out."
      >
        <OwnEvents
          onCopy={(draft) => {
            onCopy(draft)
            setOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}

function OwnEvents({ onCopy }: CopyEventProps) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState<string>()
  const toast = useToast()
  const events = useApi([...ownProfilesKey(kinds.event), 'copied'], async (api, signal) => {
    const { data } = await api['event-mgmt'].events.my({ take: mostEvents }, { signal })
    return data.toSorted((a, b) => b.startDate.localeCompare(a.startDate))
  })

  async function copy(event: Event) {
    setBusy(event.id)
    try {
      onCopy(copiedDraft(event, await readCollections(await loadApi(), event.id)))
    } catch (error) {
      toast.error(`Not copied. ${reasonOf(error)}`)
    }
    setBusy(undefined)
  }

  return (
    <Loaded query={events} skeleton={<Skeleton look="block" className={styles.waiting} />}>
      {(own) =>
        own.length === 0 ? (
          <EmptyState title="No events yet" headingLevel="h3">
            Events and requests that you manage show up here.
          </EmptyState>
        ) : (
          <>
            <TextField
              label="Find an event"
              isLabelHidden
              placeholder="Find an event"
              icon="search"
              type="search"
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <ul className={styles.events}>
              {own
                .filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
                .map((event) => (
                  <li key={event.id}>
                    <button type="button" disabled={busy !== undefined} onClick={() => void copy(event)}>
                      <b className="semi">{event.name}</b>
                      <span className="sm mut">{eventDatesText(event)}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </>
        )
      }
    </Loaded>
  )
}
