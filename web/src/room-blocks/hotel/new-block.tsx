import { longestBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { HotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import { addDays, countDays } from '@app/contract/rules/calendar-date.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import type { ComboboxOption } from '../../components/fields/combobox-option.ts'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { EventField } from '../event-field.tsx'
import { LoadedEvent } from '../loaded-event.tsx'
import { OfferOfTypes } from './offer-of-types.tsx'
import type { OfferBase } from './offer-values.ts'

const { blocks } = calls['hotel-mgmt'].hotels

interface NewBlockProps {
  ownerId: string
  currency: HotelPricing['currency']
  onClose: () => void
}

/** Offers rooms for an event that hasn't asked for them. */
export function NewBlock({ ownerId, currency, onClose }: NewBlockProps) {
  const [chosen, setChosen] = useState<ComboboxOption | null>(null)
  const { send } = useWrite(blocks.propose, {
    touches: [blocks],
    done: 'Your offer is sent. The rooms stay yours to sell until the event agrees.',
  })
  return (
    <Panel>
      <Stack gap="5">
        <h3 className="h3">New block</h3>
        <EventField value={chosen} onChange={setChosen} />
        {chosen === null ? (
          <div>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        ) : (
          <LoadedEvent eventId={chosen.value}>
            {(event) => (
              <OfferOfTypes
                {...{ ownerId, onClose }}
                block={emptyOffer(event, currency)}
                onSend={(offer) => send({ ownerId, data: { ...offer, eventId: event.id } })}
              />
            )}
          </LoadedEvent>
        )}
      </Stack>
    </Panel>
  )
}

/** The nights of an event, and the one before it. */
function emptyOffer({ name, startDate, endDate }: Event, currency: HotelPricing['currency']): OfferBase {
  const first = addDays(startDate, -1)
  const count = Math.min(longestBlock, countDays(first, endDate))
  return {
    status: 'Asked',
    currency,
    askerName: name,
    asked: Array.from({ length: count }, (_, at) => ({ night: addDays(first, at), rooms: 0 })),
    nights: [],
    cutOff: null,
    guaranteedPercent: null,
    attrition: null,
    compPer: null,
    rebate: null,
    rebateReceiver: null,
    rebatePurpose: null,
    access: 'Everyone',
    answer: null,
  }
}
