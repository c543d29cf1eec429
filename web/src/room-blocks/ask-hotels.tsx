import type { EventBlockRequest } from '@app/contract/hotels/blocks/block-schema.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { hotelStay } from '@app/contract/rules/hotel-stay.ts'
import { useState } from 'react'
import type * as z from 'zod'
import { Banner } from '../components/display/banner.tsx'
import type { ComboboxOption } from '../components/fields/combobox-option.ts'
import { NumberField } from '../components/fields/number-field.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { counted } from '../components/format.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { textOf } from '../page/typed-values.ts'
import { FormGrid, Wide } from '../platform/boxes/form-grid.tsx'
import { Section } from '../platform/boxes/section.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { explain } from '../platform/calls/explain.ts'
import { useTransport } from '../platform/calls/transport.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { FormEnd } from '../platform/form/form-end.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { askedNights, askErrors, type AskValues } from './ask-values.ts'
import { askerCalls, type Asker } from './asker.ts'
import { EventField } from './event-field.tsx'
import { LoadedEvent } from './loaded-event.tsx'
import { NearbyHotels } from './nearby-hotels.tsx'

interface AskHotelsProps {
  asker: Asker
  onClose: () => void
}

/** Asks hotels near an event for rooms: for the page's own event, or for one that a destination finds. */
export function AskHotels({ asker, onClose }: AskHotelsProps) {
  const [chosen, setChosen] = useState<ComboboxOption | null>(null)
  const eventId = asker.kind === 'event' ? asker.id : chosen?.value
  return (
    <Section title="Ask hotels for rooms">
      <Stack gap="5">
        {asker.kind !== 'event' && <EventField value={chosen} onChange={setChosen} />}
        {eventId !== undefined && (
          <LoadedEvent eventId={eventId}>{(event) => <AskForm {...{ asker, event, onClose }} />}</LoadedEvent>
        )}
      </Stack>
    </Section>
  )
}

interface AskFormProps extends AskHotelsProps {
  event: Event
}

const none: ReadonlyMap<string, string> = new Map()

function AskForm({ asker, event, onClose }: AskFormProps) {
  const [refusals, setRefusals] = useState(none)
  const transport = useTransport()
  const toast = useToast()
  const ask = useWrite(
    (api, data: z.input<typeof EventBlockRequest>) => {
      if (asker.kind === 'destination')
        return api['destination-mgmt'].destinations.blocks.create({ ownerId: asker.id, data })
      const { eventId: _own, ...request } = data
      return api['event-mgmt'].events.blocks.create({ ownerId: asker.id, data: request })
    },
    { touches: [askerCalls[asker.kind].blocks] },
  )
  const [today] = useState(() => dayOf(new Date()))
  const { form, values, set, field, errors, banner, isBusy } = useDraftForm<AskValues>({
    first: { ...hotelStay(event, today), rooms: '10', note: '', hotels: [] },
    rules: () => ({ check: askErrors }),
    /** Each hotel is asked alone: one that refuses keeps no other from being asked. */
    async send(typed) {
      const refused = new Map<string, string>()
      for (const hotelId of typed.hotels)
        try {
          const note = textOf(typed.note)
          await ask.send({ eventId: event.id, hotelId, asked: askedNights(typed), note })
        } catch (error) {
          const { reason, fields } = await explain(transport, error)
          refused.set(hotelId, [...new Set(fields.values())].join(' ') || reason)
        }
      const asked = typed.hotels.length - refused.size
      if (asked > 0) toast.success(`${counted(asked, 'hotel')} asked for rooms.`)
      setRefusals(refused)
      set({ hotels: [...refused.keys()] })
      if (refused.size === 0) onClose()
    },
    failed: 'Not sent.',
  })
  const { hotels } = values
  const choose = (hotelId: string, isChosen: boolean) =>
    set({ hotels: isChosen ? [...hotels, hotelId] : hotels.filter((other) => other !== hotelId) })
  return (
    <form {...form}>
      <Stack gap="5">
        <FormGrid columns="3">
          <TextField type="date" label="First night" {...field('checkIn')} />
          <TextField type="date" label="Departure" {...field('checkOut')} />
          <NumberField label="Rooms a night" inputMode="numeric" {...field('rooms')} />
          <Wide>
            <TextArea label="Note to the hotels" isOptional rows={3} maxLength={2000} {...field('note')} />
          </Wide>
        </FormGrid>
        <NearbyHotels
          asker={asker}
          eventId={event.id}
          chosen={hotels}
          onChoose={choose}
          refusals={refusals}
          error={errors.get('hotels')}
        />
        {refusals.size > 0 && (
          <Banner tone="bad" isLive>
            {`${counted(refusals.size, 'hotel')} could not be asked: see why beside ${refusals.size === 1 ? 'it' : 'them'}.`}
          </Banner>
        )}
        <FormEnd banner={banner} isBusy={isBusy} onCancel={onClose}>
          {hotels.length === 0 ? 'Ask for rooms' : `Ask ${counted(hotels.length, 'hotel')}`}
        </FormEnd>
      </Stack>
    </form>
  )
}
