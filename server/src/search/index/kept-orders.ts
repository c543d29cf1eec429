import { hasBit, type Bits } from './bitset.ts'
import { compareBy, type RowOrder } from './order.ts'

/**
 * Orders that are the same for every search (by name, by rating, …), kept between searches: one that finds much then
 * reads the order from the front instead of comparing all it found. Rows changed since an order was made stand beside it
 * until they are many; then the next need merges them.
 */
export type KeptOrders = Map<string, KeptOrder>
interface KeptOrder {
  rows: Uint32Array
  changed: Set<number>
}

/** Sorting so many beside an order takes longer than a search should. */
const maxChanged = 500
/** An order of which more than one row in so many changed is given up until it is needed. */
const discardDivisor = 4

export const createKeptOrders = (): KeptOrders => new Map()

/** To be called for every row that was added or changed. */
export function noteChange(orders: KeptOrders, row: number) {
  for (const [name, { changed, rows }] of orders) {
    changed.add(row)
    if (changed.size > maxChanged + rows.length / discardDivisor) orders.delete(name)
  }
}

/**
 * The rows of the mask in order, those that changed among the others. Rows outside the mask are never compared: they
 * may have been removed, and what they were ordered by with them.
 */
function* inOrder({ rows, changed }: KeptOrder, order: RowOrder, mask: Bits): Generator<number> {
  const compare = compareBy(order)
  const beside = [...changed].filter((row) => hasBit(mask, row)).toSorted(compare)
  let next = 0
  for (const row of rows) {
    if (!hasBit(mask, row) || changed.has(row)) continue
    while (next < beside.length && compare(beside[next]!, row) < 0) yield beside[next++]!
    yield row
  }
  yield* beside.slice(next)
}

function keptOrder(orders: KeptOrders, name: string, order: RowOrder, present: Bits): KeptOrder {
  const known = orders.get(name)
  if (known && known.changed.size <= maxChanged) return known
  const former = known ?? { rows: new Uint32Array(0), changed: new Set(allRows(present)) }
  const made = { rows: Uint32Array.from(inOrder(former, order, present)), changed: new Set<number>() }
  orders.set(name, made)
  return made
}

function* allRows(present: Bits): Generator<number> {
  for (let row = 0; row < present.length * 32; row++) if (hasBit(present, row)) yield row
}

/** Whether reading a whole order up to a place, of which `found` of `all` rows count, is less work than selecting. */
export const readsLess = (all: number, found: number, to: number) => to * all < found * found

/** The rows of the mask from one place in the order up to another. `present` are the rows of the index. */
export function pageOfKept(
  orders: KeptOrders,
  name: string,
  order: RowOrder,
  present: Bits,
  mask: Bits,
  from: number,
  to: number,
): number[] {
  const page: number[] = []
  let place = 0
  for (const row of inOrder(keptOrder(orders, name, order, present), order, mask)) {
    if (place >= to) break
    if (place++ >= from) page.push(row)
  }
  return page
}
