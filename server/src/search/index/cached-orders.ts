import { hasBit, type Bits } from './bitset.ts'
import { compareBy, type RowOrder } from './order.ts'

/**
 * Row orders that don't depend on the query (by name, by rating, …), cached between searches. A search with many matches
 * scans the order from the front instead of comparing all matches. Rows that changed since are kept in a side set, which
 * is merged at the next use once it is large.
 */
export type CachedOrders = Map<string, CachedOrder>
interface CachedOrder {
  rows: Uint32Array
  changed: Set<number>
}

/** Sorting more changed rows than this at query time takes too long for a search. */
const maxChanged = 500
/** An order is discarded once more than one in this many of its rows changed. */
const discardDivisor = 4

export const createCachedOrders = (): CachedOrders => new Map()

/** Must be called for every row that was added or changed. */
export function markChanged(orders: CachedOrders, row: number) {
  for (const [name, { changed, rows }] of orders) {
    changed.add(row)
    if (changed.size > maxChanged + rows.length / discardDivisor) orders.delete(name)
  }
}

/**
 * The rows of the mask in order, with changed rows merged in. Never compares rows outside the mask: they may have been
 * removed, together with their sort values.
 */
function* iterateInOrder({ rows, changed }: CachedOrder, order: RowOrder, mask: Bits): Generator<number> {
  const compare = compareBy(order)
  const merged = [...changed].filter((row) => hasBit(mask, row)).toSorted(compare)
  let next = 0
  for (const row of rows) {
    if (!hasBit(mask, row) || changed.has(row)) continue
    while (next < merged.length && compare(merged[next]!, row) < 0) yield merged[next++]!
    yield row
  }
  yield* merged.slice(next)
}

function cachedOrder(orders: CachedOrders, name: string, order: RowOrder, present: Bits): CachedOrder {
  const known = orders.get(name)
  if (known && known.changed.size <= maxChanged) return known
  const former = known ?? { rows: new Uint32Array(0), changed: new Set(allRows(present)) }
  const made = { rows: Uint32Array.from(iterateInOrder(former, order, present)), changed: new Set<number>() }
  orders.set(name, made)
  return made
}

function* allRows(present: Bits): Generator<number> {
  for (let row = 0; row < present.length * 32; row++) if (hasBit(present, row)) yield row
}

/** Whether scanning an order of `all` rows for the first `to` of `found` matches is cheaper than sorting the matches. */
export const isScanCheaper = (all: number, found: number, to: number) => to * all < found * found

/** The rows of the mask at positions `from` to `to` - 1 of the order. `present` holds all rows of the index. */
export function pageOfCached(
  orders: CachedOrders,
  name: string,
  order: RowOrder,
  present: Bits,
  mask: Bits,
  from: number,
  to: number,
): number[] {
  const page: number[] = []
  let place = 0
  for (const row of iterateInOrder(cachedOrder(orders, name, order, present), order, mask)) {
    if (place >= to) break
    if (place++ >= from) page.push(row)
  }
  return page
}
