import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { useState } from 'react'
import { signIn, useSession } from '../../api/session.ts'
import { Button } from '../../components/actions/button.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { useOwnProfiles } from '../../kind/own-profiles.ts'
import { kinds } from '../../kind/registry.ts'
import { Loaded } from '../../page/loaded.tsx'
import { useWrite } from '../../platform/calls/use-write.ts'
import { readCollections } from '../event-collections.ts'
import type { RequestDraft } from '../request-draft.ts'
import { copiedDraft } from './copied-draft.ts'
import styles from './form.module.css'
import { Stack } from '../../platform/boxes/stack.tsx'

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
  const events = useOwnProfiles(kinds.event)
  const copy = useWrite(
    async (api, id: string) => {
      // Others of its team may have changed it since the list was read.
      const [{ data: event }, collections] = await Promise.all([
        api['event-mgmt'].events.get({ id }),
        readCollections(api, id),
      ])
      return copiedDraft(event, collections)
    },
    { failed: 'Not copied.', onDone: onCopy },
  )

  return (
    <Loaded query={events}>
      {({ items: own }) =>
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
                .toSorted((a, b) => b.startDate.localeCompare(a.startDate))
                .map((event) => (
                  <li key={event.id}>
                    <button type="button" disabled={copy.isBusy} onClick={() => copy.run(event.id)}>
                      <Stack as="span" gap="0">
                        <b className="semi">{event.name}</b>
                        <span className="sm mut">{eventDatesText(event)}</span>
                      </Stack>
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
