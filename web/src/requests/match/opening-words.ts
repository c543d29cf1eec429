import type { Event } from '@app/contract/events/event-schema.ts'
import type { MatchWeekend } from '@app/contract/events/match-schema.ts'
import { usualReachMiles } from '@app/contract/rules/match-choices.ts'
import { shortRange } from '../../page/fit-words.ts'
import { count, counted, inSentence, listOf } from '../../components/format.ts'
import { changedText } from './condition-words.ts'
import type { MatchedMeta, ShownChoice } from './match-choice.ts'
import { fittingText } from './match-words.ts'

/** Counts the hosts that are listed: those that fit, would with a change of the request, or don’t say whether they are free. */
export function titleText(
  { stats: { count: hosts }, weekends, areDatesOver }: MatchedMeta,
  { group, change, week, dist, opened }: ShownChoice,
): string {
  const weekend = weekends.find(({ weeks }) => weeks === week)
  const days = weekend && shortRange(weekend.from, weekend.to)
  const within = opened?.dist === undefined ? '' : ` within ${count(dist ?? opened.dist)} mi`
  if (opened?.change === 'dropDates')
    return areDatesOver
      ? 'The dates of this request are over'
      : `${fittingText(hosts)}. ${hosts === 1 ? 'It is' : 'All are'} booked on these dates.`
  if (opened?.change === 'onlySports' || opened?.change === 'firstSport')
    return 'No host meets all conditions'
  const when = days === undefined ? '' : ` ${days}`
  if (change !== undefined) return `${counted(hosts, 'host')} would fit${when}`
  if (group === 'free') return `${fittingText(hosts)}${within}${when}`
  if (opened)
    return `${fittingText(hosts)}${within}. ${hosts === 1 ? 'It hasn’t' : 'None has'} shared ${days ?? 'these dates'} yet.`
  return `${counted(hosts, 'host')} ${hosts === 1 ? 'doesn’t' : 'don’t'} say whether ${hosts === 1 ? 'it is' : 'they are'} free${when}`
}

/** Why a list has opened on hosts that don’t fit the request as it is. Undefined if they do. */
export function openedText(
  { stats: { count: hosts }, counts, areDatesOver }: MatchedMeta,
  { group, opened }: ShownChoice,
  { requestAddress, requestDist }: Pick<Event, 'requestAddress' | 'requestDist'>,
): string | undefined {
  const { change, dist, within: chosen, sports = [] } = opened ?? {}
  const isOne = hosts === 1
  const place = requestAddress?.replace(/,.*/, '') ?? ''
  const within = dist === undefined ? '' : ` within ${count(dist)} mi of ${place}`
  if (change === undefined)
    return dist === undefined
      ? undefined
      : `No host within ${count(chosen ?? requestDist ?? usualReachMiles)} mi of ${place} fits. ${isOne ? 'This one is' : 'These are'} within ${count(dist)} mi.`
  if (change === 'dropDates')
    return areDatesOver
      ? `None of the dates that you allow is still to come. ${isOne ? 'This host fits' : 'These hosts fit'} apart from them.`
      : undefined
  const hosted = inSentence(listOf([...sports])) || 'events'
  if (change === 'onlySports')
    return isOne
      ? `This host has ${hosted}${within}, but lacks more than one thing that you ask for.`
      : `These host ${hosted}${within}, but lack more than one thing that you ask for.`
  if (change === 'firstSport')
    return `No host lists all of your sports. ${isOne ? 'This one lists' : 'These list'} ${hosted}${within}.`
  const fields = counts.changes.find((one) => one.change === change)?.fields
  const unsure =
    group === 'free' ? '' : ` ${isOne ? 'It hasn’t' : 'None of them has'} shared these dates yet.`
  return `No host fits the request as it is. ${isOne ? 'This one' : 'These'} would ${changedText(change, fields)}.${unsure}`
}

/** How many more hosts would fit, but are booked on the dates. */
export const bookedCount = ({ counts, areDatesOver }: MatchedMeta): number =>
  areDatesOver ? 0 : (counts.changes.find(({ change }) => change === 'dropDates')?.difference ?? 0)

/** The weekend closest to the first choice on which hosts of the list are free. */
export const nearestWeekend = (weekends: readonly MatchWeekend[], chosen: number | undefined) =>
  weekends
    .filter(({ count: free, weeks }) => free > 0 && weeks !== chosen)
    .toSorted((a, b) => Math.abs(a.weeks) - Math.abs(b.weeks))[0]
