import type { Availability } from '@app/contract/reference-lists/availability.ts'
import type { FacilityType } from '@app/contract/reference-lists/facility-types.ts'
import { amenitiesOf } from './amenities.ts'
import type { Facts } from './facts.ts'
import { allLayouts } from './layouts/all-layouts.ts'
import type { Layout } from './layouts/layout.ts'
import { facilityName } from './names/facility-name.ts'
import { isClumsy, isFamous } from './names/unwanted-names.ts'
import { languageIn } from '../names/language.ts'
import { siteIn } from '../places/position.ts'
import type { Town } from '../places/towns.ts'
import type { Random } from '../random.ts'
import { buildSpaces, type BuiltSpace } from './spaces/build-spaces.ts'

/** Whether another facility of the town bears the name. */
export type IsNameTaken = (name: string, town: Town) => boolean

/** Everything about one facility in this town; of a given type when one is wanted. */
export function inventFacility(
  town: Town,
  isNameTaken: IsNameTaken,
  random: Random,
  type?: FacilityType,
): Facts {
  const layout = layoutIn(town, random, type)
  const spaces = buildSpaces(layout, town, random)
  const language = languageIn(town.state, random)
  return {
    name: freeName(
      () => facilityName(town, layout.nouns, language, random),
      (name) => isNameTaken(name, town),
    ),
    language,
    layout,
    town,
    site: siteIn(town, random),
    spaces,
    sports: [...new Set(spaces.flatMap(({ sports }) => sports))].slice(0, 7),
    amenities: amenitiesOf(layout.amenities, spaces, town, random),
    availability: random.weighted<Availability | null>([
      ['Available to host', 11],
      ['Limited availability to host', 4],
      [null, 5],
    ]),
    seats: seatsOf(layout, town, random),
    indoorArea: random.chance(0.75) ? indoorAreaOf(spaces, random) : null,
    yearOpened: random.chance(0.85) ? yearOf(layout, random) : null,
  }
}

function layoutIn(town: Town, random: Random, type?: FacilityType): Layout {
  const possible = type === undefined ? allLayouts : allLayouts.filter((layout) => layout.type === type)
  return random.weighted(
    possible.map((layout) => [layout, layout.weight * (layout.fits?.(town) ?? 1)] as const),
  )
}

const mostTries = 200

function freeName(invent: () => string, isTaken: (name: string) => boolean): string {
  for (let tries = 0; tries < mostTries; tries++) {
    const name = invent()
    if (!isTaken(name) && !isFamous(name) && !isClumsy(name)) return name
  }
  throw new Error('the names of a town are used up: there are too many facilities for the lists of names')
}

/** Few large, many small; no more than the town could fill. */
function seatsOf({ seats }: Layout, town: Town, random: Random): number | null {
  if (seats === undefined) return null
  const [fewest, most, share] = seats
  if (!random.chance(share)) return null
  const affordable = Math.max(fewest * 1.5, Math.min(most, town.population * 0.25))
  const drawn = random.next()
  return roundSeats(fewest + (affordable - fewest) * drawn * drawn, random)
}

function roundSeats(seats: number, random: Random): number {
  const step = seats < 300 ? 10 : seats < 1000 ? 25 : seats < 4000 ? 50 : 100
  const rounded = Math.max(step, Math.round(seats / step) * step)
  // A hall whose seats are numbered knows them to the last.
  return seats > 800 && random.chance(0.25) ? rounded + random.int(1, step - 1) : rounded
}

function indoorAreaOf(spaces: readonly BuiltSpace[], random: Random): number | null {
  const floor = spaces.reduce((sum, { squareFeet }) => sum + squareFeet, 0)
  if (floor === 0) return null
  const whole = floor * (1.12 + random.next() * 0.3) + 1500
  const step = whole < 20_000 ? 100 : whole < 100_000 ? 500 : 1000
  return Math.round(whole / step) * step
}

/** Of what stands today, more was built lately than long ago. */
function yearOf({ opened: [first, last] }: Layout, random: Random): number {
  return first + Math.floor((last - first + 1) * Math.max(random.next(), random.next()))
}
