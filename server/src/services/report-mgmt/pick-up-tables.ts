import { comparedLabels } from '@app/contract/reports/report-period.ts'
import type { ReportCell, ReportColumn, ReportTable } from '@app/contract/reports/report-schema.ts'
import { dayText, shortDayText } from '@app/contract/rules/event-dates.ts'
import type { StayScope } from './page-blocks.ts'
import type { BlockNight, PickUpStep } from './pick-up-figures.ts'
import { column, share } from './report-parts.ts'

type Amount = 'pickedUp' | 'size' | 'revenue' | 'rebate'

export const sumBy = (nights: readonly BlockNight[], of: Amount) =>
  nights.reduce((sum, night) => sum + (night[of] ?? 0), 0)

export const shareOf = (nights: readonly BlockNight[]) =>
  share(sumBy(nights, 'pickedUp'), sumBy(nights, 'size'))

/** How many room nights had come by the end of a day. */
export const sumUntil = (steps: readonly PickUpStep[], day: string) =>
  steps.reduce((sum, step) => (step.day <= day ? sum + step.change : sum), 0)

/** The nights of a currency whose rates are known to the reader. */
export const knownIn = (nights: readonly BlockNight[], currency: string) =>
  nights.filter((night) => night.currency === currency && night.revenue !== null)

/** What the money of a currency is called, beside that of others. */
export const moneyLabel = (label: string, currency: string, isNamed: boolean) =>
  isNamed ? `${label}, ${currency}` : label

/** The average rate in cents of nights whose revenue is known. */
export function adrOf(known: readonly BlockNight[]): number | null {
  const rooms = sumBy(known, 'pickedUp')
  return rooms === 0 ? null : Math.round(sumBy(known, 'revenue') / rooms)
}

interface PickUp {
  nights: readonly BlockNight[]
  /** Of the editions before. */
  earlier: readonly PickUpStep[]
  scope: StayScope
  today: string
  currencies: readonly string[]
}

interface Group {
  label: string
  profileId: string | null
  nights: BlockNight[]
  before: number | null
}

/** By hotel and by event where there can be several, furthest behind first, and by night. */
export function pickUpTables(pickUp: PickUp): ReportTable[] {
  const { nights, scope } = pickUp
  if (nights.length === 0) return []
  const hotels = groupsOf(pickUp, ({ hotelId, hotelName }) => hotelId ?? hotelName, {
    label: ({ hotelName }) => hotelName,
    profileId: ({ hotelId }) => hotelId,
    stepKey: ({ hotelId }) => hotelId,
  })
  const events = groupsOf(pickUp, ({ eventId, eventName }) => eventId ?? eventName, {
    label: ({ eventName }) => eventName,
    profileId: ({ eventId }) => eventId,
    stepKey: ({ eventId }) => eventId,
  })
  const byNight = groupsOf(pickUp, ({ night }) => night, {
    label: ({ night }) => dayText(night),
    profileId: () => null,
    stepKey: ({ night }) => night,
  })
  return [
    ...(scope === 'hotel' ? [] : [tableOf(pickUp, 'hotels', 'By hotel', 'Hotel', hotels.toSorted(byPace))]),
    ...(scope === 'event' ? [] : [tableOf(pickUp, 'events', 'By event', 'Event', events.toSorted(byPace))]),
    tableOf(pickUp, 'nights', 'By night', 'Night', byNight),
  ]
}

interface Grouping {
  label: (night: BlockNight) => string
  profileId: (night: BlockNight) => string | null
  stepKey: (step: PickUpStep) => string | null
}

function groupsOf(
  { nights, earlier, today }: PickUp,
  keyOf: (night: BlockNight) => string,
  { label, profileId, stepKey }: Grouping,
): Group[] {
  const before = new Map<string | null, number>()
  for (const step of earlier)
    if (step.day <= today) before.set(stepKey(step), (before.get(stepKey(step)) ?? 0) + step.change)
  return [...Map.groupBy(nights, keyOf)].map(([key, own]) => ({
    label: label(own[0]!),
    profileId: profileId(own[0]!),
    nights: own,
    before: before.get(key) ?? null,
  }))
}

const paceOf = ({ nights, before }: Group) => (before === null ? null : sumBy(nights, 'pickedUp') - before)

/** Furthest behind the edition before first, then what has the smallest share. */
const byPace = (a: Group, b: Group) =>
  (paceOf(a) ?? 0) - (paceOf(b) ?? 0) ||
  (shareOf(a.nights) ?? 0) - (shareOf(b.nights) ?? 0) ||
  a.label.localeCompare(b.label)

function tableOf(
  { nights, earlier, today, currencies }: PickUp,
  name: string,
  label: string,
  of: string,
  groups: readonly Group[],
): ReportTable {
  const hasBlocks = name !== 'nights'
  const money = currencies.filter((currency) => knownIn(nights, currency).length > 0)
  const all = earlier.length === 0 ? null : sumUntil(earlier, today)
  const cells = ({ nights: own, before }: Omit<Group, 'label' | 'profileId'>): ReportCell[] => [
    sumBy(own, 'pickedUp'),
    sumBy(own, 'size'),
    shareOf(own),
    before,
    before === null ? null : sumBy(own, 'pickedUp') - before,
    ...money.flatMap((currency) => moneyCells(own, currency)),
  ]
  return {
    name,
    label,
    of,
    columns: [
      column('Picked up'),
      column('In the blocks'),
      column('Share', 'share'),
      column(comparedLabels.edition.before),
      column('Pace'),
      ...money.flatMap((currency) => moneyColumns(currency, money.length > 1)),
      ...(hasBlocks ? [column('Cut-off', 'day'), column('Last report', 'text')] : []),
    ],
    rows: groups.map((group) => ({
      label: group.label,
      note: null,
      profileId: group.profileId,
      cells: [...cells(group), ...(hasBlocks ? [cutOffOf(group.nights, today), reportOf(group.nights)] : [])],
    })),
    totals: [...cells({ nights: [...nights], before: all }), ...(hasBlocks ? [null, null] : [])],
  }
}

const moneyColumns = (currency: string, isNamed: boolean): ReportColumn[] =>
  ['Average rate', 'Revenue', 'Rebate'].map((label) =>
    column(moneyLabel(label, currency, isNamed), 'money', currency),
  )

function moneyCells(nights: readonly BlockNight[], currency: string): ReportCell[] {
  const known = knownIn(nights, currency)
  return known.length === 0
    ? [null, null, null]
    : [adrOf(known), sumBy(known, 'revenue'), sumBy(known, 'rebate')]
}

/** The next one that is to come, or else the last one. */
function cutOffOf(nights: readonly BlockNight[], today: string): string | null {
  const days = nights.flatMap(({ cutOff }) => cutOff ?? []).toSorted()
  return days.find((day) => day >= today) ?? days.at(-1) ?? null
}

const sourceWords = { Here: 'Booked here', NotAsked: 'Not asked yet', Missing: 'Report is missing' }

/** The worst of what the blocks say. */
function reportOf(nights: readonly BlockNight[]): string {
  const sources = new Set(nights.map(({ source }) => source))
  if (sources.has('Missing')) return sourceWords.Missing
  if (sources.has('NotAsked')) return sourceWords.NotAsked
  const [day] = nights.flatMap(({ reportedDay }) => reportedDay ?? []).toSorted()
  return day === undefined ? sourceWords.Here : `Reported ${shortDayText(day)}`
}
