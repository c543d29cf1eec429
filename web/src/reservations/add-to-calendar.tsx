import { Button } from '../components/actions/button.tsx'
import { useWrite } from '../platform/calls/use-write.ts'
import { saveBlob } from '../platform/save-blob.ts'

/** Saves the entry that the email about the stay has. */
export function AddToCalendar({ id }: { id: string }) {
  const save = useWrite(
    async (api, _input: void, options) => {
      const { data } = await api['hotel-mgmt'].hotels.reservations.calendarEntry({ id }, options)
      saveBlob(new Blob([data.text], { type: 'text/calendar' }), data.fileName)
    },
    { failed: 'The calendar entry was not saved.' },
  )
  return (
    <Button variant="primary" icon="calendar-plus" isBusy={save.isBusy} onClick={() => save.run()}>
      Add to calendar
    </Button>
  )
}
