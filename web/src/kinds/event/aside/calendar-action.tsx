import type { Event } from '@app/contract/events/event-schema.ts'
import { useState } from 'react'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Button } from '../../../components/actions/button.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { isPublic } from '../event-words.ts'

const label = 'Add to calendar'

/** The calendar file of an event. Visitors follow a link; others need their token for an event that isn't public. */
export function CalendarAction({ event }: { event: Event }) {
  if (event.status === 'Draft' || event.status === 'Completed') return null
  if (event.hasFlexibleDates)
    return <p className="sm mut">The dates are not fixed yet, so there is no entry for your calendar.</p>
  if (!isPublic(event)) return <SaveFile event={event} />
  return (
    <ButtonLink icon="calendar-plus" to={filePath(event.id)} reloadDocument download>
      {label}
    </ButtonLink>
  )
}

const filePath = (id: string) => `/event-mgmt/api/events/${id}/ical`

function SaveFile({ event: { id, name } }: { event: Pick<Event, 'id' | 'name'> }) {
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const save = async () => {
    setBusy(true)
    try {
      const { saveFile } = await import('../../../page/save-file.ts')
      await saveFile(filePath(id), `${name}.ics`)
    } catch {
      toast.error('The calendar file was not saved. Try again.')
    }
    setBusy(false)
  }
  return (
    <Button icon="calendar-plus" isBusy={isBusy} onClick={() => void save()}>
      {label}
    </Button>
  )
}
