import type { Event } from '@app/contract/events/event-schema.ts'
import { emailPurposes, type EmailPurpose } from '@app/contract/rules/email-purposes.ts'
import { useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { CopyButton } from '../../../components/actions/copy-button.tsx'
import { Banner } from '../../../components/display/banner.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { TextArea } from '../../../components/fields/text-area.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { Loaded } from '../../../page/loaded.tsx'
import { Toolbar } from '../../../platform/boxes/row.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { calls } from '../../../platform/calls/calls.ts'
import { useRead } from '../../../platform/calls/use-read.ts'
import styles from './lifecycle.module.css'

const purposeTexts: Record<EmailPurpose, string> = {
  Invitation: 'Invite teams',
  Reminder: 'Remind teams to sign up',
  Details: 'Tell participants what they need to know',
  Venue: 'Ask a venue that isn’t on the marketplace',
}
const choices = emailPurposes.map((value) => ({ value, label: purposeTexts[value] }))

/** The email that the organizer of an event of this category writes most. */
const firstPurpose = ({ category }: Event): EmailPurpose => (category === 'RFP' ? 'Venue' : 'Invitation')

interface EventEmailProps {
  event: Event
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export const EventEmail = ({ event, ...dialog }: EventEmailProps) => (
  <Dialog
    {...dialog}
    title="Write an email"
    description="Written from what the event’s page says. Nothing is sent from here: change it, then copy it or open it in your email app."
  >
    <WrittenEmail event={event} />
  </Dialog>
)

interface Letter {
  subject: string
  text: string
}

function WrittenEmail({ event }: { event: Event }) {
  const [purpose, setPurpose] = useState(firstPurpose(event))
  /** What was changed, by purpose, so that another choice loses nothing. */
  const [edited, setEdited] = useState<Partial<Record<EmailPurpose, Letter>>>({})
  const written = useRead(
    calls['event-mgmt'].events.email,
    { data: { id: event.id, purpose } },
    // The event may have changed a moment ago.
    { staleTime: 0 },
  )
  return (
    <div className={styles.form}>
      <Stack>
        <SelectField
          label="What for"
          value={purpose}
          options={choices}
          onChange={({ target }) =>
            setPurpose(emailPurposes.find((one) => one === target.value) ?? emailPurposes[0])
          }
        />
        <Loaded query={written} errorTitle="The email didn’t load.">
          {({ data }) => (
            <>
              {data.remarks.map((remark) => (
                <Banner key={remark} tone="warn">
                  {remark}
                </Banner>
              ))}
              <LetterFields
                letter={edited[purpose] ?? data}
                onChange={(letter) => setEdited({ ...edited, [purpose]: letter })}
                onUndo={
                  edited[purpose] === undefined
                    ? undefined
                    : () => setEdited({ ...edited, [purpose]: undefined })
                }
              />
            </>
          )}
        </Loaded>
      </Stack>
    </div>
  )
}

interface LetterFieldsProps {
  letter: Letter
  onChange: (letter: Letter) => void
  /** Undefined while nothing was changed. */
  onUndo: (() => void) | undefined
}

function LetterFields({ letter: { subject, text }, onChange, onUndo }: LetterFieldsProps) {
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  return (
    <>
      <TextField
        label="Subject"
        value={subject}
        onChange={({ target }) => onChange({ subject: target.value, text })}
      />
      <TextArea
        label="Text"
        rows={14}
        value={text}
        onChange={({ target }) => onChange({ subject, text: target.value })}
      />
      <Toolbar>
        {onUndo && (
          <Button variant="quiet" icon="rotate-ccw" onClick={onUndo}>
            Undo my changes
          </Button>
        )}
        <CopyButton variant="quiet" text={text} label="Copy the text" />
        <ButtonLink variant="primary" icon="mail" to={mail}>
          Open in your email app
        </ButtonLink>
      </Toolbar>
    </>
  )
}
