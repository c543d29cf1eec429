import type { Anchor, Order, Question } from '../reading/question.ts'
import type { MarketKind } from '../reading/segments.ts'
import type { GuideRecord, Knowledge, PageOfGuide } from '../records/guide-record.ts'
import { distanceTo, type Distance } from './distances.ts'
import { isOpen, minuteIn } from './open-hours.ts'
import {
  countSpaces,
  hasFeatures,
  hasLeast,
  numberOf,
  unfulfilled,
  wishedSpaces,
  type Wish,
} from '../records/satisfies.ts'

/** A page of a list, with what was measured for it. */
export interface ListedPage {
  page: PageOfGuide
  distance: Distance | undefined
}

export interface PageList {
  kind: MarketKind
  pages: readonly ListedPage[]
  /** What they are near to. Empty: the destination. */
  near: readonly GuideRecord[]
  /** Pages that fit but for their hours, which aren't known. */
  unknownHours: number
  /** Pages that fit but for their hours, which are known. */
  closed: readonly PageOfGuide[]
  /** No page tells what a space must be like. */
  lacksFeatures: boolean
  /** No page tells what they are to be ordered by. */
  isUnranked: boolean
  /** Pages of the kind, without what is wished of them. */
  all: number
}

/** Within sight of one another, where 'near' has no number. */
const nearMiles = 10

const pagesOf = (knowledge: Knowledge, kind: MarketKind): PageOfGuide[] =>
  knowledge.pages.filter((page) => page.kind === kind)

const fitting = (knowledge: Knowledge, kind: MarketKind, wishes: readonly Wish[]) =>
  pagesOf(knowledge, kind).filter((page) => unfulfilled(page, wishes).length === 0)

const anchorRecords = (knowledge: Knowledge, anchor: Anchor): readonly GuideRecord[] =>
  anchor.type === 'records' ? anchor.records : fitting(knowledge, anchor.kind, anchor.wishes)

/** Larger is better, by what a page of its kind is large in. */
function sizeOf(page: PageOfGuide, wishes: readonly Wish[]): number {
  if (page.kind === 'facility') {
    // Stadiums are compared by their seats, whatever is played there.
    const isForSpectators = wishes.some(({ values }) =>
      values['facilityType']?.some((type) => type === 'Stadium' || type === 'Arena'),
    )
    const spaces =
      !isForSpectators && wishes.some(({ values }) => 'spaceType' in values || 'sports' in values)
    return (spaces ? countSpaces(wishedSpaces(page, wishes)) : numberOf(page, 'capacity')) ?? -1
  }
  return (
    numberOf(
      page,
      { hotel: 'roomCount', business: 'seats', event: 'teamCount', destination: 'facilityCount' }[page.kind],
    ) ?? -1
  )
}

const priceOf = ({ kind, item }: PageOfGuide): number | null => {
  if (kind === 'event') return item.teamCost ?? item.individualCost
  if (kind === 'business') return item.priceLevel
  return kind === 'hotel' ? item.lowestRate : null
}

/** The order of a list. Pages without the number come last. */
export function rankOf(order: Order | undefined, page: PageOfGuide, wishes: readonly Wish[]): number {
  const last = Infinity
  switch (order) {
    case 'largest':
      return -sizeOf(page, wishes)
    case 'smallest':
      return sizeOf(page, wishes) < 0 ? last : sizeOf(page, wishes)
    case 'best':
      return page.kind === 'facility'
        ? -(page.item.rating ?? -1)
        : page.kind === 'hotel'
          ? -(page.item.starRating ?? -1)
          : 'likeCount' in page.item
            ? -page.item.likeCount
            : 0
    case 'cheapest':
      return priceOf(page) ?? last
    case 'dearest':
      return -(priceOf(page) ?? -1)
    case 'newest':
      return -(numberOf(page, 'yearOpened') ?? -1)
    case 'oldest':
      return numberOf(page, 'yearOpened') ?? last
    default:
      return 0
  }
}

const missingIsOne = new Set<Order>(['largest', 'best', 'dearest', 'newest'])

/** Whether a page has the number that an order compares. A missing one counts as -1 where larger is better, so that its rank is 1. */
function isRankKnown(order: Order, page: PageOfGuide, wishes: readonly Wish[]): boolean {
  const rank = rankOf(order, page, wishes)
  return Number.isFinite(rank) && !(rank === 1 && missingIsOne.has(order))
}

/** Price levels have few values: 'cheap' asks for those of the lowest one that there is, and 'expensive' for the highest. */
function withoutDearer(pages: readonly ListedPage[], order: Order): readonly ListedPage[] {
  const isPriced = order === 'cheapest' || order === 'dearest'
  if (!isPriced || !pages.every(({ page }) => page.kind === 'business')) return pages
  const best = Math.min(...pages.map(({ page }) => rankOf(order, page, [])))
  return pages.filter(({ page }) => rankOf(order, page, []) === best)
}

/** What pages are called. */
const looseFields = new Set(['facilityType', 'type'])

/** The pages of a kind that a question asks for, the best first. */
export function listPages(
  question: Question,
  knowledge: Knowledge,
  kind: MarketKind,
  today: string,
): PageList {
  const { anchor, miles, wishes, least, features, time, order } = question
  const near = anchor ? anchorRecords(knowledge, anchor) : []
  const from = near.length > 0 ? near : [knowledge.destination]
  const farthest = miles ?? (anchor && order !== 'nearest' ? nearMiles : Infinity)
  const whole = fitting(knowledge, kind, wishes).filter((page) => hasLeast(page, least))
  const loose = wishes.flatMap((wish) => {
    const fields = Object.entries(wish.values).filter(([field]) => !looseFields.has(field))
    return fields.length === 0 ? [] : [{ ...wish, values: Object.fromEntries(fields) }]
  })
  // 'A gym for volleyball' may be in a school, and a 'tournament' be called a meet: what a page is called matters less than what it has, or how large it is.
  const isLoose =
    whole.length === 0 &&
    wishes.some(({ values }) => Object.keys(values).some((field) => looseFields.has(field))) &&
    (loose.length > 0 || order !== undefined)
  const allowed = isLoose ? fitting(knowledge, kind, loose).filter((page) => hasLeast(page, least)) : whole
  const featured = allowed.filter((page) => hasFeatures(page, features))
  const wished = features.length > 0 && featured.length > 0 ? featured : allowed
  const measured = wished.map((page): ListedPage => ({ page, distance: distanceTo(page, from) }))
  const close =
    anchor && near.length === 0
      ? []
      : measured.filter(
          ({ distance }) => farthest === Infinity || (distance !== undefined && distance.miles <= farthest),
        )
  const { open, unknown, closed } = openOnes(close, kind, {
    time,
    today,
    minute: minuteIn(knowledge.timeZone),
  })
  const isRanked = order !== undefined && order !== 'nearest' && order !== 'first'
  const ranked = isRanked
    ? withoutDearer(
        open.filter(({ page }) => isRankKnown(order, page, wishes)),
        order,
      )
    : open
  const sorted = (ranked.length > 0 ? ranked : open).toSorted(
    (one, other) =>
      rankOf(order, one.page, wishes) - rankOf(order, other.page, wishes) ||
      isForOthers(one.page, wishes) - isForOthers(other.page, wishes) ||
      startOf(one.page).localeCompare(startOf(other.page)) ||
      (one.distance?.miles ?? Infinity) - (other.distance?.miles ?? Infinity) ||
      one.page.name.localeCompare(other.page.name),
  )
  return {
    kind,
    pages: sorted,
    near: anchor ? near : [],
    unknownHours: unknown,
    closed,
    lacksFeatures: features.length > 0 && featured.length === 0,
    isUnranked: isRanked && ranked.length === 0,
    all: pagesOf(knowledge, kind).length,
  }
}

/** Events for just those who are asked about come before those for everybody. */
const isForOthers = (page: PageOfGuide, wishes: readonly Wish[]) =>
  page.kind === 'event' &&
  wishes.some(({ values: { openToGender, openToAge } }) =>
    [
      [openToGender, page.item.gender],
      [openToAge, page.item.ageGroup],
    ].some(([asked, own]) => asked && !asked.includes(String(own))),
  )
    ? 1
    : 0

/** Events are listed by their day, pages of other kinds by distance. */
const startOf = (page: PageOfGuide) => (page.kind === 'event' ? page.item.startDate : '')

interface When {
  time: Question['time']
  today: string
  minute: number
}

function openOnes(pages: readonly ListedPage[], kind: MarketKind, { time, today, minute }: When) {
  if (time === undefined) return { open: pages, unknown: 0, closed: [] }
  if (kind === 'event') {
    const days = time.days ?? (time.isNow ? { from: today, to: today } : undefined)
    const takesPlace = ({ page }: ListedPage) =>
      page.kind === 'event' &&
      (days === undefined || (page.item.startDate <= days.to && page.item.endDate >= days.from))
    return { open: pages.filter(takesPlace), unknown: 0, closed: [] }
  }
  if (kind === 'hotel') return { open: pages, unknown: 0, closed: [] }
  const states = pages.map((one) => ({ one, state: isOpen(one.page.hours, time, { today, minute }) }))
  return {
    open: states.flatMap(({ one, state }) => (state === true ? [one] : [])),
    unknown: states.filter(({ state }) => state === undefined).length,
    closed: states.flatMap(({ one, state }) => (state === false ? [one.page] : [])),
  }
}
