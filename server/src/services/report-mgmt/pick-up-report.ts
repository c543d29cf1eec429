import { bucketUnit, buckets, type Days } from '@app/contract/reports/report-period.ts'
import type { PickUpQuery, Report, ReportFigure, ReportSeries } from '@app/contract/reports/report-schema.ts'
import { isUnfinished } from '@app/contract/reports/report-words.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { count, counted } from '@app/contract/rules/sentence-parts.ts'
import type { Call } from '../../platform/http/call.ts'
import type { StayScope } from './page-blocks.ts'
import {
  comparable,
  nightsOfEvent,
  readEditionEvents,
  readNights,
  readSteps,
  type BlockNight,
  type EditionEvents,
  type PickUpStep,
} from './pick-up-figures.ts'
import { adrOf, knownIn, moneyLabel, pickUpTables, shareOf, sumBy, sumUntil } from './pick-up-tables.ts'
import { figure, ownComparison } from './report-parts.ts'
import { readLinks } from './row-links.ts'

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
  const [nights, steps, editions] = await Promise.all([
    readNights(call, id, scope, days),
    readSteps(call, id, scope, days),
    readEditionEvents(call, id, scope),
  ])
  const pace = paceOf(nights, steps, editions)
  const linkOf = await readLinks(
    call,
    nights.flatMap(({ hotelId, eventId }) => [hotelId, eventId]),
  )
  const currencies = [...new Set(nights.map(({ currency }) => currency))].toSorted()
  return {
    days,
    today,
    timeZone,
    ...ownComparison('edition'),
    filter: null,
    preface: [],
    until: new Date().toISOString(),
    since: steps.find(({ isBefore }) => !isBefore)?.day ?? null,
    figures: [
      figure('pickedUp', 'Room nights picked up', [
        sumBy(nights, 'pickedUp'),
        pace.isMixed ? null : beforeOf(pace, today),
      ]),
      ...comparableOf(nights, pace, today),
      figure('size', 'Room nights in blocks', [sumBy(nights, 'size'), null]),
      figure('share', 'Share of the blocks', [shareOf(nights), null], { unit: 'share' }),
      ...currencies.flatMap((currency) => moneyOf(nights, currency, currencies.length > 1)),
    ],
    series: nights.length === 0 ? [] : seriesOf(nights, steps, pace, today),
    tables: pickUpTables({ ...pace, nights, scope, today, currencies, linkOf }),
    notes: [
      'Room nights are those that guests booked here, and those that hotels report of the rooms that they book themselves. A room that is only held is not booked.',
      ...(pace.hasBefore
        ? [
            '“Last edition” is the edition before of each event, on the day that was as long before it as today is. Pace is how much more or less there is now.',
          ]
        : []),
      ...(pace.isMixed
        ? [
            `${eventsText(nights, pace)} have a last edition with figures: only what was picked up of those is compared, as “Comparable”.`,
          ]
        : []),
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
  const [part, all] = [sumBy(known, 'pickedUp'), sumBy(nights, 'pickedUp')]
  const basis = part === all ? null : `of ${count(part)} of ${counted(all, 'room night')}`
  const money = { unit: 'money', currency, basis } as const
  return [
    figure(`rate ${currency}`, name('Average rate'), [adrOf(known), null], money),
    figure(`revenue ${currency}`, name('Room revenue'), [sumBy(known, 'revenue'), null], money),
    figure(`rebate ${currency}`, name('Rebate'), [sumBy(known, 'rebate'), null], money),
  ]
}

/** What of the nights can be compared with an edition before. */
interface Pace {
  /** Of the editions before. */
  earlier: readonly PickUpStep[]
  editions: EditionEvents
  hasBefore: boolean
  /** Whether something can be compared, and something can't. */
  isMixed: boolean
}

function paceOf(nights: readonly BlockNight[], steps: readonly PickUpStep[], editions: EditionEvents): Pace {
  const earlier = steps.filter(({ isBefore }) => isBefore)
  const compared = comparable(nights, editions)
  const hasBefore = compared.length > 0 || earlier.length > 0
  return { earlier, editions, hasBefore, isMixed: hasBefore && compared.length < nights.length }
}

const beforeOf = ({ earlier, hasBefore }: Pace, day: string) => (hasBefore ? sumUntil(earlier, day) : null)

/** `1 of 2 events`. */
function eventsText(nights: readonly BlockNight[], { editions }: Pace): string {
  const keys = (rows: readonly BlockNight[]) =>
    new Set(rows.map(({ eventId, eventName }) => eventId ?? eventName)).size
  return `${count(keys(comparable(nights, editions)))} of ${counted(keys(nights), 'event')}`
}

/** Where only some events have an edition before, the comparison is of those alone. */
function comparableOf(nights: readonly BlockNight[], pace: Pace, today: string): ReportFigure[] {
  if (!pace.isMixed) return []
  const now = sumBy(comparable(nights, pace.editions), 'pickedUp')
  return [
    figure('comparable', comparableLabel, [now, beforeOf(pace, today)], {
      basis: `of ${eventsText(nights, pace)}`,
    }),
  ]
}

const comparableLabel = 'Picked up, with a last edition'

function seriesOf(
  nights: readonly BlockNight[],
  steps: readonly PickUpStep[],
  pace: Pace,
  today: string,
): ReportSeries[] {
  const ours = steps.filter(({ isBefore }) => !isBefore)
  if (!pace.isMixed)
    return [
      pickedUpOf({ nights, ours, earlier: pace.hasBefore ? pace.earlier : null }, today),
      nightsOf(nights, pace, today),
    ]
  const compared = {
    nights: comparable(nights, pace.editions),
    ours: comparable(ours, pace.editions),
    earlier: pace.earlier,
  }
  return [
    ...(compared.nights.length === 0
      ? []
      : [{ ...pickedUpOf(compared, today), name: 'comparable', label: comparableLabel }]),
    pickedUpOf({ nights, ours, earlier: null }, today),
    nightsOf(nights, pace, today),
  ]
}

interface Course {
  nights: readonly BlockNight[]
  ours: readonly PickUpStep[]
  /** Null if there is nothing to compare with. */
  earlier: readonly PickUpStep[] | null
}

/** What was booked by each day until the last night. The point of today is what stands now: the books are kept by the hour. */
function pickedUpOf({ nights, ours, earlier }: Course, today: string): ReportSeries {
  const [first, last] = [nights[0]!.night, nights.at(-1)!.night]
  const earliest = addDays(first, -longestPace)
  const begun = [...ours, ...(earlier ?? [])].map(({ day }) => day).toSorted()[0] ?? today
  const days = { startDate: begun < earliest ? earliest : begun < last ? begun : last, endDate: last }
  const per = bucketUnit(days)
  return {
    name: 'pace',
    label: 'Picked up',
    unit: 'count',
    currency: null,
    per,
    stack: null,
    isRunning: true,
    look: null,
    points: buckets(days, per).map((bucket) => ({
      ...bucket,
      value:
        bucket.startDate > today
          ? null
          : bucket.endDate >= today
            ? sumBy(nights, 'pickedUp')
            : sumUntil(ours, bucket.endDate),
      // Of an unfinished point, the same part.
      before:
        earlier === null ? null : sumUntil(earlier, isUnfinished(bucket, today) ? today : bucket.endDate),
    })),
    limit: { label: 'In the blocks', value: sumBy(nights, 'size') },
  }
}

/** Nights of several events don't follow each other, so they are no line. */
function nightsOf(nights: readonly BlockNight[], pace: Pace, today: string): ReportSeries {
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
    look: 'bars',
    points: buckets(days, per).map((bucket) => ({
      ...bucket,
      value: sumBy(within(nights, bucket), 'pickedUp'),
      before: pace.isMixed || !pace.hasBefore ? null : sumUntil(within(pace.earlier, bucket), today),
    })),
    limit: null,
  }
}
