import type { Event } from '@app/contract/events/event-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { maxName } from '@app/contract/rules/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { loadApi } from '../../../api/load-api.ts'
import { reasonOf } from '../../../api/problem.ts'
import { profileChanged } from '../../../api/profile-changed.ts'
import { Button } from '../../../components/actions/button.tsx'
import { Banner } from '../../../components/display/banner.tsx'
import { DateField } from '../../../components/fields/date-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useConfirm } from '../../../components/overlays/confirm.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { kinds, profilePath } from '../../../kind/registry.ts'
import { arePast, changeDates, datesFrom, pastTitle } from '../past-dates.ts'
import styles from './lifecycle.module.css'

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
  const [name, setName] = useState(event.name)
  const [startDate, setStartDate] = useState(() => addDays(event.startDate, yearOfWeeks))
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const toast = useToast()
  const confirm = useConfirm()

  async function isMeant() {
    const outcome = await confirm({
      title: pastTitle,
      text: 'Duplicate the event with dates in the past anyway?',
      confirmText: 'Duplicate',
      cancelText: changeDates,
    })
    return outcome === 'confirmed'
  }

  async function duplicate() {
    if (arePast(datesFrom(event, startDate)) && !(await isMeant())) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { clone } = (await loadApi())['event-mgmt'].events
      const { data } = await clone({ id: event.id, data: { name, startDate } })
      await profileChanged(queries, kinds.event, data.id)
      toast.success(`${data.name} is a draft. Check it, then publish it.`)
      await navigate(profilePath(kinds.event, data.id))
    } catch (error) {
      setFailure(`It was not duplicated. ${reasonOf(error)}`)
      setBusy(false)
    }
  }

  function submit(submitted: SubmitEvent) {
    submitted.preventDefault()
    if (!isBusy) void duplicate()
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label="Name"
        value={name}
        maxLength={maxName}
        required
        onChange={({ target }) => setName(target.value)}
      />
      <DateField
        label="First day"
        value={startDate}
        required
        onChange={({ target }) => setStartDate(target.value)}
      />
      {failure !== undefined && (
        <Banner tone="bad" isLive>
          {failure}
        </Banner>
      )}
      <div className={styles.foot}>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Duplicate
        </Button>
      </div>
    </form>
  )
}
