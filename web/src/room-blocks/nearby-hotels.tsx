import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import type { HotelMatch } from '@app/contract/hotels/hotel-matches.ts'
import { nightPriceText } from '@app/contract/hotels/money.ts'
import { useState } from 'react'
import { GrowingList, MoreButton } from '../page/growing-list.tsx'
import { everyPage } from '../api/every-page.ts'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { FieldGroup } from '../components/fields/field.tsx'
import { counted, miles } from '../components/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead, useReadWith } from '../platform/calls/use-read.ts'
import { askerCalls, type Asker } from './asker.ts'

interface NearbyHotelsProps {
  asker: Asker
  eventId: string
  chosen: readonly string[]
  onChoose: (hotelId: string, isChosen: boolean) => void
  /** Why hotels weren't asked, by id. */
  refusals: ReadonlyMap<string, string>
  error: string | undefined
}

const firstShown = 10
const mostFound = 100

/** The blocks of an event that a page knows of and that are not over. */
const useStandingBlocks = ({ kind, id }: Asker, eventId: string) =>
  useReadWith(
    askerCalls[kind].blocks.filtered,
    { ownerId: id, data: { eventId, status: ['Asked', 'Offered', 'Agreed'] } },
    { name: 'all', load: async (list, input) => everyPage((page) => list({ ...input, ...page })) },
  )

/** The hotels near an event to choose from, whether or not anything is known of their rooms. */
export function NearbyHotels({ eventId, asker, ...props }: NearbyHotelsProps) {
  const blocks = useStandingBlocks(asker, eventId)
  const found = useRead(calls['hotel-mgmt'].hotels.matches, {
    offset: 0,
    take: mostFound,
    data: { eventId },
  })
  return (
    <Loaded query={found} errorTitle="The hotels didn’t load.">
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState title="No hotels here yet" headingLevel="h3">
            None is listed near the event.
          </EmptyState>
        ) : (
          <Choices {...props} askerId={asker.id} hotels={data} blocks={blocks.data ?? []} />
        )
      }
    </Loaded>
  )
}

interface ChoicesProps extends Omit<NearbyHotelsProps, 'eventId' | 'asker'> {
  askerId: string
  hotels: readonly HotelMatch[]
  blocks: readonly RoomBlock[]
}

function Choices({ askerId, hotels, blocks, chosen, onChoose, refusals, error }: ChoicesProps) {
  const [isWhole, setWhole] = useState(hotels.length <= firstShown)
  const shown = isWhole ? hotels : hotels.slice(0, firstShown)
  return (
    <GrowingList gap="3">
      <FieldGroup label="Hotels near the event" error={error}>
        {() => (
          <Stack gap="1" data-field="hotels">
            {shown.map((match) => {
              const { id, name } = match.hotel
              const ofHotel = blocks.filter(({ hotelId }) => hotelId === id)
              const isChosen = chosen.includes(id)
              return (
                <Checkbox
                  key={id}
                  label={name}
                  hint={[askedText(ofHotel, askerId), knownText(match)].filter(Boolean).join('. ')}
                  error={refusals.get(id)}
                  checked={isChosen}
                  disabled={ofHotel.some((block) => isOpenAsk(block, askerId)) && !isChosen}
                  onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
                />
              )
            })}
          </Stack>
        )}
      </FieldGroup>
      {!isWhole && (
        <div>
          <MoreButton
            onClick={() => setWhole(true)}
          >{`Show all ${counted(hotels.length, 'hotel')}`}</MoreButton>
        </div>
      )}
    </GrowingList>
  )
}

/** A page asks a hotel again only after an agreement or a refusal. */
const isOpenAsk = ({ status, askerId }: RoomBlock, by: string) => askerId === by && status !== 'Agreed'

/** `Asked already`, `Keeps 100 room nights already`, `Asked by Visit Fort Wayne`. */
function askedText(blocks: readonly RoomBlock[], by: string): string {
  if (blocks.some((block) => isOpenAsk(block, by))) return 'Asked already'
  const kept = blocks.reduce((sum, { status, size }) => (status === 'Agreed' ? sum + size : sum), 0)
  if (kept > 0) return `Keeps ${counted(kept, 'room night')} already`
  const [other] = blocks
  return other === undefined ? '' : `Asked by ${other.askerName}`
}

/** `0.4 mi away, 12 rooms left from $163 a night with fees`. */
function knownText({ places, state, offer, currency }: HotelMatch): string {
  const nearest = Math.min(...places.map((place) => place.miles))
  const rooms = {
    Open:
      offer === null
        ? ''
        : `${counted(offer.left, 'room')} left from ${nightPriceText(offer.nightly, currency)}`,
    Unknown: 'rooms and prices aren’t here',
    Full: 'full here on the nights of the event',
  }
  return [Number.isFinite(nearest) ? `${miles(nearest)} away` : '', rooms[state]].filter(Boolean).join(', ')
}
