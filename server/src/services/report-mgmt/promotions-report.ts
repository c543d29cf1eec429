import type { Report, ReportSeries, ReportTable } from '@app/contract/reports/report-schema.ts'
import { comparedLabels } from '@app/contract/reports/report-period.ts'
import { kindContracts } from '@app/contract/kinds.ts'
import { actionLabels } from '@app/contract/reports/visit-labels.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import { counted } from '@app/contract/rules/sentence-parts.ts'
import type { VisitAction } from '@app/contract/visits/visits.ts'
import type { Call } from '../../platform/http/call.ts'
import { fewestDays, fewestOfWeekday, isComparable, usualCounts, usualSpread } from './promotion-effect.ts'
import { readPromotions, type Promotion } from './promotions.ts'
import { column, figure, headOf, ownComparison, series, sumsOf } from './report-parts.ts'
import type { ReportRange } from './report-range.ts'
import { readLinks, type LinkOf } from './row-links.ts'
import { clicks } from './visit-figures.ts'

const reactions = ['like', 'follow'] as const satisfies VisitAction[]
const promotedActions = [
  'view',
  'impression',
  'contact',
  ...clicks,
  ...reactions,
] as const satisfies VisitAction[]

interface Measure {
  name: string
  label: string
  actions: readonly VisitAction[]
}

/** What a promotion may bring: how often it was seen, and what people did then. */
const measuresOf = (promotions: readonly Promotion[]): Measure[] => [
  { name: 'view', label: 'Views', actions: ['view'] },
  { name: 'impression', label: 'Seen', actions: ['impression'] },
  { name: 'click', label: 'Clicks', actions: clicks },
  { name: 'reaction', label: reactionsOf(promotions), actions: reactions },
  { name: 'contact', label: 'Messages', actions: ['contact'] },
]

/** Of a measure, by promoted day. */
interface Brought {
  counts: number[]
  /** Null if too little is known to say what is usual. */
  usual: number[] | null
}

interface Outcome {
  promotion: Promotion
  /** By measure. */
  brought: Brought[]
  /** Without the result. */
  cells: (number | null)[]
  result: string
}

/** By name, what people do with pages like these. */
const reactionsOf = (promotions: readonly Promotion[]) => {
  const names = new Set(promotions.map(({ kind }) => kindContracts[kind].reaction))
  const name = names.size === 1 ? [...names].join() : 'likes and followers'
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A difference may be more or less, which its sign says. */
const besideUsual = (label: string) => `${label} beside usual`
const difference = { unit: 'difference' } as const

/** Cells before the differences: how often it was seen, its views, and the usual views. */
const countColumns = 3

/** What the promotions brought of which a day is in the period: each as a whole, beside the same weekdays without one. */
export async function promotionsReport(call: Call, id: string, range: ReportRange): Promise<Report> {
  const { promotions, since } = await readPromotions(call, id, range, promotedActions)
  const linkOf = await readLinks(
    call,
    promotions.map(({ profileId }) => profileId),
  )
  const measures = measuresOf(promotions)
  const outcomes = promotions.map((promotion) => outcomeOf(promotion, measures, range.today))
  const sums = sumsOf(countColumns + measures.length, outcomes)
  const [seen = null, views = null, , moreViews = null, , moreClicks = null, likes = null, messages = null] =
    sums
  return {
    ...headOf(range),
    ...ownComparison('usual'),
    // Days count once they are over, so the time of day says nothing.
    until: null,
    since,
    figures: [
      figure('promotions', 'Promotions', [promotions.length, null]),
      figure('view', 'Views while promoted', [views, null]),
      figure('moreViews', besideUsual('Views'), [moreViews, null], difference),
      figure('moreClicks', besideUsual('Clicks'), [moreClicks, null], difference),
      figure('moreReactions', besideUsual(reactionsOf(promotions)), [likes, null], difference),
      figure('moreMessages', besideUsual('Messages'), [messages, null], difference),
      figure('impression', actionLabels.impression, [seen, null]),
    ],
    // Messages have no chart: hardly any day has one.
    series: measures
      .slice(0, -1)
      .map((measure, at) => chartOf(measure, outcomes, at))
      .filter((chart, at) => at === 0 || hasCounts(chart)),
    tables: [tableOf(id, outcomes, measures, sums, linkOf)],
    notes: promotions.length === 0 ? [] : notes,
  }
}

function outcomeOf(promotion: Promotion, measures: readonly Measure[], today: string): Outcome {
  const isKnown = isComparable(promotion)
  const brought = measures.map(({ actions }): Brought => {
    const countOn = promotion.counterOf(actions)
    return {
      counts: promotion.days.map((day) => countOn(day)),
      usual: isKnown ? usualCounts(promotion, countOn) : null,
    }
  })
  const spread = isKnown ? usualSpread(promotion, promotion.counterOf(['view'])) : null
  if (promotion.days.length === 0) {
    const cells = Array.from({ length: countColumns + measures.length + 1 }, () => null)
    return { promotion, brought, cells, result: emptyResult(promotion, today) }
  }
  const totals = brought.map(({ counts }) => add(counts))
  const usual = brought.map((each) => each.usual && add(each.usual))
  const more = usual.map((each, at) => (each === null ? null : totals[at]! - each))
  const [views = 0, seen = 0] = totals
  const [usualViews = null] = usual
  const [moreViews = null] = more
  return {
    promotion,
    brought,
    cells: [seen, views, usualViews, ...more, spread],
    result: resultOf(moreViews, spread),
  }
}

/** Why there is no day to count. */
function emptyResult({ startDate, isRecorded }: Promotion, today: string): string {
  if (startDate > today) return 'Not started'
  return isRecorded ? tooFew : 'No figures'
}

const tooFew = 'Too few to say'

function resultOf(more: number | null, spread: number | null): string {
  if (more === null || spread === null) return tooFew
  if (Math.abs(more) <= spread) return 'No effect'
  return more > 0 ? 'More views' : 'Fewer views'
}

/** Only of promoted days, so that the points add up to the figure. */
function chartOf({ name, label }: Measure, outcomes: readonly Outcome[], measure: number) {
  const all = outcomes
    .flatMap(({ promotion, brought }) =>
      promotion.days.map((day, at) => ({
        day,
        count: brought[measure]!.counts[at]!,
        usual: brought[measure]!.usual?.[at] ?? null,
      })),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day))
  const span = { startDate: all[0]?.day ?? '', endDate: all.at(-1)?.day ?? '' }
  const within = ({ startDate, endDate }: typeof span) =>
    all.filter(({ day }) => day >= startDate && day <= endDate)
  const chart = series(
    name,
    label,
    { days: span, past: all.length === 0 ? undefined : span, shift: 0 },
    (days) => add(within(days).map(({ count }) => count)),
    (days) => addKnown(within(days).map(({ usual }) => usual)),
  )
  return { ...chart, points: chart.points.filter((point) => within(point).length > 0) }
}

const hasCounts = ({ points }: ReportSeries) => points.some(({ value, before }) => value || before)

const add = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
const addKnown = (counts: readonly (number | null)[]) =>
  counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0 as number | null)

function tableOf(
  id: string,
  outcomes: readonly Outcome[],
  measures: readonly Measure[],
  sums: (number | null)[],
  linkOf: LinkOf,
): ReportTable {
  return {
    name: 'promotions',
    label: 'All promotions',
    of: 'Days',
    columns: [
      column('Seen'),
      column('Views'),
      column(comparedLabels.usual.before),
      ...measures.map(({ label }) => column(besideUsual(label), 'difference')),
      column('Ups and downs'),
      column('Result', 'text'),
    ],
    rows: outcomes.map(({ promotion, cells, result }) => ({
      label: knownDates({ ...promotion, months: [] }) ?? '',
      note: promotion.profileId === id ? null : promotion.name,
      link: linkOf(promotion.profileId),
      cells: [...cells, result],
    })),
    // Ups and downs don't add up.
    totals: [...sums, null, null],
  }
}

const notes = [
  'A promotion is counted as a whole, also on days outside the period.',
  'What is usual, also in the chart, is the average of the same weekdays in the four weeks before, without days on which the page was promoted. Seasons and other causes of a change aren’t left out.',
  'Ups and downs are twice the standard deviation of so many days, going by the days without a promotion. “No effect” means that the difference in views is within them.',
  `“Too few to say” means that there are fewer than ${counted(fewestDays, 'such day')}, or fewer than ${fewestOfWeekday} of a weekday, or that no promoted day is over.`,
  'Only whole days count: those that are over, and the first one unless the promotion was booked on that day.',
]
