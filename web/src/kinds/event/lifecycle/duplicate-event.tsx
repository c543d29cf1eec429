import type { Event } from '@app/contract/events/event-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { maxName } from '@app/contract/rules/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { profileChanged } from '../../../api/profile-changed.ts'
import { Button } from '../../../components/actions/button.tsx'
import { DateField } from '../../../components/fields/date-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useConfirm } from '../../../components/overlays/confirm.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { kinds, profilePath } from '../../../kind/registry.ts'
import { Toolbar } from '../../../platform/boxes/row.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { calls } from '../../../platform/calls/calls.ts'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { useDraftForm } from '../../../platform/form/use-draft-form.ts'
import { arePast, changeDates, datesFrom, pastTitle } from '../past-dates.ts'
import styles from './lifecycle.module.css'
import { FormBanner } from '../../../platform/form/form-banner.tsx'

interface DuplicateEventProps {
  event: Event
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export const DuplicateEvent = ({ event, isOpen, onOpenChange }: DuplicateEventProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title="Duplicate this event"
    description="The copy is a draft with the same facts, venues, hotels and pictures. Its dates move with the first day."
  >
    <DuplicateForm event={event} onCancel={() => onOpenChange(false)} />
  </Dialog>
)

/** A year has about this many weeks, so the copy starts on the same weekday. */
const yearOfWeeks = 52 * 7

/** Copies an event into a new draft, and opens it. */
function DuplicateForm({ event, onCancel }: { event: Event; onCancel: () => void }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const toast = useToast()
  const confirm = useConfirm()
  const { send } = useWrite(calls['event-mgmt'].events.clone)
  const { form, field, banner, isBusy } = useDraftForm({
    first: { name: event.name, startDate: addDays(event.startDate, yearOfWeeks) },
    rules: () => ({
      check: (values) =>
        new Map(
          Object.entries(values)
            .filter(([, value]) => value === '')
            .map(([name]) => [name, 'This field is required.']),
        ),
    }),
    async send(data) {
      const question = {
        title: pastTitle,
        text: 'Duplicate the event with dates in the past anyway?',
        confirmText: 'Duplicate',
        cancelText: changeDates,
      }
      if (arePast(datesFrom(event, data.startDate)) && (await confirm(question)) !== 'confirmed') return
      const { data: copy } = await send({ id: event.id, data })
      await profileChanged(queries, kinds.event, copy.id)
      toast.success(`${copy.name} is a draft. Check it, then publish it.`)
      await navigate(profilePath(kinds.event, copy.id))
    },
    failed: 'It was not duplicated.',
  })

  return (
    <form {...form} className={styles.form}>
      <Stack>
        <TextField label="Name" maxLength={maxName} required {...field('name')} />
        <DateField label="First day" required {...field('startDate')} />
        <FormBanner>{banner}</FormBanner>
        <Toolbar>
          <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            Duplicate
          </Button>
        </Toolbar>
      </Stack>
    </form>
  )
}
