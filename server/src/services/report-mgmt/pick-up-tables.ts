import { comparedLabels } from '@app/contract/reports/report-period.ts'
import type { ReportCell, ReportColumn, ReportTable, RowLink } from '@app/contract/reports/report-schema.ts'
import { dayText, shortDayText } from '@app/contract/rules/event-dates.ts'
import { counted } from '@app/contract/rules/sentence-parts.ts'
import type { StayScope } from './page-blocks.ts'
import { comparable, type BlockNight, type EditionEvents, type PickUpStep } from './pick-up-figures.ts'
import { column, share } from './report-parts.ts'
import type { LinkOf } from './row-links.ts'

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
  editions: EditionEvents
  hasBefore: boolean
  /** Whether some events have no edition before to compare with. */
  isMixed: boolean
  scope: StayScope
  today: string
  currencies: readonly string[]
  linkOf: LinkOf
}

interface Group {
  label: string
  note: string | null
  day?: string
  link: RowLink | null
  nights: readonly BlockNight[]
  before: number | null
}

/** By hotel and by event where there can be several, furthest behind first, and by night. */
export function pickUpTables(pickUp: PickUp): ReportTable[] {
  const { nights, scope } = pickUp
  if (nights.length === 0) return []
  const hotels = groupsOf(pickUp, ({ hotelId, hotelName }) => hotelId ?? hotelName, {
    label: ({ hotelName }) => hotelName,
    profileId: ({ hotelId }) => hotelId,
    stepKey: ({ hotelId, hotelName }) => hotelId ?? hotelName,
    noun: 'hotel',
  })
  const events = groupsOf(pickUp, ({ eventId, eventName }) => eventId ?? eventName, {
    label: ({ eventName }) => eventName,
    profileId: ({ eventId }) => eventId,
    stepKey: ({ eventId }) => eventId,
    noun: 'event',
  })
  const byNight = groupsOf(pickUp, ({ night }) => night, {
    label: ({ night }) => dayText(night),
    profileId: () => null,
    stepKey: ({ night }) => night,
    noun: 'night',
  })
  return [
    ...(scope === 'hotel' ? [] : [tableOf(pickUp, 'hotels', 'By hotel', 'Hotel', hotels)]),
    ...(scope === 'event' ? [] : [tableOf(pickUp, 'events', 'By event', 'Event', events)]),
    tableOf(pickUp, 'nights', 'By night', 'Night', byNight),
  ]
}

interface Grouping {
  label: (night: BlockNight) => string
  profileId: (night: BlockNight) => string | null
  stepKey: (step: PickUpStep) => string | null
  noun: string
}

/** What only the editions before had is in one row, so that the rows add up: which hotels those had may be of another team. */
function groupsOf(
  pickUp: PickUp,
  keyOf: (night: BlockNight) => string,
  { label, profileId, stepKey, noun }: Grouping,
): Group[] {
  const { nights, earlier, editions, today, linkOf } = pickUp
  const before = new Map<string | null, number>()
  for (const step of earlier)
    if (step.day <= today) before.set(stepKey(step), (before.get(stepKey(step)) ?? 0) + step.change)
  const groups = [...Map.groupBy(nights, keyOf)].map(([key, own]): Group => {
    const isCompared = before.has(key) || comparable(own, editions).length > 0
    const found = before.get(key) ?? 0
    before.delete(key)
    return {
      label: label(own[0]!),
      note: null,
      ...(noun === 'night' && { day: key }),
      link: linkOf(profileId(own[0]!)),
      nights: own,
      before: isCompared ? found : null,
    }
  })
  const gone = [...before.values()].filter((found) => found !== 0)
  return [
    ...(noun === 'night' ? groups : groups.toSorted(byPace(editions))),
    ...(gone.length === 0
      ? []
      : [
          {
            label: 'Only at the last edition',
            note: counted(gone.length, noun),
            link: null,
            nights: [],
            before: gone.reduce((sum, found) => sum + found, 0),
          },
        ]),
  ]
}

const comparablePickedUp = (nights: readonly BlockNight[], editions: EditionEvents) =>
  sumBy(comparable(nights, editions), 'pickedUp')

const paceOf = ({ nights, before }: Pick<Group, 'nights' | 'before'>, editions: EditionEvents) =>
  before === null ? null : comparablePickedUp(nights, editions) - before

/** Furthest behind the edition before first, then what has the smallest share. */
const byPace = (editions: EditionEvents) => (a: Group, b: Group) =>
  (paceOf(a, editions) ?? 0) - (paceOf(b, editions) ?? 0) ||
  (shareOf(a.nights) ?? 0) - (shareOf(b.nights) ?? 0) ||
  a.label.localeCompare(b.label)

function tableOf(
  { nights, earlier, editions, hasBefore, isMixed, today, currencies }: PickUp,
  name: string,
  label: string,
  of: string,
  groups: readonly Group[],
): ReportTable {
  const hasBlocks = name !== 'nights'
  const money = currencies.filter((currency) => knownIn(nights, currency).length > 0)
  const all = hasBefore ? sumUntil(earlier, today) : null
  const cells = ({ nights: own, before }: Pick<Group, 'nights' | 'before'>): ReportCell[] => [
    sumBy(own, 'pickedUp'),
    sumBy(own, 'size'),
    shareOf(own),
    ...(isMixed ? [before === null ? null : comparablePickedUp(own, editions)] : []),
    before,
    paceOf({ nights: own, before }, editions),
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
      ...(isMixed ? [column('Comparable')] : []),
      column(comparedLabels.edition.before),
      column('Pace', 'difference'),
      ...money.flatMap((currency) => moneyColumns(currency, money.length > 1)),
      ...(hasBlocks ? [column('Cut-off', 'day'), column('Last report', 'text')] : []),
    ],
    rows: groups.map((group) => ({
      label: group.label,
      note: group.note,
      ...(group.day !== undefined && { day: group.day }),
      link: group.link,
      cells: [...cells(group), ...(hasBlocks ? [cutOffOf(group.nights, today), reportOf(group.nights)] : [])],
    })),
    totals: [...cells({ nights, before: all }), ...(hasBlocks ? [null, null] : [])],
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
function reportOf(nights: readonly BlockNight[]): string | null {
  if (nights.length === 0) return null
  const sources = new Set(nights.map(({ source }) => source))
  if (sources.has('Missing')) return sourceWords.Missing
  if (sources.has('NotAsked')) return sourceWords.NotAsked
  const [day] = nights.flatMap(({ reportedDay }) => reportedDay ?? []).toSorted()
  return day === undefined ? sourceWords.Here : `Reported ${shortDayText(day)}`
}
