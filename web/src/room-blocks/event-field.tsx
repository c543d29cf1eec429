import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { Combobox } from '../components/fields/combobox.tsx'
import type { ComboboxOption } from '../components/fields/combobox-option.ts'
import { useTransport } from '../platform/calls/transport.ts'

interface EventFieldProps {
  value: ComboboxOption | null
  onChange: (event: ComboboxOption | null) => void
}

/** An event that is found by its name. */
export function EventField({ value, onChange }: EventFieldProps) {
  const transport = useTransport()
  return (
    <Combobox
      label="Event"
      placeholder="Search by name"
      emptyText="No event found. Type the name of one that you see."
      value={value}
      onChange={onChange}
      onSearch={async (text, signal) => {
        const { events } = (await transport.loadClient()).api['event-mgmt']
        const words = text.trim()
        const data = words === '' ? {} : { text: words }
        const found = await events.search({ take: 20, data }, { signal })
        return found.data.map((event) => ({
          value: event.id,
          label: event.name,
          note: eventDatesText(event),
        }))
      }}
    />
  )
}
