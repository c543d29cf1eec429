import type { IndexState } from '../../../search/index/index-state.ts'
import { possibleSpaces, unknownDays, type SpaceCounter } from './host-spaces.ts'
import type { HostDates } from './date-options.ts'
import { latitudeBands, milesBetweenRows } from '../../../search/index/near-rows.ts'

const notCounted = -1

/** Finds the facilities near one that have such spaces. Remembers them. */
export function partnersAround(
  { positions, rows }: IndexState,
  sporting: Uint32Array,
  onSite: SpaceCounter['onSite'],
  miles: number | null,
) {
  let bands: ReturnType<typeof latitudeBands> | undefined
  let mosts: Float64Array | undefined
  const lists = new Map<number, readonly number[]>()
  // Not a function for each host: there are thousands, and collecting them takes longer than calling them.
  let host = 0
  let [first, second] = [0, 0]
  let list: number[] = []
  const count = (partner: number) => {
    const spaces = partner === host ? 0 : onSite(partner)
    if (spaces > first) {
      second = first
      first = spaces
    } else if (spaces > second) second = spaces
  }
  const add = (partner: number) => {
    if (partner !== host) list.push(partner)
  }
  function visit(row: number, within: number, work: (partner: number) => void) {
    host = row
    bands ??= latitudeBands(
      positions,
      sporting.filter((other) => onSite(other) > 0),
    )
    bands(positions, row, within, work)
  }
  return {
    of(row: number): readonly number[] {
      if (miles === null) return []
      const known = lists.get(row)
      if (known !== undefined) return known
      list = []
      visit(row, miles, add)
      lists.set(row, list)
      return list
    },
    /** The sum of what the two best of them have on site. */
    mostOnSite(row: number): number {
      if (miles === null) return 0
      mosts ??= new Float64Array(rows).fill(notCounted)
      const known = mosts[row]!
      if (known !== notCounted) return known
      first = second = 0
      visit(row, miles, count)
      return (mosts[row] = first + second)
    },
  }
}

/** A facility whose spaces count for another one. */
export interface HostPartner {
  row: number
  spaces: number
  miles: number
  isFree: boolean
}

/** A host has at most this many partners. */
const mostPartners = 2

/** Finds facilities near a host that have the spaces which it lacks. */
export function partnerFinder(
  facilities: IndexState,
  counter: SpaceCounter,
  around: ReturnType<typeof partnersAround>,
) {
  const { freeAt, wholeAt } = counter
  /** The sum of what the two best partners have, or `enough` if it is more. */
  function most(row: number, enough: number, spacesOf: (partner: number) => number): number {
    let [first, second] = [0, 0]
    if (enough < 1) return 0
    for (const partner of around.of(row)) {
      const spaces = spacesOf(partner)
      if (spaces > first) [first, second] = [spaces, first]
      else if (spaces > second) second = spaces
      if (first + second >= enough) return enough
    }
    return first + second
  }
  const possible = (partner: number, option: number) => possibleSpaces(counter, partner, option)

  return {
    mostOnSite: around.mostOnSite,
    mostFree: (row: number, option: number, enough: number) =>
      most(row, enough, (partner) => freeAt(partner, option)),
    mostWhole: (row: number, option: number, enough: number) =>
      most(row, enough, (partner) => wholeAt(partner, option)),
    mostPossible: (row: number, option: number, enough: number) =>
      most(row, enough, (partner) => possible(partner, option)),
    /**
     * The partners of a host that have the missing spaces: the nearest one that has all of them, or the two that have most.
     * Those known to be free come first.
     */
    choose(row: number, { option, isFree: mustBeFree }: HostDates, missing: number): HostPartner[] {
      const all = around
        .of(row)
        .map((partner): HostPartner => ({
          row: partner,
          spaces: possible(partner, option),
          miles: milesBetweenRows(facilities.positions, row, partner),
          // Without dates of the host, nothing is known of its partners' either, unless the request has none.
          isFree: option < 0 ? mustBeFree : freeAt(partner, option) !== unknownDays,
        }))
        .filter(({ spaces, isFree }) => spaces > 0 && (isFree || !mustBeFree))
      const byId = (a: HostPartner, b: HostPartner) =>
        facilities.ids[a.row]! < facilities.ids[b.row]! ? -1 : 1
      const nearest = all.toSorted(
        (a, b) => Number(b.isFree) - Number(a.isFree) || a.miles - b.miles || byId(a, b),
      )
      const single = nearest.find(({ spaces }) => spaces >= missing)
      if (single !== undefined) return [{ ...single, spaces: missing }]
      const largest = all.toSorted((a, b) => b.spaces - a.spaces || a.miles - b.miles || byId(a, b))
      const [free, any] = [largest.filter(({ isFree }) => isFree), largest].map((some) =>
        some.slice(0, mostPartners),
      )
      const sumOf = (some: readonly HostPartner[] = []) => some.reduce((sum, { spaces }) => sum + spaces, 0)
      const chosen = sumOf(free) >= missing ? free! : any!
      let left = missing
      return chosen.map((partner) => {
        const spaces = Math.min(partner.spaces, left)
        left -= spaces
        return { ...partner, spaces }
      })
    },
  }
}
