import type { DestinationType } from '@app/contract/reference-lists/destination-types.ts'
import { seed } from '../epoch.ts'
import { spreadOver, type Towns } from '../places/spread.ts'
import type { Town } from '../places/towns.ts'
import type { Planned } from '../planned.ts'
import { randomOf } from '../random.ts'
import { countyOf } from './counties.ts'

export interface PlannedDestination extends Planned {
  type: DestinationType
}

const usual = { facilities: 15_500, destinations: 800, pending: 10, leastOfState: 4 }

const types: readonly (readonly [DestinationType, number])[] = [
  ['Convention & Visitors Bureau', 9],
  ['Sports Commission', 6],
  ['Destination Management Organization', 3],
  ['Management Group', 2],
]

/** Plans the destinations of a catalogue of `facilityCount` facilities, in large towns. */
export function planDestinations(facilityCount: number, towns: Towns): PlannedDestination[] {
  const scale = facilityCount / usual.facilities
  const count = Math.round(usual.destinations * scale)
  const random = randomOf(seed, 'destination plan', count)
  const managed = managedDestinations(towns)
  const least = Math.max(1, Math.round(usual.leastOfState * scale))
  const pending = Math.round(usual.pending * scale) - 1
  const large = new Map([...towns].map(([state, list]) => [state, largest(list)]))
  const places = spreadOver(large, count - managed.length, least, random)
  const others = places.map((town, at) => ({ town, type: random.weighted(types), isPending: at < pending }))
  return [...managed.slice(0, count), ...others]
}

/** The large towns of a state. Those whose county is known count three times. */
const largest = (towns: readonly Town[]) =>
  towns
    .toSorted((a, b) => b.population - a.population)
    .filter(({ population }, at) => at < 8 || population >= 20_000)
    .flatMap((town) => (countyOf(town) === undefined ? [town] : [town, town, town]))

/** The destinations of destination@demo.example. The second one is pending. */
function managedDestinations(towns: Towns): PlannedDestination[] {
  const inIndiana = (name: string) => towns.get('Indiana')?.filter((town) => town.name === name) ?? []
  return [...inIndiana('Indianapolis'), ...inIndiana('Fishers')].map((town, at) => ({
    town,
    type: at === 0 ? 'Sports Commission' : 'Convention & Visitors Bureau',
    demoTier: at === 0 ? 'Gold' : 'Silver',
    isPending: at === 1,
  }))
}
