import type { Report, ReportTable } from '@app/contract/reports/report-schema.ts'
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

const reactions = ['like', 'follow'] as const satisfies VisitAction[]
const promotedActions = ['view', 'impression', 'contact', ...reactions] as const satisfies VisitAction[]

interface PromotedDay {
  day: string
  views: number
  /** Null if too little is known to say what is usual. */
  usual: number | null
}

interface Outcome {
  promotion: Promotion
  days: PromotedDay[]
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

/** The number of columns before the result. */
const columnCount = 7

/** What the promotions brought of which a day is in the period: each as a whole, beside the same weekdays without one. */
export async function promotionsReport(call: Call, id: string, range: ReportRange): Promise<Report> {
  const { promotions, since, until } = await readPromotions(call, id, range, promotedActions)
  const linkOf = await readLinks(
    call,
    promotions.map(({ profileId }) => profileId),
  )
  const outcomes = promotions.map((promotion) => outcomeOf(promotion, range.today))
  // Spreads don't add up.
  const totals = sumsOf(columnCount, outcomes).map((sum, at) => (at === 3 ? null : sum))
  const [views = null, , moreViews = null, , seen = null, likes = null, messages = null] = totals
  return {
    ...headOf(range),
    ...ownComparison('usual'),
    until: until?.toISOString() ?? null,
    since,
    figures: [
      figure('promotions', 'Promotions', [promotions.length, null]),
      figure('view', 'Views while promoted', [views, null]),
      figure('moreViews', besideUsual('Views'), [moreViews, null], difference),
      figure('moreReactions', besideUsual(reactionsOf(promotions)), [likes, null], difference),
      figure('moreMessages', besideUsual('Messages'), [messages, null], difference),
      figure('impression', actionLabels.impression, [seen, null]),
    ],
    series: [viewsOf(outcomes)],
    tables: [tableOf(id, outcomes, totals, linkOf)],
    notes: promotions.length === 0 ? [] : notesOf(until !== undefined),
  }
}

function outcomeOf(promotion: Promotion, today: string): Outcome {
  const [views, seen, likes, messages] = [['view'], ['impression'], reactions, ['contact']] as const
  const total = (actions: readonly VisitAction[]) =>
    add(promotion.days.map((day) => promotion.counterOf(actions)(day)))
  const isKnown = isComparable(promotion)
  const usualOf = (actions: readonly VisitAction[]) => usualCounts(promotion, promotion.counterOf(actions))
  const more = (actions: readonly VisitAction[]) => (isKnown ? total(actions) - add(usualOf(actions)) : null)

  const usual = isKnown ? usualOf(views) : null
  const spread = isKnown ? usualSpread(promotion, promotion.counterOf(views)) : null
  const days = promotion.days.map((day, at) => ({
    day,
    views: promotion.counterOf(views)(day),
    usual: usual?.[at] ?? null,
  }))
  if (days.length === 0)
    return {
      promotion,
      days,
      cells: Array.from({ length: columnCount }, () => null),
      result: promotion.startDate > today ? 'Not started' : 'No figures',
    }
  return {
    promotion,
    days,
    cells: [total(views), usual && add(usual), more(views), spread, total(seen), more(likes), more(messages)],
    result: resultOf(more(views), spread),
  }
}

function resultOf(more: number | null, spread: number | null): string {
  if (more === null || spread === null) return 'Too few to say'
  if (Math.abs(more) <= spread) return 'No effect'
  return more > 0 ? 'More views' : 'Fewer views'
}

/** Only of promoted days, so that the points add up to the figure. */
function viewsOf(outcomes: readonly Outcome[]) {
  const all = outcomes.flatMap(({ days }) => days).toSorted((a, b) => a.day.localeCompare(b.day))
  const span = { startDate: all[0]?.day ?? '', endDate: all.at(-1)?.day ?? '' }
  const within = ({ startDate, endDate }: typeof span) =>
    all.filter(({ day }) => day >= startDate && day <= endDate)
  const chart = series(
    'view',
    'Views while promoted',
    { days: span, past: all.length === 0 ? undefined : span, shift: 0 },
    (days) => add(within(days).map(({ views }) => views)),
    (days) => addKnown(within(days).map(({ usual }) => usual)),
  )
  return { ...chart, points: chart.points.filter((point) => within(point).length > 0) }
}

const add = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
const addKnown = (counts: readonly (number | null)[]) =>
  counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0 as number | null)

function tableOf(
  id: string,
  outcomes: readonly Outcome[],
  totals: (number | null)[],
  linkOf: LinkOf,
): ReportTable {
  return {
    name: 'promotions',
    label: 'All promotions',
    of: 'Days',
    columns: [
      column('Views'),
      column(comparedLabels.usual.before),
      column(besideUsual('Views'), 'difference'),
      column('Ups and downs'),
      column('Seen'),
      column(besideUsual(reactionsOf(outcomes.map(({ promotion }) => promotion))), 'difference'),
      column(besideUsual('Messages'), 'difference'),
      column('Result', 'text'),
    ],
    rows: outcomes.map(({ promotion, cells, result }) => ({
      label: knownDates({ ...promotion, months: [] }) ?? '',
      note: promotion.profileId === id ? null : promotion.name,
      link: linkOf(promotion.profileId),
      cells: [...cells, result],
    })),
    totals: [...totals, null],
  }
}

const notesOf = (isRunning: boolean) => [
  'A promotion is counted as a whole, also on days outside the period.',
  'What is usual, also in the chart, is the average of the same weekdays in the four weeks before, without days on which the page was promoted. Seasons and other causes of a change aren’t left out.',
  'Ups and downs are twice the standard deviation of so many days, going by the days without a promotion. “No effect” means that the difference in views is within them.',
  `“Too few to say” means that there are fewer than ${counted(fewestDays, 'such day')}, or fewer than ${fewestOfWeekday} of a weekday.`,
  ...(isRunning
    ? ['Of a running promotion, days that have passed count, and today until the same time of day.']
    : []),
]
