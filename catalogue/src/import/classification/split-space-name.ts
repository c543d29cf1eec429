import { spacePhrase, type SpacePhrase } from './space-phrase.ts'
import { isKindWord } from '../matching/name-kinds.ts'
import { nameWords } from '../matching/name-key.ts'

export interface SpaceInName {
  /** The name of the place: 'Oak Hill Park'. */
  place: string
  space: SpacePhrase
}

/** Splits 'Oak Hill Park - Soccer Field 2' and 'Oak Hill Park Diamond #3'. Undefined for names of places. */
export function splitSpaceName(name: string): SpaceInName | undefined {
  const [, before = '', after = ''] = /^(.{3,}?)\s*(?: [-–—] |: |\(| \/ )\s*([^()]+?)\)?$/.exec(name) ?? []
  const separated = after === '' ? undefined : spacePhrase(after)
  if (separated !== undefined) return { place: before.trim(), space: separated }
  // Without a separator, only a number shows that a space is meant.
  const words = name.replaceAll('#', ' #').split(/\s+/)
  if (!/^#?(?:\d{1,2}|[A-H])$/.test(words.at(-1) ?? '')) return undefined
  for (let start = Math.max(1, words.length - 4); start < words.length - 1; start++) {
    const space = spacePhrase(words.slice(start).join(' '))
    if (space === undefined) continue
    const place = words.slice(0, start).join(' ')
    // 'Oak Hill Field 1' is a field of 'Oak Hill Field'.
    const isPlace = nameWords(place).some(isKindWord)
    return { place: isPlace ? place : words.slice(0, -1).join(' ').replace(/\s*#$/, ''), space }
  }
  return undefined
}
