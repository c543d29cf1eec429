import type { DestinationType } from '@app/contract/reference-lists/destination-types.ts'
import { quarterNames } from '../names/landscape.ts'
import { listed } from '../names/listed.ts'
import type { Random } from '../random.ts'
import { countyOf } from './counties.ts'
import type { PlannedDestination } from './plan-destinations.ts'

const patterns: Readonly<Record<DestinationType, readonly string[]>> = {
  'Convention & Visitors Bureau': listed('Visit *, Discover *, Explore *, * Convention & Visitors Bureau'),
  'Sports Commission': listed('* Sports Commission, * Sports Council, * Sports Authority'),
  'Destination Management Organization': listed('Destination *, * Tourism, Experience *, * Tourism Alliance'),
  'Management Group': listed('* Venue Group, * Event Management, * Venue Management, * Sports Management'),
}

/** An unused name, and the area in it that the destination markets. */
export function destinationName(
  planned: PlannedDestination,
  isTaken: (name: string) => boolean,
  random: Random,
) {
  for (let tries = 0; ; tries++) {
    const area = random.weighted(areasOf(planned))
    // A large catalogue runs out of names in small states.
    const place = tries < 30 ? area.name : `${area.name} ${random.pick(quarterNames)}`
    const pattern = random.pick(patterns[planned.type])
    const name = pattern.replace('*', tries < 10 ? place : `${place}, ${planned.town.state}`)
    if (!isTaken(name)) return { name, area }
  }
}

/** Areas with their weights. A destination works with facilities within `miles`. */
function areasOf({ town, demoTier }: PlannedDestination) {
  const areas: [{ name: string; miles: number }, number][] = [[{ name: town.name, miles: 20 }, 6]]
  if (demoTier !== undefined) return areas
  const county = countyOf(town)
  if (town.population > 200_000) areas.push([{ name: `Greater ${town.name}`, miles: 30 }, 1])
  if (county !== undefined) areas.push([{ name: county, miles: 30 }, 8])
  if (town.partOfState !== undefined) areas.push([{ name: town.partOfState, miles: 40 }, 2])
  return areas
}
