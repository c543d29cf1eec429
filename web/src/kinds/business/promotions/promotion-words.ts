import type { Api } from '@app/contract/api.ts'
import { dayText, shortDayText } from '@app/contract/rules/event-dates.ts'

export type Promotion = Awaited<
  ReturnType<Api['business-mgmt']['businesses']['promotions']['list']>
>['data'][number]

/** Promotions as of a day, so that the server and the browser render the same. */
export interface Promotions {
  /** In UTC. */
  today: string
  /** The default first, then those that end soonest. */
  list: Promotion[]
}

export type PromotionTime = 'running' | 'upcoming' | 'past'

export function timeOf({ startDate, endDate }: Pick<Promotion, 'startDate' | 'endDate'>, today: string) {
  if (endDate < today) return 'past' satisfies PromotionTime
  return startDate > today ? ('upcoming' satisfies PromotionTime) : ('running' satisfies PromotionTime)
}

export const runningPromotions = ({ list, today }: Promotions) =>
  list.filter((promotion) => timeOf(promotion, today) === 'running')

/** The running default, or else the running one that ends first. */
export const mainPromotion = (promotions: Promotions): Promotion | undefined =>
  runningPromotions(promotions)[0]

/** Whether it is the one to show first: the default, unless it is over. */
export const isMain = (promotion: Promotion, today: string) =>
  promotion.isDefault && timeOf(promotion, today) !== 'past'

const timeOrder: Record<PromotionTime, number> = { running: 0, upcoming: 1, past: 2 }

/** Running ones first and past ones last; among them the default first, then by last day. */
export const inOrder = (promotions: readonly Promotion[], today: string) =>
  promotions.toSorted(
    (one, other) =>
      timeOrder[timeOf(one, today)] - timeOrder[timeOf(other, today)] ||
      Number(other.isDefault) - Number(one.isDefault) ||
      one.endDate.localeCompare(other.endDate),
  )

/** `Fri, Mar 12th`, and `Fri, Mar 12th, 2027` in another year than today's. */
const promotionDay = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? shortDayText(day) : dayText(day)

/** When a promotion runs: the more important day, then the other one. */
export function daysText(promotion: Pick<Promotion, 'startDate' | 'endDate'>, today: string) {
  const [start, end] = [promotionDay(promotion.startDate, today), promotionDay(promotion.endDate, today)]
  const time = timeOf(promotion, today)
  if (time === 'running') return [`Until ${end}`, `Since ${start}`] as const
  return time === 'upcoming'
    ? ([`Starts ${start}`, `Until ${end}`] as const)
    : ([`Ended ${end}`, `Since ${start}`] as const)
}
