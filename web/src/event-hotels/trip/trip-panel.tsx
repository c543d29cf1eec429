import { moneyText } from '@app/contract/hotels/money.ts'
import { completePlaces } from '../../api/places.ts'
import { Button } from '../../components/actions/button.tsx'
import { RuledItem, RuledList, RuledWords } from '../../components/display/ruled-list.tsx'
import { NumberField } from '../../components/fields/number-field.tsx'
import { PlaceField } from '../../components/fields/place-field.tsx'
import { Details } from '../../components/overlays/details.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { mileageSource, type TripPart } from './trip-words.ts'
import type { Trip } from './use-trip.ts'

const names: Record<TripPart['name'], string> = { entry: 'Entry', 'the drive': 'Drive' }

/** What a family pays beside the hotel, with where each part is from. Each can be changed. */
export const TripPanel = ({ trip }: { trip: Trip }) => (
  <Details summary="Add entry and your drive">
    <Stack gap="4">
      <Grid columns="fill-m" gap="4 3" align="start">
        <NumberField
          label="Players who enter"
          inputMode="numeric"
          value={trip.players}
          error={trip.playersError}
          onChange={({ target }) => trip.setPlayers(target.value)}
        />
        {trip.hasPosition && (
          <>
            <Stack gap="2">
              <PlaceField
                label="You come from"
                placeholder="City or ZIP code"
                autoComplete="off"
                maxLength={100}
                value={trip.place}
                error={trip.placeError}
                complete={completePlaces}
                onChange={trip.type}
                onPick={trip.pick}
                onBlur={() => void trip.resolve()}
              />
              <div>
                <Button onClick={() => void trip.locate()}>Use my location</Button>
              </div>
            </Stack>
            <NumberField
              label="Driving a mile"
              unit="USD"
              hint={mileageSource}
              value={trip.mileage}
              error={trip.mileageError}
              onChange={({ target }) => trip.setMileage(target.value)}
            />
          </>
        )}
      </Grid>
      {!trip.hasPosition && (
        <p className="sm mut">The drive isn’t known: the event doesn’t say where it is.</p>
      )}
      <RuledList aria-label="Beside the hotel">
        {trip.parts.map(({ name, cents, source }) => (
          <RuledItem key={name}>
            <RuledWords>
              <b className="semi">{names[name]}</b>
              <span className="xs mut">{source}</span>
            </RuledWords>
            <b className="semi">{cents === undefined ? '–' : moneyText(cents, 'USD')}</b>
          </RuledItem>
        ))}
      </RuledList>
      <p className="sm mut">Each hotel below says what the trip costs in all. Food isn’t in it.</p>
    </Stack>
  </Details>
)
