import type { HotelMatch, HotelMatches } from '@app/contract/hotels/hotel-matches.ts'
import { shortMoneyText } from '@app/contract/hotels/money.ts'
import { bedTypes } from '@app/contract/hotels/room-schema.ts'
import { nightsError, nightsOf, stayText } from '@app/contract/hotels/stay-dates.ts'
import { hotelAmenities, type HotelAmenity } from '@app/contract/reference-lists/hotel-amenities.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { counted } from '../components/format.ts'
import { Details } from '../components/overlays/details.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { hotelsQueryOf, mostGuests, toHotels, withoutChoices, type HotelsQuery } from './hotels-query.ts'

interface FiltersProps {
  eventId: string
  query: HotelsQuery
  found: HotelMatches
  /** Whether hotels can be chosen by prices and by rooms left. */
  hasPrices: boolean
  /** Above a map. */
  isFolded?: boolean
}

const shownAmenities = 8
const numbers = (most: number, noun: string) =>
  Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: counted(at + 1, noun) }))
const guestChoices = numbers(mostGuests, 'guest')
const roomChoices = [1, 2, 3, 5, 10, 20, 50].map((rooms) => ({
  value: String(rooms),
  label: rooms === 1 ? '1 room' : `${rooms} or more rooms`,
}))
const totals = [150, 200, 250, 300, 400, 500, 750, 1000]
const totalChoices = (currency: HotelMatch['currency']) =>
  totals.map((most) => ({
    value: String(most),
    label: `Up to ${shortMoneyText(most * 100, currency)}`,
  }))

/** The stay, who comes, and what the room must be like. Each choice is in the address. */
export function HotelFilters({
  isFolded = false,
  eventId,
  query,
  found: { data, _meta },
  hasPrices,
}: FiltersProps) {
  const { facets } = _meta
  // What was found may still be for the nights before.
  const stay = query.stay ?? _meta.stay
  const choices = (
    <search>
      <Stack gap="4">
        <StayForm {...{ eventId, query, stay, hasPrices }} currency={data[0]?.currency ?? 'USD'} />
        <Chips
          label="Beds"
          choices={bedTypes.filter((bed) => bed === query.bed || (facets.beds[bed] ?? 0) > 0)}
          counts={facets.beds}
          isPressed={(bed) => query.bed === bed}
          to={(bed) => toHotels(eventId, withBed(query, bed))}
        />
        <Chips
          label="Amenities"
          choices={amenitiesOf(query, facets.amenities)}
          counts={facets.amenities}
          isPressed={(amenity) => query.amenities.includes(amenity)}
          to={(amenity) => toHotels(eventId, withAmenity(query, amenity))}
        />
      </Stack>
    </search>
  )
  // On a phone, the choices would take all of the first screen.
  return isFolded ? (
    <Details
      summary={`${stayText(stay)}, ${counted(nightsOf(stay), 'night')}, ${counted(query.guests, 'guest')}`}
    >
      {choices}
    </Details>
  ) : (
    choices
  )
}

interface ChipsProps<T extends string> {
  label: string
  choices: readonly T[]
  counts: Readonly<Record<string, number>>
  isPressed: (choice: T) => boolean
  to: (choice: T) => string
}

/** Choices with how many hotels have them. Nothing without a choice. */
const Chips = <T extends string>({ label, choices, counts, isPressed, to }: ChipsProps<T>) =>
  choices.length > 0 && (
    <nav aria-label={label}>
      <ChipList isScrolling>
        {choices.map((choice) => (
          <ChipLink
            key={choice}
            to={to(choice)}
            isPressed={isPressed(choice)}
            count={counts[choice] ?? 0}
            preventScrollReset
          >
            {choice}
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  )

function withBed({ bed: chosen, ...query }: HotelsQuery, bed: HotelsQuery['bed']): HotelsQuery {
  return { ...query, ...(chosen !== bed && bed !== undefined && { bed }), page: 1 }
}

const withAmenity = (query: HotelsQuery, amenity: HotelAmenity): HotelsQuery => ({
  ...query,
  amenities: query.amenities.includes(amenity)
    ? query.amenities.filter((one) => one !== amenity)
    : [...query.amenities, amenity],
  page: 1,
})

/** The chosen ones, and those that most hotels have. */
function amenitiesOf({ amenities }: HotelsQuery, counts: Readonly<Record<string, number>>) {
  const others = hotelAmenities
    .filter((name) => !amenities.includes(name) && (counts[name] ?? 0) > 0)
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
  return [...amenities, ...others.slice(0, shownAmenities)]
}

interface StayFormProps extends Omit<FiltersProps, 'found' | 'isFolded'> {
  stay: { checkIn: string; checkOut: string }
  /** Of the hotels around. */
  currency: HotelMatch['currency']
}

function StayForm({ eventId, query, stay, hasPrices, currency }: StayFormProps) {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  // Plain form: its values are in the address.
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const search = new URLSearchParams()
        for (const [name, value] of new FormData(event.currentTarget))
          if (typeof value === 'string') search.set(name, value)
        const wrong = nightsError({ checkIn: search.get('in') ?? '', checkOut: search.get('out') ?? '' })
        if (wrong !== undefined) {
          setError(wrong)
          return
        }
        const { bed, amenities, sort, isMap } = query
        const chosen = { ...withoutChoices(query), ...hotelsQueryOf(search) }
        void navigate(
          toHotels(eventId, { ...chosen, amenities, sort, isMap, ...(bed !== undefined && { bed }) }),
        )
      }}
    >
      <Panel gap="3">
        <Grid columns="2 4" gap="3" align="end">
          <TextField type="date" label="Check in" name="in" defaultValue={stay.checkIn} required />
          <TextField
            type="date"
            label="Check out"
            name="out"
            defaultValue={stay.checkOut}
            error={error}
            required
          />
          <SelectField
            label="In one room"
            name="guests"
            options={guestChoices}
            defaultValue={String(query.guests)}
          />
          <Button type="submit">Show hotels</Button>
        </Grid>
        {hasPrices && (
          <Details summary="More filters" open={query.rooms > 1 || query.most !== undefined}>
            <Grid columns="pair" gap="3" align="end">
              <SelectField
                label="Rooms left"
                name="rooms"
                options={roomChoices}
                defaultValue={String(query.rooms)}
              />
              <SelectField
                label="Total of the stay"
                name="most"
                placeholder="Any"
                options={totalChoices(currency)}
                defaultValue={String(query.most ?? '')}
              />
            </Grid>
          </Details>
        )}
      </Panel>
    </form>
  )
}
