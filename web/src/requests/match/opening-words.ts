import type { MatchWeekend } from '@app/contract/events/match-schema.ts'
import { shortRange } from '../../page/fit-words.ts'
import { bookedText, openedText } from '../../page/opened-text.ts'
import { count, counted, inSentence, listOf } from '../../components/format.ts'
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
    return areDatesOver ? 'The dates of this request are over' : `${fittingText(hosts)}. ${bookedText(hosts)}`
  if (opened?.change === 'onlySports' || opened?.change === 'firstSport')
    return listingText(hosts, opened.sports)
  const when = days === undefined ? '' : ` ${days}`
  if (change !== undefined) return `${counted(hosts, 'host')} would fit${when}`
  if (group === 'free') return `${fittingText(hosts)}${within}${when}`
  if (opened)
    return `${fittingText(hosts)}${within}. ${hosts === 1 ? 'It hasn’t' : 'None has'} shared ${days ?? 'these dates'} yet.`
  return `${counted(hosts, 'host')} ${hosts === 1 ? 'doesn’t' : 'don’t'} say whether ${hosts === 1 ? 'it is' : 'they are'} free${when}`
}

/** Hosts are shown for a sport that they list, whatever else they lack. */
const listingText = (hosts: number, sports: readonly string[]) =>
  sports.length === 0
    ? `${counted(hosts, 'host')} ${hosts === 1 ? 'lacks' : 'lack'} something that you ask for`
    : `${counted(hosts, 'host')} ${hosts === 1 ? 'lists' : 'list'} ${inSentence(listOf([...sports]))}`

/** Why a list has opened on hosts that don’t fit the request as it is. Undefined if they do. */
export const openingText = (
  { stats, counts, areDatesOver }: MatchedMeta,
  { group, opened }: ShownChoice,
  event: Parameters<typeof openedText>[1],
): string | undefined =>
  opened &&
  openedText(
    {
      ...opened,
      hosts: stats.count,
      fields: counts.changes.find(({ change }) => change === opened.change)?.fields,
      isUnsure: group !== 'free',
      areDatesOver,
    },
    event,
  )

/** How many more hosts would fit, but are booked on the dates. */
export const bookedCount = ({ counts, areDatesOver }: MatchedMeta): number =>
  areDatesOver ? 0 : (counts.changes.find(({ change }) => change === 'dropDates')?.difference ?? 0)

/** The weekend closest to the first choice on which hosts of the list are free. */
export const nearestWeekend = (weekends: readonly MatchWeekend[], chosen: number | undefined) =>
  weekends
    .filter(({ count: free, weeks }) => free > 0 && weeks !== chosen)
    .toSorted((a, b) => Math.abs(a.weeks) - Math.abs(b.weeks))[0]
