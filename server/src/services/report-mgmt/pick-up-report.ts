import { bucketUnit, buckets, type Days } from '@app/contract/reports/report-period.ts'
import type { PickUpQuery, Report, ReportFigure, ReportSeries } from '@app/contract/reports/report-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import type { Call } from '../../platform/http/call.ts'
import type { StayScope } from './page-blocks.ts'
import { nightsOfEvent, readNights, readSteps, type BlockNight, type PickUpStep } from './pick-up-figures.ts'
import { adrOf, knownIn, moneyLabel, pickUpTables, shareOf, sumBy, sumUntil } from './pick-up-tables.ts'
import { figure, ownComparison } from './report-parts.ts'

const usualNights = 400
/** How long before the first night the chart of the pace begins, at most. */
const longestPace = 364

/** How much of the room blocks of a page is booked, and how it came, beside the editions before of its events on the day that was as long before them. */
export async function pickUpReport(
  call: Call,
  id: string,
  scope: StayScope,
  query: PickUpQuery,
  timeZone: string,
): Promise<Report> {
  const today = placeDay(timeZone)
  const days = await daysOf(call, id, scope, query, today)
  const [nights, steps] = await Promise.all([
    readNights(call, id, scope, days),
    readSteps(call, id, scope, days),
  ])
  const earlier = steps.filter(({ isBefore }) => isBefore)
  const before = earlier.length === 0 ? null : sumUntil(earlier, today)
  const currencies = [...new Set(nights.map(({ currency }) => currency))].toSorted()
  return {
    days,
    today,
    timeZone,
    ...ownComparison('edition'),
    filter: null,
    until: new Date().toISOString(),
    since: steps.find(({ isBefore }) => !isBefore)?.day ?? null,
    figures: [
      figure('pickedUp', 'Room nights picked up', [sumBy(nights, 'pickedUp'), before]),
      figure('size', 'Room nights in blocks', [sumBy(nights, 'size'), null]),
      figure('share', 'Share of the blocks', [shareOf(nights), null], { unit: 'share' }),
      ...currencies.flatMap((currency) => moneyOf(nights, currency, currencies.length > 1)),
    ],
    series: nights.length === 0 ? [] : [paceOf(nights, steps, today), nightsOf(nights, earlier, today)],
    tables: pickUpTables({ nights, earlier, scope, today, currencies }),
    notes: [
      'Room nights are those that guests booked here, and those that hotels report of the rooms that they book themselves. A room that is only held is not booked.',
      ...(earlier.length === 0
        ? []
        : [
            '“Last edition” is the edition before of each event, on the day that was as long before it as today is.',
          ]),
      ...(nights.some(({ revenue }) => revenue === null)
        ? ['Rates and revenue are told only to those who agreed on a block.']
        : []),
    ],
  }
}

async function daysOf(
  call: Call,
  id: string,
  scope: StayScope,
  { startDate, endDate }: PickUpQuery,
  today: string,
): Promise<Days> {
  if (scope === 'event' && startDate === undefined && endDate === undefined) {
    const nights = await nightsOfEvent(call, id)
    if (nights !== undefined) return nights
  }
  const start = startDate ?? (endDate === undefined ? today : addDays(endDate, 1 - usualNights))
  return { startDate: start, endDate: endDate ?? addDays(start, usualNights - 1) }
}

function moneyOf(nights: readonly BlockNight[], currency: string, isNamed: boolean): ReportFigure[] {
  const known = knownIn(nights, currency)
  if (known.length === 0) return []
  const name = (label: string) => moneyLabel(label, currency, isNamed)
  const money = { unit: 'money', currency } as const
  return [
    figure(`rate ${currency}`, name('Average rate'), [adrOf(known), null], money),
    figure(`revenue ${currency}`, name('Room revenue'), [sumBy(known, 'revenue'), null], money),
    figure(`rebate ${currency}`, name('Rebate'), [sumBy(known, 'rebate'), null], money),
  ]
}

/** What was booked by each day until the last night. The point of today is what stands now: the books are kept by the hour. */
function paceOf(nights: readonly BlockNight[], steps: readonly PickUpStep[], today: string): ReportSeries {
  const [first, last] = [nights[0]!.night, nights.at(-1)!.night]
  const earliest = addDays(first, -longestPace)
  const begun = steps[0]?.day ?? today
  const days = { startDate: begun < earliest ? earliest : begun < last ? begun : last, endDate: last }
  const per = bucketUnit(days)
  const [earlier, ours] = [
    steps.filter(({ isBefore }) => isBefore),
    steps.filter(({ isBefore }) => !isBefore),
  ]
  return {
    name: 'pace',
    label: 'Picked up',
    unit: 'count',
    currency: null,
    per,
    stack: null,
    isRunning: true,
    points: buckets(days, per).map((bucket) => ({
      ...bucket,
      value:
        bucket.startDate > today
          ? null
          : bucket.endDate >= today
            ? sumBy(nights, 'pickedUp')
            : sumUntil(ours, bucket.endDate),
      before: earlier.length === 0 ? null : sumUntil(earlier, bucket.endDate),
    })),
    limit: { label: 'In the blocks', value: sumBy(nights, 'size') },
  }
}

function nightsOf(
  nights: readonly BlockNight[],
  earlier: readonly PickUpStep[],
  today: string,
): ReportSeries {
  const days = { startDate: nights[0]!.night, endDate: nights.at(-1)!.night }
  const per = bucketUnit(days)
  const within = <T extends { night: string }>(rows: readonly T[], bucket: Days) =>
    rows.filter(({ night }) => night >= bucket.startDate && night <= bucket.endDate)
  return {
    name: 'nights',
    label: 'Room nights',
    unit: 'count',
    currency: null,
    per,
    stack: null,
    isRunning: false,
    points: buckets(days, per).map((bucket) => ({
      ...bucket,
      value: sumBy(within(nights, bucket), 'pickedUp'),
      before: earlier.length === 0 ? null : sumUntil(within(earlier, bucket), today),
    })),
    limit: null,
  }
}
