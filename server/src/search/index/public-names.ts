import { hasBit } from './bitset.ts'
import type { IndexState } from './index-state.ts'
import { nameKey, tokenize } from './tokenize.ts'

/** Counts the name of a public row. Call it after the row's name and visibility changed. */
export function countName({ publicNames, nameKeys, values }: IndexState, row: number) {
  const key = nameKeys[row]
  if (key !== undefined && hasBit(values.publicRows, row))
    publicNames.set(key, (publicNames.get(key) ?? 0) + 1)
}

/** Call it before the row's name or visibility changes. */
export function uncountName({ publicNames, nameKeys, values }: IndexState, row: number) {
  const key = nameKeys[row]
  if (key === undefined || !hasBit(values.publicRows, row)) return
  const left = (publicNames.get(key) ?? 0) - 1
  if (left > 0) publicNames.set(key, left)
  else publicNames.delete(key)
}

/** Whether a public row has this name, whatever its capitals and punctuation. */
export const hasName = ({ publicNames }: IndexState, name: string) => publicNames.has(nameKey(tokenize(name)))
