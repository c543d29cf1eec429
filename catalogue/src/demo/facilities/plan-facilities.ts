import type { FacilityType } from '@app/contract/reference-lists/facility-types.ts'
import { seed } from '../epoch.ts'
import { spreadOver, type Towns } from '../places/spread.ts'
import type { Planned } from '../planned.ts'
import { randomOf } from '../random.ts'

export interface PlannedFacility extends Planned {
  /** Set for the facilities of the demo account. */
  type?: FacilityType
}

const usualCount = 15_500
const leastOfState = 24
const usuallyPending = 40

/** Plans `count` facilities. Every state has at least a few, and the rest is shared by population. */
export function planFacilities(count: number, towns: Towns): PlannedFacility[] {
  const random = randomOf(seed, 'plan', count)
  const managed = managedFacilities(towns)
  const least = Math.max(1, Math.round((leastOfState * count) / usualCount))
  const places = spreadOver(towns, count - managed.length, least, random)
  const pending = Math.max(2, Math.round((usuallyPending * count) / usualCount) - 1)
  return [...managed.slice(0, count), ...places.map((town, at) => ({ town, isPending: at < pending }))]
}

/** The facilities of facility@demo.example, all in Indiana. The last one is pending. */
function managedFacilities(towns: Towns): PlannedFacility[] {
  const inIndiana = (name: string) => towns.get('Indiana')?.filter((town) => town.name === name) ?? []
  const types: FacilityType[] = ['Sports Complex', 'Ice Rink', 'Fieldhouse']
  return [...inIndiana('Indianapolis'), ...inIndiana('Fishers'), ...inIndiana('Carmel')].map((town, at) => ({
    town,
    type: types[at],
    demoTier: at === 0 ? 'Gold' : 'Silver',
    isPending: at === 2,
  }))
}
