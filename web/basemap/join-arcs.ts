import { arcNumber, pointsOf, type LineOf, type Point, type Ring } from '@app/catalogue/gazetteer/atlas.ts'

export interface JoinedArcs {
  lines: Point[][]
  /** Whether the line of the same place in `lines` is made of marked arcs. */
  isMarked: boolean[]
  /** The ring in terms of `lines`. */
  refer(ring: Ring): number[]
}

/**
 * An atlas of many layers is cut into arcs of a few points each. Joins those that always follow one another in the
 * rings given, which makes them shorter to write and possible to simplify. Marked arcs join with their like only.
 */
export function joinArcs(lineOf: LineOf, rings: Iterable<Ring>, marked: ReadonlySet<number>): JoinedArcs {
  const isJunction = junctionsOf(lineOf, rings, marked)
  const lines: Point[][] = []
  const isMarked: boolean[] = []
  const numbers = new Map<string, number>()

  const add = (chain: Ring) => {
    const known = numbers.get(chain.join())
    if (known !== undefined) return known
    const backwards = numbers.get(reversed(chain).join())
    if (backwards !== undefined) return ~backwards
    numbers.set(chain.join(), lines.length)
    isMarked.push(marked.has(arcNumber(chain[0] ?? 0)))
    return lines.push(pointsOf(lineOf, chain)) - 1
  }
  const refer = (ring: Ring) => {
    const start = ring.findIndex(isJunction)
    if (start < 0) return [add(ring)]
    const chains: number[][] = []
    for (const arc of [...ring.slice(start), ...ring.slice(0, start)]) {
      if (isJunction(arc)) chains.push([arc])
      else chains.at(-1)?.push(arc)
    }
    return chains.map(add)
  }
  return { lines, isMarked, refer }
}

const reversed = (chain: Ring) => chain.map((arc) => ~arc).toReversed()

/** Whether an arc begins where other than two arcs meet, or a marked and an unmarked one. */
function junctionsOf(lineOf: LineOf, rings: Iterable<Ring>, marked: ReadonlySet<number>) {
  const met = new Map<string, { arcs: number; marked: number }>()
  const beginOf = (arc: number) => lineOf(arc)[0]?.join() ?? ''
  for (const arc of new Set([...rings].flat().map(arcNumber)))
    for (const end of [beginOf(arc), beginOf(~arc)]) {
      const at = met.get(end) ?? { arcs: 0, marked: 0 }
      met.set(end, { arcs: at.arcs + 1, marked: at.marked + (marked.has(arc) ? 1 : 0) })
    }
  return (arc: number) => {
    const at = met.get(beginOf(arc))
    return at?.arcs !== 2 || at.marked === 1
  }
}
