/**
 * Lists of unsigned 32-bit integers by key, in one buffer: 150,000 small arrays would take more memory for headers than
 * for content. The list of key k is `pool[starts[k]]` to `pool[starts[k] + lengths[k] - 1]`. Removal changes its order.
 */
export interface IntLists {
  starts: Uint32Array
  lengths: Uint32Array
  /** The slots reserved for each list. */
  rooms: Uint32Array
  pool: Uint32Array
  /** The end of the allocated part of the pool, gaps included. */
  used: number
  /** The sum of all rooms: the value of `used` after a compaction. */
  reserved: number
  /** The sum of all lengths. */
  entries: number
}

export const createIntLists = (): IntLists => ({
  starts: new Uint32Array(64),
  lengths: new Uint32Array(64),
  rooms: new Uint32Array(64),
  pool: new Uint32Array(256),
  used: 0,
  reserved: 0,
  entries: 0,
})

function grown(array: Uint32Array, atLeast: number): Uint32Array {
  const larger = new Uint32Array(Math.max(atLeast, array.length * 2))
  larger.set(array)
  return larger
}

function ensureKey(lists: IntLists, key: number) {
  if (key < lists.starts.length) return
  lists.starts = grown(lists.starts, key + 1)
  lists.lengths = grown(lists.lengths, key + 1)
  lists.rooms = grown(lists.rooms, key + 1)
}

/** Copies all lists into a new pool, without the gaps that moved lists left behind. */
function compact(lists: IntLists, poolLength: number) {
  const pool = new Uint32Array(poolLength)
  let used = 0
  for (let key = 0; key < lists.starts.length; key++) {
    const room = lists.rooms[key]!
    if (room === 0) continue
    const start = lists.starts[key]!
    pool.set(lists.pool.subarray(start, start + lists.lengths[key]!), used)
    lists.starts[key] = used
    used += room
  }
  lists.pool = pool
  lists.used = used
}

/** Allocates this much room for the key at the end of the pool, without copying its current content. */
function place(lists: IntLists, key: number, room: number) {
  lists.reserved += room - lists.rooms[key]!
  lists.rooms[key] = 0
  if (lists.used + room > lists.pool.length) {
    if (lists.reserved < lists.pool.length / 2) compact(lists, lists.pool.length)
    else lists.pool = grown(lists.pool, lists.used + room)
  }
  lists.starts[key] = lists.used
  lists.rooms[key] = room
  lists.used += room
}

export function setList(lists: IntLists, key: number, values: ArrayLike<number>) {
  ensureKey(lists, key)
  const length = values.length
  if (length > lists.rooms[key]!) place(lists, key, length)
  const start = lists.starts[key]!
  for (let i = 0; i < length; i++) lists.pool[start + i] = values[i]!
  lists.entries += length - lists.lengths[key]!
  lists.lengths[key] = length
}

export function appendToList(lists: IntLists, key: number, value: number) {
  ensureKey(lists, key)
  const length = lists.lengths[key]!
  if (length === lists.rooms[key]!) {
    const start = lists.starts[key]!
    const former = lists.pool.subarray(start, start + length)
    place(lists, key, Math.max(2, length * 2))
    lists.pool.set(former, lists.starts[key])
  }
  lists.pool[lists.starts[key]! + length] = value
  lists.lengths[key] = length + 1
  lists.entries++
}

/** Removes one occurrence of the value by moving the last element into its place. */
export function removeFromList(lists: IntLists, key: number, value: number) {
  if (key >= lists.starts.length) return
  const start = lists.starts[key]!
  const last = start + lists.lengths[key]! - 1
  for (let i = start; i <= last; i++) {
    if (lists.pool[i] !== value) continue
    lists.pool[i] = lists.pool[last]!
    lists.lengths[key]!--
    lists.entries--
    return
  }
}

/** Empties the list and frees its room. */
export function dropList(lists: IntLists, key: number) {
  if (key >= lists.starts.length) return
  lists.entries -= lists.lengths[key]!
  lists.reserved -= lists.rooms[key]!
  lists.lengths[key] = 0
  lists.rooms[key] = 0
}

/** A view into the pool, valid until the lists change. */
export function viewList(lists: IntLists, key: number): Uint32Array {
  if (key >= lists.starts.length) return lists.pool.subarray(0, 0)
  const start = lists.starts[key]!
  return lists.pool.subarray(start, start + lists.lengths[key]!)
}

export function sameAsList(lists: IntLists, key: number, values: ArrayLike<number>): boolean {
  const length = key < lists.lengths.length ? lists.lengths[key]! : 0
  if (length !== values.length) return false
  const start = lists.starts[key]!
  for (let i = 0; i < length; i++) if (lists.pool[start + i] !== values[i]) return false
  return true
}
