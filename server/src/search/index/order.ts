/** Numbers by row, ascending (1) or descending (-1). Rows without a number sort last in both directions. */
export interface OrderColumn {
  values: Float64Array
  direction: 1 | -1
}

/**
 * Orders rows by each column in turn, then by name if given, and last by id. No two rows are equal, so pages neither
 * repeat nor skip rows.
 */
export interface RowOrder {
  columns: readonly OrderColumn[]
  names: { keys: readonly string[]; direction: 1 | -1 } | null
  ids: RowIds
}

export interface RowIds {
  text: readonly string[]
  leading: Float64Array
}

/** The first 48 bits of a UUID as a number. They order nearly all ids without comparing strings. */
export const leadingBits = (uuid: string) => Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16)

/** The first three UTF-16 code units of a string as a number that sorts like the string. */
export function leadingUnits(text: string): number {
  const unit = (at: number) => (at < text.length ? text.charCodeAt(at) + 1 : 0)
  return (unit(0) * 65_537 + unit(1)) * 65_537 + unit(2)
}

type Compare = (a: number, b: number) => number

export function compareBy(order: RowOrder): Compare {
  const { columns, names, ids } = order
  return (a, b) => {
    for (const { values, direction } of columns) {
      const ofA = values[a]!
      const ofB = values[b]!
      if (ofA < ofB) return -direction
      if (ofA > ofB) return direction
      if (ofA === ofB) continue
      const isMissingA = ofA !== ofA
      if (isMissingA !== (ofB !== ofB)) return isMissingA ? 1 : -1
    }
    if (names) {
      const ofA = names.keys[a]!
      const ofB = names.keys[b]!
      if (ofA !== ofB) return ofA < ofB ? -names.direction : names.direction
    }
    const byLeadingBits = ids.leading[a]! - ids.leading[b]!
    if (byLeadingBits !== 0) return byLeadingBits
    return ids.text[a]! < ids.text[b]! ? -1 : ids.text[a]! > ids.text[b]! ? 1 : 0
  }
}

/** Sifts down the row at `from`. The heap's root is the last of the selected rows in order. */
function sink(heap: Uint32Array, size: number, from: number, compare: Compare) {
  const row = heap[from]!
  let at = from
  for (;;) {
    let child = 2 * at + 1
    if (child >= size) break
    if (child + 1 < size && compare(heap[child + 1]!, heap[child]!) > 0) child++
    if (compare(heap[child]!, row) <= 0) break
    heap[at] = heap[child]!
    at = child
  }
  heap[at] = row
}

/** Moves the first `keep` rows of the order to the front of the array, unsorted. */
function selectFirst(rows: Uint32Array, count: number, keep: number, order: RowOrder, compare: Compare) {
  for (let i = (keep >>> 1) - 1; i >= 0; i--) sink(rows, keep, i, compare)
  const [first] = order.columns
  for (let i = keep; i < count; i++) {
    const row = rows[i]!
    const worst = rows[0]!
    if (first && (first.values[row]! - first.values[worst]!) * first.direction > 0) continue
    if (compare(row, worst) >= 0) continue
    rows[0] = row
    sink(rows, keep, 0, compare)
  }
}

/**
 * The rows at positions `from` to `to` - 1 of the order. Rearranges `rows`. For pages near the front it takes little more
 * than one comparison per row.
 */
export function pageOf(
  rows: Uint32Array,
  count: number,
  order: RowOrder,
  from: number,
  to: number,
): number[] {
  const keep = Math.min(to, count)
  if (keep <= from) return []
  const compare = compareBy(order)
  if (keep < count / 2) selectFirst(rows, count, keep, order, compare)
  const kept = rows.subarray(0, keep < count / 2 ? keep : count).toSorted(compare)
  return Array.from(kept.subarray(from, keep))
}
