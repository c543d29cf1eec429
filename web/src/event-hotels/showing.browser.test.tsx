// What the rules of section 4 say about hotels, on the page of an event and on that of its hotels.
import type { Event } from '@app/contract/events/event-schema.ts'
import type { HotelSettings } from '@app/contract/rules/hotel-offers.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dealsSection } from '../kinds/event/hotels/deals-section.tsx'
import { loadDeals } from '../kinds/event/hotels/load-deals.ts'
import { eventPage } from '../kinds/event/event-page.tsx'
import { plainEvent } from '../page/testing/plain-event.ts'
import { answerCalls, refused } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { loadApi } from '../api/load-api.ts'
import { EventHotels } from './event-hotels.tsx'

const today = '2027-03-01'
/** The organizer's, on the hotel. */
let note: string
const daysLater = (days: number) => addDays(today, days)
const hotelId = '018b6c32-39fb-7000-acc4-f07b4547125a'
const list = (...data: unknown[]) => ({ data, _meta: { stats: { count: data.length } } })
const room = {
  id: 'r',
  name: 'Two queens',
  beds: [],
  guests: 4,
  left: 12,
  minStay: 1,
  hindrance: null,
  block: null,
}
const match = {
  hotel: { id: hotelId, name: 'Quarry House', headerImage: null, amenities: [], distance: 0.4 },
  places: [{ name: 'Calloway', miles: 0.4 }],
  state: 'Open',
  timeZone: 'UTC',
  freeUntil: '2027-03-09T18:00:00.000Z',
  currency: 'USD',
  offer: { ...room, total: 32_600, totalWithTaxes: 36_512, nightly: 16_300 },
  hindrance: null,
  reasons: [],
}

/** What is found of the hotels, or null if nothing answers. */
let found: object[] | null
let asked: object[]

interface Setting extends Partial<HotelSettings> {
  isHotelLinkIgnored?: boolean
}

/** Answers as for an event with one hotel around, which it also lists. */
function answer({ startDate, endDate }: Event, own: Setting | null, destination: Setting | null) {
  answerCalls(({ path, data }) => {
    if (path.endsWith('/setting')) return { data: own }
    if (path.endsWith('/ratesAlert')) return { data: null }
    if (path.endsWith('/places'))
      return list(...(destination ? [{ profileKind: 'destination', profileId: hotelId }] : []))
    if (path === '/destinations/filtered') return list(destination)
    if (path === '/hotels/specials/search')
      return list({ ownerId: hotelId, title: 'Late checkout', startDate, endDate, minNights: null })
    if (path.startsWith('/events/'))
      return list({ hotelId, name: 'Quarry House', distance: 0.4, bookingLink: null, note })
    if (path !== '/hotels/search/matches') return undefined
    asked.push(data)
    if (found === null) return refused(500, 'OUT_OF_ORDER')
    const states = found[0] === match ? { Open: 1, Unknown: 0, Full: 0 } : { Open: 0, Unknown: 1, Full: 0 }
    const stay = { checkIn: startDate, checkOut: addDays(startDate, 1) }
    const facets = { beds: {}, amenities: {} }
    return { data: found, _meta: { stats: { count: found.length }, stay, states, facets, changes: [] } }
  })
}

/** The section of the event's page, with its title. */
async function openSection(event: Event) {
  const nothing = { images: [], documents: [], members: [], inherited: [], airports: [], similar: [] }
  const deals = await loadDeals(await loadApi(), event)
  const content = {
    ...nothing,
    profile: event,
    deals,
    today,
    otherNames: [],
    stories: { newest: [], count: 0 },
    changes: {},
    isUnclaimed: false,
  }
  const { title, Body, isEmpty } = dealsSection
  renderPart(
    isEmpty(content) ? (
      <p>No hotels</p>
    ) : (
      <>
        <h2>{typeof title === 'string' ? title : title(content)}</h2>
        <Body kind={eventPage.kind} content={content} entitlements={undefined} />
      </>
    ),
  )
}

const openPage = (event: Event) => renderPart(<EventHotels event={event} />)

interface Shown {
  event?: Partial<Event>
  own?: Setting | null
  destination?: Setting | null
}
type Open = (event: Event) => unknown

async function show(open: Open, { event, own = null, destination = null }: Shown) {
  const shown = plainEvent({ startDate: daysLater(9), endDate: daysLater(9), ...event })
  answer(shown, own, destination)
  await open(shown)
}

beforeEach(() => {
  note = 'Team breakfast'
  found = [match]
  asked = []
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) })
  signInAsAdmin()
})
afterEach(() => void vi.useRealTimers())

const early = 'Book early for the best hotel deals!'
const great = 'Score Big with Great Hotel Deals!'
const late = 'Last-Minute Hotel Deals!'
const link = 'https://example.com/hotels'
const enabled = { hotelLiveRatesEnabled: true }
const after = (hotelLiveRatesVisibleAfter: string | null) => ({ ...enabled, hotelLiveRatesVisibleAfter })

describe.each<[string, Open]>([
  ['the page of the event', openSection],
  ['the page of its hotels', openPage],
])('%s', (where, open) => {
  test.each<[string, Shown, string]>([
    ['31 days before', { event: { startDate: daysLater(31), endDate: daysLater(31) } }, early],
    ['30 days before', { event: { startDate: daysLater(30), endDate: daysLater(30) } }, great],
    ['8 days before', { event: { startDate: daysLater(8) } }, great],
    ['7 days before', { event: { startDate: daysLater(7) } }, late],
    ['on the first day', { event: { startDate: today } }, late],
    ['on the second day', { event: { startDate: daysLater(-1) } }, late],
    ['with a page of its own', { event: { hotelLink: link } }, 'Book Your Hotel for the Event!'],
    [
      'with a page of its own that is ignored',
      { event: { hotelLink: link }, own: { isHotelLinkIgnored: true } },
      great,
    ],
  ])('%s, the banner is as specified', async (_when, shown, banner) => {
    await show(open, shown)
    await expect.element(page.getByText(banner, { exact: true })).toBeVisible()
  })

  test.each<[string, Shown, boolean]>([
    ['enabled without a day', { own: after(null) }, true],
    ['visible after yesterday', { own: after(daysLater(-1)) }, true],
    ['visible after today', { own: after(today) }, false],
    ['nobody says whether', {}, false],
    ['not enabled', { own: { ...after(null), hotelLiveRatesEnabled: false } }, false],
    ['a private event', { own: enabled, event: { category: 'Private' } }, false],
    ['enabled by the destination', { destination: after(daysLater(-1)) }, true],
    [
      'enabled by the destination, and not by the event',
      { destination: enabled, own: { hotelLiveRatesEnabled: false } },
      false,
    ],
    ['later than the destination says', { destination: after(null), own: after(today) }, false],
  ])('rates that are %s', async (_when, shown, isShown) => {
    await show(open, shown)
    await expect.element(page.getByRole('heading', { name: 'Quarry House' })).toBeVisible()
    if (isShown) await expect.element(page.getByText(/\$(?:163|365\.12)/).first()).toBeVisible()
    else await expect.element(page.getByText(/\$\d/)).not.toBeInTheDocument()
  })

  test.each<[string, Shown, boolean]>([
    ['never', {}, true],
    ['after today', { own: { hotelSpecialsHiddenAfter: today } }, true],
    ['after yesterday', { own: { hotelSpecialsHiddenAfter: daysLater(-1) } }, false],
    [
      'after yesterday by the destination',
      { destination: { hotelSpecialsHiddenAfter: daysLater(-1) } },
      false,
    ],
    [
      'after yesterday by the destination, and after today by the event',
      { destination: { hotelSpecialsHiddenAfter: daysLater(-1) }, own: { hotelSpecialsHiddenAfter: today } },
      true,
    ],
  ])('specials that are hidden %s', async (_when, shown, isShown) => {
    await show(open, shown)
    await expect.element(page.getByRole('heading', { name: 'Quarry House' })).toBeVisible()
    for (const text of ['Late checkout', 'Team breakfast'])
      if (isShown) await expect.element(page.getByText(text)).toBeVisible()
      else await expect.element(page.getByText(text)).not.toBeInTheDocument()
  })

  test.each([
    ['Rooms from $99 a night', true],
    ['Breakfast for teams', false],
  ])('whether amounts of the note “%s” may leave out fees: %s', async (written, isSaid) => {
    note = written
    await show(open, {})
    await expect.element(page.getByText(written)).toBeVisible()
    const said = page.getByText(/in the words of the organizer may leave out mandatory fees/)
    if (isSaid) await expect.element(said).toBeVisible()
    else await expect.element(said).not.toBeInTheDocument()
  })
})

const block = {
  id: 'b',
  nights: [daysLater(9)],
  nightly: 12_100,
  total: 12_100,
  totalWithTaxes: 13_500,
  left: 9,
  cutOff: null,
  rebate: null,
}

describe('the page of the event', () => {
  const price = () => page.getByText(/^From/)

  test('asks once for exactly its hotels, and for the nights of the event', async () => {
    await show(openSection, { own: enabled })
    await expect.element(price().first()).toHaveTextContent('From $163a night with fees12 rooms left')
    expect(asked).toEqual([{ eventId: plainEvent().id, hotelIds: [hotelId], guests: 2 }])
  })

  test('shows the rate of a block beside the public one, also where no others are shown', async () => {
    found = [{ ...match, offer: { ...match.offer, block } }]
    await show(openSection, {})
    await expect.element(price()).toHaveTextContent('From $163 $121a night with feesEvent rate, 9 rooms left')
  })

  test('leads on to the room whose price it shows', async () => {
    const roomId = '018b6c32-39fb-7000-acc4-f07b4547125c'
    found = [{ ...match, offer: { ...match.offer, id: roomId, block: { ...block, id: hotelId } } }]
    await show(openSection, { own: enabled })
    await expect.element(price().first()).toBeVisible()
    const href = expect.stringContaining(`room=${roomId}&in=${daysLater(9)}`)
    await expect
      .element(page.getByRole('link', { name: 'Quarry House', exact: true }))
      .toHaveAttribute('href', href)
    expect(
      page
        .getByRole('link', { name: /^See hotel/ })
        .element()
        .getAttribute('href'),
    ).toContain(`block=${hotelId}`)
  })

  test.each<[string, object[], string]>([
    ['is full', [{ ...match, state: 'Full', offer: null, hindrance: 'Taken' }], 'Full on these nights'],
    [
      'has no rooms here',
      [{ ...match, state: 'Unknown', offer: null }],
      'No price for these nights. Ask the hotel.',
    ],
    ['is no longer public', [], 'No price for these nights. Ask the hotel.'],
  ])('says so of a hotel that %s', async (_what, matches, text) => {
    found = matches
    await show(openSection, { own: enabled })
    await expect.element(page.getByText(text)).toBeVisible()
    expect(page.getByText(/\$\d/).elements()).toEqual([])
  })

  test('asks for no price of flexible dates', async () => {
    await show(openSection, { own: enabled, event: { hasFlexibleDates: true } })
    await expect
      .element(page.getByText('The dates are flexible, so agree on yours with the hotel.'))
      .toBeVisible()
    expect(asked).toEqual([])
  })

  test('says if prices don’t load', async () => {
    found = null
    await show(openSection, { own: enabled })
    await expect.element(page.getByText('The prices of these nights didn’t load.')).toBeVisible()
  })
})

test('hotels of an event farther ahead than rooms are sold say when their rates open', async () => {
  found = [{ ...match, state: 'Unknown', offer: null }]
  await show(openPage, { own: enabled, event: { startDate: '2029-06-01', endDate: '2029-06-03' } })
  const text = 'Hotels sell rooms up to two years ahead. Rates for these nights open on Tue, Jun 1st, 2027.'
  await expect.element(page.getByText(text)).toBeVisible()
})

describe('the page of the hotels of an event says', () => {
  test.each<[string, Shown, string]>([
    [
      'when rates open',
      { own: after(today) },
      'Rates open on Tue, Mar 2nd. Hotels and distances are listed below.',
    ],
    ['that rates are off', {}, 'Rates aren’t shown for this event. Each hotel tells you its own.'],
    ['that it is over', { event: { endDate: daysLater(-1) } }, 'This event has ended'],
    ['that it is cancelled', { event: { status: 'Cancelled' } }, 'This event is cancelled'],
  ])('%s', async (_what, shown, text) => {
    await show(openPage, shown)
    await expect.element(page.getByText(text)).toBeVisible()
  })

  test.each<[string, Shown, string]>([
    [
      'open later',
      { own: after(today) },
      'Rooms at the event rate can be booked now. The rates of the other hotels open on Tue, Mar 2nd.',
    ],
    ['are off', {}, 'Only event rates are shown here. Other hotels tell you their own.'],
  ])('that rooms at the event rate are sold, if the other rates %s', async (_when, shown, text) => {
    found = [{ ...match, offer: { ...match.offer, block } }]
    await show(openPage, shown)
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByText('$135', { exact: false }).first()).toBeVisible()
  })

  test.each<[string, Shown, boolean]>([
    ['open later', { own: after(today) }, true],
    ['are off', {}, false],
    ['are shown', { own: enabled }, false],
    ['are on a page of the organizer', { event: { hotelLink: link }, own: after(today) }, false],
  ])('that it can tell when rates open, if they %s', async (_when, shown, isOffered) => {
    await show(openPage, shown)
    await expect.element(page.getByRole('heading', { name: 'Quarry House' })).toBeVisible()
    const offer = page.getByRole('button', { name: 'Tell me when they open' })
    if (isOffered) await expect.element(offer).toBeVisible()
    else await expect.element(offer).not.toBeInTheDocument()
  })

  test('that the organizer has a page of hotels, with the link and without rates', async () => {
    await show(openPage, { event: { hotelLink: link }, own: enabled })
    const action = page.getByRole('link', { name: /^Book on the organizer’s page/ })
    await expect.element(action).toHaveAttribute('href', link)
    await expect.element(page.getByRole('heading', { name: '1 hotel for this event' })).toBeVisible()
    await expect.element(page.getByText(/\$\d/)).not.toBeInTheDocument()
  })
})
