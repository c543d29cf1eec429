import type { OfferedRoom } from '@app/contract/hotels/availability-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useSession } from '../api/session.ts'
import { localToday } from '../page/use-today.ts'
import { answerCalls, refused } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { toBooking } from './booking.ts'
import { Reserve } from './reserve.tsx'
import { plainReservation } from './testing/plain-reservation.ts'

const hotelId = '0190a2b3-0000-7000-8000-000000000001'
const roomId = '0190a2b3-0000-7000-8000-000000000002'
const night = (at: number) => addDays(localToday(), 30 + at)
const room = (totalWithTaxes: number): OfferedRoom => ({
  id: roomId,
  name: 'Two queens',
  beds: [],
  guests: 4,
  left: 3,
  hindrance: null,
  minStay: 1,
  total: totalWithTaxes,
  totalWithTaxes,
  nightly: 10_000,
  lines: [],
  block: null,
  nights: [],
})

/** The bodies of the calls that hold a room. */
let holds: Record<string, unknown>[]
let freeUntil: string
let secondsLeft: number
/** Lets the rooms of other nights load. */
let answerRooms: PromiseWithResolvers<void>

beforeEach(() => {
  signInAsAdmin()
  sessionStorage.clear()
  holds = []
  freeUntil = '2099-01-01T23:00:00Z'
  secondsLeft = 600
  answerRooms = Promise.withResolvers()
  answerCalls(async ({ path, method, data }) => {
    if (path.endsWith('/availability')) {
      const isFirst = data['checkOut'] === night(2)
      if (!isFirst) await answerRooms.promise
      const facts = { timeZone: 'America/New_York', currency: 'USD', freeUntil }
      return { data: { ...facts, rooms: [room(isFirst ? 20_000 : 30_000)] } }
    }
    if (path === `/hotels/${hotelId}`) return { data: { id: hotelId, name: 'Quarry House' } }
    if (method === 'PUT') return refused(503, 'MAINTENANCE')
    if (method === 'POST') holds.push(data)
    return { data: { ...plainReservation, ...data, status: 'Held', children: 0, secondsLeft } }
  })
})

const booking = { hotelId, roomId, checkIn: night(0), checkOut: night(2), guests: 2, eventId: null }

test('while other nights load, nothing is held, and then they have a key of their own', async () => {
  renderPart(<Reserve />, toBooking(booking))
  await page.getByRole('button', { name: 'Hold this room' }).click()
  await expect.poll(() => holds.length).toBe(1)
  await page.getByRole('button', { name: 'Change nights or guests' }).click()
  await page.getByLabelText('Check out').fill(night(3))
  await page.getByRole('button', { name: 'See the price' }).click()
  await expect.element(page.getByText('3 nights for 2 guests', { exact: false })).toBeVisible()
  expect(holds).toHaveLength(1)
  answerRooms.resolve()
  await expect.poll(() => holds.length).toBe(2)
  const [first, second] = holds
  expect(first).toMatchObject({ checkOut: night(2), totalWithTaxes: 20_000 })
  expect(second).toMatchObject({ checkOut: night(3), totalWithTaxes: 30_000 })
  expect(second?.['key']).not.toBe(first?.['key'])
})

test('a room that nobody holds yet is held by the button in the place of Reserve, also where a phone has its bar', async () => {
  await page.viewport(390, 844)
  renderPart(<Reserve />, toBooking(booking))
  const bar = page.getByRole('region', { name: 'Your price, in short' })
  expect(page.getByRole('button', { name: /^Reserve/ }).elements()).toEqual([])
  await bar.getByRole('button', { name: 'Hold it' }).click()
  await expect.element(bar.getByRole('button', { name: 'Reserve' })).toBeEnabled()
  expect(holds).toHaveLength(1)
})

test('what a phone’s bar could not send is told where it is read', async () => {
  await page.viewport(390, 844)
  renderPart(<Reserve />, toBooking(booking))
  const bar = page.getByRole('region', { name: 'Your price, in short' })
  await bar.getByRole('button', { name: 'Hold it' }).click()
  await page.getByLabelText('Name on the room').fill('Lorena Tovar')
  await page.getByLabelText('Phone').fill('(260) 555-0148')
  window.scrollTo(0, 0)
  await bar.getByRole('button', { name: 'Reserve' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Not booked.' })).toBeInViewport()
})

test('near the end of a hold, a phone has more time in the bar at its foot, once', async () => {
  secondsLeft = 110
  await page.viewport(390, 844)
  renderPart(<Reserve />, toBooking(booking))
  const bar = page.getByRole('region', { name: 'Your price, in short' })
  await bar.getByRole('button', { name: 'Hold it' }).click()
  const more = bar.getByRole('button', { name: '10 min more' })
  await expect.element(more).toBeVisible()
  secondsLeft = 710
  await more.click()
  await expect.element(bar.getByText(/^Held 11:/)).toBeVisible()
  expect(more.elements()).toEqual([])
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})

test('a hold that has run out leaves one thing to do, and what was typed', async () => {
  secondsLeft = 0
  renderPart(<Reserve />, toBooking(booking))
  await page.getByRole('button', { name: 'Hold this room' }).click()
  await page.getByLabelText('Name on the room').fill('Lorena Tovar')
  secondsLeft = 600
  await page.getByRole('button', { name: 'Hold it again' }).click()
  await expect.element(page.getByRole('button', { name: /^Reserve for/ })).toBeEnabled()
  await expect.element(page.getByLabelText('Name on the room')).toHaveValue('Lorena Tovar')
  expect(new Set(holds.map(({ key }) => key)).size).toBe(2)
})

test('the price says until when it is free to cancel, by the hotel’s clock, and so do the terms', async () => {
  renderPart(<Reserve />, toBooking(booking))
  const price = page.getByRole('complementary', { name: 'Price of the stay' })
  const until = 'until Thu, Jan 1, 6:00 PM'
  await expect.element(price).toMatchTextContent(`Free to cancel ${until}, the hotel’s time`)
  const terms = page.getByRole('region', { name: 'If your plans change' })
  await expect.element(terms).toMatchTextContent(`Free${until}Call the hotelafter that`)
  await expect.element(terms).toMatchTextContent('Times are Eastern Time, as at the hotel.')
})

test('nothing is free to cancel once it is too late', async () => {
  freeUntil = '2026-01-01T00:00:00Z'
  renderPart(<Reserve />, toBooking(booking))
  await expect.element(page.getByText('It is too late to cancel for free.')).toBeVisible()
  await expect.element(page.getByText(/^Free/)).not.toBeInTheDocument()
})

test('each second, only the clocks of the page render', async () => {
  let formRenders = 0
  useSession.setState(({ person }) => ({
    person: person && {
      ...person,
      // The form reads it for its first values.
      get name() {
        formRenders++
        return 'Ada'
      },
    },
  }))
  renderPart(<Reserve />, toBooking(booking))
  await page.getByRole('button', { name: 'Hold this room' }).click()
  const price = page.getByRole('complementary', { name: 'Price of the stay' })
  await expect.element(price.getByText(/^(10:00|9:5\d)$/u)).toBeVisible()
  const rendered = formRenders
  expect(rendered).toBeGreaterThan(0)
  const clock = price.getByText(/^\d+:\d\d$/u).element()
  const first = clock.textContent
  await expect.poll(() => clock.textContent).not.toBe(first)
  const second = clock.textContent
  await expect.poll(() => clock.textContent, { timeout: 2000 }).not.toBe(second)
  expect(formRenders).toBe(rendered)
})
