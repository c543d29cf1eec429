import { maxReason } from '@app/contract/rules/limits.ts'
import { useId, useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { RadioGroup } from '../components/fields/radio-group.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import type { MenuEntry } from '../components/overlays/menu-row.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { useRefusals, useRefusedPeople } from '../page/refused-people.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import styles from './message.module.css'
import { FormBanner } from '../platform/form/form-banner.tsx'

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

interface ReportValues {
  reason: (typeof reasons)[number]['value'] | undefined
  details: string
}

interface ReportDialogProps {
  reported: Reported
  onClose: () => void
}

/** Reports a person or a message to the administrators. */
function ReportDialog({ reported: { person, message }, onClose }: ReportDialogProps) {
  const id = useId()
  const toast = useToast()
  const { send } = useWrite(calls['user-mgmt'].userReports.create)
  const { form, field, values, set, errors, banner, isBusy } = useDraftForm<ReportValues>({
    first: { reason: undefined, details: '' },
    rules: () => ({
      check: ({ reason }) => new Map(reason === undefined ? [['reason', 'Choose a reason.']] : []),
    }),
    async send({ reason = 'Other', details }) {
      await send({
        userId: person.id,
        data: { reason, details: details.trim(), messageId: message?.id ?? null },
      })
      toast.success('Thank you. An administrator will look at it.')
      onClose()
    },
    failed: 'Not reported.',
  })

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
          <Button type="submit" form={id} variant="primary" isBusy={isBusy}>
            Report
          </Button>
        </>
      }
    >
      <form {...form} id={id}>
        <Stack>
          {message && (
            <blockquote className={styles.reported} dir="auto">
              {message.text.length > longestQuote
                ? `${message.text.slice(0, longestQuote)}…`
                : message.text || 'A message without text'}
            </blockquote>
          )}
          <RadioGroup
            label="Reason"
            name="reason"
            error={errors.get('reason')}
            options={[...reasons]}
            value={values.reason ?? ''}
            onChange={({ target }) =>
              set({ reason: reasons.find(({ value }) => value === target.value)?.value })
            }
          />
          <TextArea label="What happened?" isOptional rows={3} maxLength={maxReason} {...field('details')} />
          <FormBanner>{banner}</FormBanner>
        </Stack>
      </form>
    </Dialog>
  )
}

/** What anybody can do about another person: report them and block them. `dialog` must be rendered outside of the menu. */
export function usePersonMenu() {
  const [reported, setReported] = useState<Reported>()
  const { data: refused = [] } = useRefusedPeople()
  const { block, unblock } = useRefusals()
  const isRefused = (id: string) => refused.some((person) => person.id === id)
  const entries = (person: Reported['person']): MenuEntry[] => [
    { label: `Report ${person.name}…`, icon: 'flag', onSelect: () => setReported({ person }) },
    isRefused(person.id)
      ? { label: `Unblock ${person.name}`, icon: 'undo-2', onSelect: () => unblock(person) }
      : { label: `Block ${person.name}…`, icon: 'eye-off', onSelect: () => void block(person) },
  ]
  return {
    entries,
    isRefused,
    unblock,
    report: setReported,
    dialog: reported && <ReportDialog reported={reported} onClose={() => setReported(undefined)} />,
  }
}
