import { seed } from '../epoch.ts'
import type { Planned } from '../planned.ts'
import { randomOf } from '../random.ts'
import { spreadOver, type Towns } from './spread.ts'

interface Plan {
  kind: string
  /** How many there are in a catalogue of 15,500 facilities. */
  profiles: number
  pending: number
  leastOfState: number
  /** Towns of Indiana with a profile of the demo account. The last one is pending. */
  managedIn: readonly string[]
}

const usualFacilities = 15_500

/** Plans the profiles of a kind for a catalogue of `facilityCount` facilities. Towns get as many as they have people for. */
export function planProfiles(plan: Plan, facilityCount: number, towns: Towns): Planned[] {
  const scale = facilityCount / usualFacilities
  const count = Math.round(plan.profiles * scale)
  const random = randomOf(seed, `${plan.kind} plan`, count)
  const managed = plan.managedIn.flatMap((name, at): Planned[] => {
    const town = towns.get('Indiana')?.find((each) => each.name === name)
    const isPending = at > 0 && at === plan.managedIn.length - 1
    return town ? [{ town, isPending, demoTier: at === 0 ? 'Gold' : 'Silver' }] : []
  })
  const least = Math.round(plan.leastOfState * scale)
  const pending = Math.round(plan.pending * scale)
  const places = spreadOver(towns, count - managed.length, least, random)
  return [...managed.slice(0, count), ...places.map((town, at) => ({ town, isPending: at < pending }))]
}
