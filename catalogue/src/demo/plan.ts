import type { FacilityType } from '@app/contract/reference-lists/facility-types.ts'
import type { StateName } from '@app/contract/reference-lists/regions.ts'
import { seed } from './epoch.ts'
import type { Town } from './places/towns.ts'
import { randomOf } from './random.ts'

/** Where one facility stands; the few that the demo accounts look after are of a set type. */
export interface Planned {
  town: Town
  type?: FacilityType
  /** Managed by the account of facility@demo.example. */
  isShown?: boolean
  isPending: boolean
}

const usualCount = 15_500
const leastOfState = 24
const usuallyPending = 40

/** The towns of `count` facilities: every state has its share by population, and the least there is. */
export function planFacilities(count: number, towns: ReadonlyMap<StateName, Town[]>): Planned[] {
  const random = randomOf(seed, 'plan', count)
  const shown = shownFacilities(towns)
  const least = Math.max(1, Math.round((leastOfState * count) / usualCount))
  const people = new Map(
    [...towns].map(([state, list]) => [state, list.reduce((sum, town) => sum + town.population, 0)]),
  )
  const shares = apportion(Math.max(0, count - shown.length - least * towns.size), people)
  const places = [...towns].flatMap(([state, list]) => {
    const choose = chooser(list, (town) => town.population ** 0.82)
    return Array.from({ length: least + (shares.get(state) ?? 0) }, () => choose(random.next()))
  })
  const shuffled = random.sample(places.slice(0, Math.max(0, count - shown.length)), places.length)
  const pending = Math.max(2, Math.round((usuallyPending * count) / usualCount) - 1)
  return [...shown.slice(0, count), ...shuffled.map((town, at) => ({ town, isPending: at < pending }))]
}

/** The three in Indiana that facility@demo.example manages, the last of them not yet approved. */
function shownFacilities(towns: ReadonlyMap<StateName, Town[]>): Planned[] {
  const inIndiana = (name: string) => towns.get('Indiana')?.filter((town) => town.name === name) ?? []
  const types: FacilityType[] = ['Sports Complex', 'Ice Rink', 'Fieldhouse']
  return [...inIndiana('Indianapolis'), ...inIndiana('Fishers'), ...inIndiana('Carmel')].map((town, at) => ({
    town,
    type: types[at],
    isShown: true,
    isPending: at === 2,
  }))
}

/** Shares whole numbers out by weight, the largest remainders first. */
function apportion<K>(total: number, weights: ReadonlyMap<K, number>): Map<K, number> {
  const sum = [...weights.values()].reduce((a, b) => a + b, 0)
  const exact = [...weights].map(([key, weight]) => ({ key, exact: (total * weight) / sum }))
  const shares = new Map(exact.map((entry) => [entry.key, Math.floor(entry.exact)]))
  const left = total - [...shares.values()].reduce((a, b) => a + b, 0)
  for (const { key } of exact.toSorted((a, b) => (b.exact % 1) - (a.exact % 1)).slice(0, left))
    shares.set(key, (shares.get(key) ?? 0) + 1)
  return shares
}

/** Picks by weight for a number from 0 to 1; for lists too long to be added up at every pick. */
function chooser<T>(items: readonly T[], weight: (item: T) => number): (at: number) => T {
  let sum = 0
  const bounds = items.map((item) => (sum += weight(item)))
  return (at) => {
    let [low, high] = [0, items.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((bounds[middle] ?? 0) <= at * sum) low = middle + 1
      else high = middle
    }
    const item = items[low]
    if (item === undefined) throw new RangeError('there is nothing to choose from')
    return item
  }
}
