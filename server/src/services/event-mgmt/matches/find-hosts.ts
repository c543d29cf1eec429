import type { MatchCondition } from '@app/contract/events/match-schema.ts'
import { inSteps } from '../../../platform/heavy-work/next-round.ts'
import type { FittingHost, HostIndexes, HostMatcher } from './match-hosts.ts'

export interface Funnel {
  /** The hosts of the marketplace. */
  total: number
  steps: { condition: MatchCondition; count: number; cost: number; unknown: number }[]
  free: FittingHost[]
  unknown: FittingHost[]
  /** The rows that meet all conditions but the dates. */
  eligible: number[]
}

/** Checks all hosts, in steps. */
export async function findHosts({ facilities }: HostIndexes, matcher: HostMatcher): Promise<Funnel> {
  const { sporting, conditions, hasDates, hasRoomsAsked, datesOf, hasRooms } = matcher
  const total = facilities.values.publicCount
  const met = conditions.map(() => 0)
  let [taken, known, unsure] = [0, 0, 0]
  const free: FittingHost[] = []
  const unknown: FittingHost[] = []
  const eligible: number[] = []
  await inSteps(sporting, (row) => {
    let place = 0
    while (place < conditions.length && conditions[place]!.meets(row)) met[place++]!++
    if (place < conditions.length) return
    const found = datesOf(row)
    const isEligible = hasRooms(row)
    if (isEligible) eligible.push(row)
    if (found === null) {
      taken++
      return
    }
    if (found.isFree) known++
    else unsure++
    if (isEligible) (found.isFree ? free : unknown).push(found)
  })
  const counts = [total, sporting.length, ...met]
  const steps = (['sport', ...conditions.map(({ condition }) => condition)] as const).map(
    (condition, place) => ({
      condition,
      count: counts[place + 1]!,
      cost: counts[place]! - counts[place + 1]!,
      unknown: 0,
    }),
  )
  if (hasDates) steps.push({ condition: 'dates', count: known, cost: taken, unknown: unsure })
  if (hasRoomsAsked)
    steps.push({
      condition: 'rooms',
      count: free.length,
      // Of those that don't say whether they are free too, so that costs and what is left add up.
      cost: known + unsure - free.length - unknown.length,
      unknown: unknown.length,
    })
  return { total, steps, free, unknown, eligible }
}
