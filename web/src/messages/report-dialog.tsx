import { maxReason } from '@app/contract/rules/limits.ts'
import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '../components/actions/button.tsx'
import { RadioGroup } from '../components/fields/radio-group.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { useWrite } from '../page/use-write.ts'
import styles from './report-dialog.module.css'

export interface Reported {
  person: { id: string; name: string }
  /** The message that is reported. Without one, it is the person. */
  message?: { id: string; text: string }
}

const reasons = [
  { value: 'Spam', label: 'Spam', hint: 'Advertising that nobody asked for' },
  { value: 'Harassment', label: 'Harassment', hint: 'Threats, insults or hate' },
  { value: 'Fraud', label: 'Fraud', hint: 'A scam, or somebody else’s name' },
  { value: 'Other', label: 'Something else' },
] as const

/** Of a message. Administrators get all of it. */
const longestQuote = 300

interface ReportDialogProps {
  reported: Reported
  onClose: () => void
}

/** Reports a person or a message to the administrators. */
export function ReportDialog({ reported: { person, message }, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<(typeof reasons)[number]['value']>()
  const [details, setDetails] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useId()
  const toast = useToast()
  const { run, isBusy } = useWrite(
    ({ 'user-mgmt': { userReports } }, chosen: NonNullable<typeof reason>) =>
      userReports.create({
        userId: person.id,
        data: { reason: chosen, details: details.trim(), messageId: message?.id ?? null },
      }),
    {
      onDone: () => {
        toast.success('Thank you. An administrator will look at it.')
        onClose()
      },
      failed: 'Not reported.',
    },
  )

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (reason === undefined) setMissing(true)
    else if (!isBusy) run(reason)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={message ? `Report a message of ${person.name}` : `Report ${person.name}`}
      description={
        message
          ? 'Administrators see this message and what you write. They see nothing else of the conversation.'
          : 'Administrators see what you write, and nothing of your conversations.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isBusy={isBusy}>
            Report
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {message && (
          <blockquote className={styles.quote} dir="auto">
            {message.text.length > longestQuote
              ? `${message.text.slice(0, longestQuote)}…`
              : message.text || 'A message without text'}
          </blockquote>
        )}
        <RadioGroup
          label="Reason"
          name="reason"
          error={isMissing && reason === undefined ? 'Choose a reason.' : undefined}
          options={[...reasons]}
          value={reason ?? ''}
          onChange={({ target }) => setReason(reasons.find(({ value }) => value === target.value)?.value)}
        />
        <TextArea
          label="What happened?"
          isOptional
          rows={3}
          maxLength={maxReason}
          value={details}
          onChange={({ target }) => setDetails(target.value)}
        />
      </form>
    </Dialog>
  )
}
