import { abbreviated } from '../components/format.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'

interface CountedSpace {
  name: string
  count: number
}

interface ScoreOptions {
  /** Including the seats. */
  most?: number
  /** The types of space to list first, even if there are few. */
  first?: readonly string[]
  /** The number of spaces of the first one to show: those that suit a sport. All if it is undefined or 0. */
  firstCount?: number | undefined
}

/** The figures of a card: spaces by type, most frequent first, then seats. */
export function spaceScore(
  spaces: readonly CountedSpace[],
  seats: number | null,
  { most = 3, first = [], firstCount }: ScoreOptions = {},
) {
  const counts = new Map<string, number>()
  for (const { name, count } of spaces) counts.set(name, (counts.get(name) ?? 0) + count)
  const [one] = first
  if (one !== undefined && firstCount !== undefined && firstCount > 0) counts.set(one, firstCount)
  const hasSeats = seats !== null && seats > 0
  const items = [...counts]
    .filter(([name, count]) => name !== '' && count > 0)
    .toSorted(([a, m], [b, n]) => Number(first.includes(b)) - Number(first.includes(a)) || n - m)
    .slice(0, hasSeats ? most - 1 : most)
    .map(([name, count]) => ({ label: spacesWord(name, count), value: abbreviated(count) }))
  return hasSeats ? [...items, { label: 'Seats', value: abbreviated(seats) }] : items
}
