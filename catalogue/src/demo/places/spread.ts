import type { StateName } from '@app/contract/reference-lists/regions.ts'
import type { Random } from '../random.ts'
import type { Town } from './towns.ts'

export type Towns = ReadonlyMap<StateName, Town[]>

/** Draws a town for each of `count` profiles. Every state gets `least`; the rest is shared by population. */
export function spreadOver(towns: Towns, count: number, least: number, random: Random): Town[] {
  const populations = new Map(
    [...towns].map(([state, list]) => [state, list.reduce((sum, town) => sum + town.population, 0)]),
  )
  const shares = apportion(Math.max(0, count - least * towns.size), populations)
  const drawn = [...towns].flatMap(([state, list]) => {
    const choose = chooser(list, (town) => town.population ** 0.82)
    return Array.from({ length: least + (shares.get(state) ?? 0) }, () => choose(random.next()))
  })
  return random.sample(drawn.slice(0, Math.max(0, count)), drawn.length)
}

/** Divides a whole number by weight. The largest remainders are rounded up. */
function apportion<K>(total: number, weights: ReadonlyMap<K, number>): Map<K, number> {
  const sum = [...weights.values()].reduce((a, b) => a + b, 0)
  const exact = [...weights].map(([key, weight]) => ({ key, exact: (total * weight) / sum }))
  const shares = new Map(exact.map((entry) => [entry.key, Math.floor(entry.exact)]))
  const left = total - [...shares.values()].reduce((a, b) => a + b, 0)
  for (const { key } of exact.toSorted((a, b) => (b.exact % 1) - (a.exact % 1)).slice(0, left))
    shares.set(key, (shares.get(key) ?? 0) + 1)
  return shares
}

/** Picks by weight for a number from 0 to 1. Sums the weights once, so it suits long lists. */
export function chooser<T>(items: readonly T[], weight: (item: T) => number): (at: number) => T {
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
