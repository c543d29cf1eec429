import type { HotelMatches } from '@app/contract/hotels/hotel-matches.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainEvent } from '../page/testing/plain-event.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { EventHotels } from './event-hotels.tsx'

const event = plainEvent({ startDate: '2027-03-12', endDate: '2027-03-14' })
const stay = { checkIn: '2027-03-12', checkOut: '2027-03-14' }
const path = `/events/${event.id}/hotels`
let asked: unknown[] = []

/** Opens the page where no hotel is found, for an event that shows rates or doesn't. */
function open(at: string, changes: HotelMatches['_meta']['changes'] = [], hotelLiveRatesEnabled = true) {
  answerCalls(({ path: called, data }) => {
    if (called.endsWith('/setting')) return { data: { hotelLiveRatesEnabled } }
    if (called !== '/hotels/search/matches') return { data: [], _meta: { stats: { count: 0 } } }
    asked.push(data)
    const none = { stats: { count: 0 }, states: { Open: 0, Unknown: 0, Full: 0 } }
    return { data: [], _meta: { ...none, stay, facets: { beds: {}, amenities: {} }, changes } }
  })
  renderPart(<EventHotels event={event} />, at)
}

beforeEach(() => {
  asked = []
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T12:00:00Z'), shouldAdvanceTime: true })
  signInAsAdmin()
})
afterEach(() => void vi.useRealTimers())

test('an event without hotels has nothing to choose from', async () => {
  open(path)
  await expect.element(page.getByRole('heading', { name: 'No hotels here yet' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show hotels' })).not.toBeInTheDocument()
})

test('conditions that exclude all hotels stay to be changed, one by one or all at once', async () => {
  open(`${path}?in=2027-03-12&out=2027-03-13&guests=4&bed=King&amenity=Pool&rooms=5&code=secret`)
  await expect
    .element(page.getByRole('heading', { name: 'No hotel around has a room like that' }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show hotels' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Any room' }))
    .toHaveAttribute('href', `${path}?in=2027-03-12&out=2027-03-13&guests=4&code=secret`)
})

test('a link to a block is kept when somebody asks for another stay', async () => {
  open(`${path}?rooms=2&code=secret`)
  await userEvent.fill(page.getByLabelText('Check out'), '2027-03-15')
  await userEvent.click(page.getByRole('button', { name: 'Show hotels' }))
  await expect.poll(() => asked.at(-1)).toMatchObject({ checkOut: '2027-03-15', rooms: 2, code: 'secret' })
})

test('a link to a block counts where no rates are shown', async () => {
  open(`${path}?bed=King&most=300&code=secret`, [], false)
  await expect.poll(() => asked.at(-1)).toMatchObject({ beds: 'King', code: 'secret' })
  expect(asked.at(-1)).not.toHaveProperty('total')
})
