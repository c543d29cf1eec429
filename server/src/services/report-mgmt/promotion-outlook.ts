import type { OutlookQuery, PromotionOutlook } from '@app/contract/reports/promotion-outlook.ts'
import { actionLabels } from '@app/contract/reports/visit-labels.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'

/** Of fewer pages nothing is told, so that a range is never what one of them had. */
const fewestPages = 5

const measures = ['views', 'seen', 'clicks'] as const
const labels = { views: actionLabels.view, seen: actionLabels.impression, clicks: 'Clicks' }

/** Days of a former promotion that are alike in weekday and season, and what there was on them altogether. */
export interface FormerDays extends Record<(typeof measures)[number], number> {
  promotionId: string
  pageId: string
  isOnWeekdays: boolean
  isInSeason: boolean
  days: number
}

/** From the most similar days to all. */
const bases: { name: PromotionOutlook['basis']; has: (days: FormerDays) => boolean }[] = [
  { name: 'season', has: ({ isInSeason, isOnWeekdays }) => isInSeason && isOnWeekdays },
  { name: 'weekdays', has: ({ isOnWeekdays }) => isOnWeekdays },
  { name: 'all', has: () => true },
]

/** The middle half of what former promotions brought, by the most similar days of which enough pages had some. */
export function outlookOf(
  { startDate, endDate }: OutlookQuery,
  former: readonly FormerDays[],
): Omit<PromotionOutlook, 'searches'> {
  for (const { name, has } of bases) {
    const found = former.filter(has)
    // A page counts once, however often it was promoted.
    const pages = [...Map.groupBy(found, ({ pageId }) => pageId).values()]
    if (pages.length < fewestPages) continue
    const length = countDays(startDate, endDate)
    return {
      basis: name,
      promotions: new Set(found.map(({ promotionId }) => promotionId)).size,
      pages: pages.length,
      figures: measures.map((measure) => {
        const aDay = pages.map(
          (days) => sum(days.map((each) => each[measure])) / sum(days.map((each) => each.days)),
        )
        const [low, high] = [quantile(aDay, 1 / 4), quantile(aDay, 3 / 4)]
        return {
          name: measure,
          label: labels[measure],
          aDay: rounded(low, high),
          total: rounded(low * length, high * length),
        }
      }),
    }
  }
  return { basis: null, promotions: 0, pages: 0, figures: [] }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Between the two values beside it, as it lies between them. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const [below = 0, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return below + (above - below) * (at - Math.floor(at))
}

/** Two digits, away from the middle, so that nobody reads the figure of a page from an end of the range. */
function rounded(low: number, high: number) {
  const step = (value: number) => Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(value, 1))) - 1))
  return {
    low: Math.floor(low / step(low)) * step(low),
    high: Math.ceil(high / step(high)) * step(high),
  }
}
