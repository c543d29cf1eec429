import type { ReadReservation } from '@app/contract/hotels/reservation-schema.ts'
import { afterEach, describe, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { ReservationPage } from './reservation-page.tsx'
import { answerCalls } from '../testing/answer-calls.ts'
import { plainReservation } from './testing/plain-reservation.ts'

afterEach(() => vi.unstubAllGlobals())

const refuse = (status: number, code: string) => {
  const problem = { type: '/docs/problems', title: 'Refused', status, detail: 'No.', code, traceId: '1' }
  const headers = { 'content-type': 'application/problem+json' }
  vi.stubGlobal('fetch', async () => Response.json(problem, { status, headers }))
}

const ways = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))

test.each([
  ['that nobody has', false, 404, 'NOT_FOUND', 'No such reservation'],
  ['of somebody else', false, 403, 'FORBIDDEN', 'This isn’t your reservation'],
  ['by a link that has expired', true, 404, 'NOT_FOUND', 'This link doesn’t work'],
] as const)(
  'a reservation %s leads on to own rooms and to hotels',
  async (_, isLink, status, code, title) => {
    refuse(status, code)
    renderWithApi(<ReservationPage id="unknown" isLink={isLink} />)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(ways()).toEqual(['/reservations', '/hotels/marketplace'])
  },
)

/** A stay, read by its guest or by the hotel. Everybody manages that hotel. */
function serve(reservation: Partial<ReadReservation>) {
  answerCalls(({ path, method, data }) => {
    if (path.endsWith('/my')) return { data: [{ id: 'h' }], _meta: { stats: { count: 1 } } }
    if (path === '/hotels/h') return { data: hotel }
    if (path === '/hotels/reservations/1/calendar-entry')
      return { data: { fileName: '7K2M-4QXD.ics', text: 'BEGIN:VCALENDAR' } }
    if (path === '/hotels/reservations/1/availability')
      return { data: { timeZone: 'UTC', currency: 'USD', rooms: [roomLeft] } }
    const changed = method === 'PUT' ? data : {}
    return { data: { ...plainReservation, ...changed, ...reservation } }
  })
}

test('a canceled stay has nothing to pay', async () => {
  serve({ status: 'Canceled' })
  renderPart(<ReservationPage id="1" />)
  await expect.element(page.getByText('Price, not charged')).toBeVisible()
  await expect.element(page.getByText('Pay at the hotel', { exact: true })).not.toBeInTheDocument()
})

test('what is to do for a room that isn’t confirmed is apart from the title', async () => {
  serve({ status: 'Unconfirmed' })
  renderPart(<ReservationPage id="1" />)
  const banner = page.getByRole('status').filter({ hasText: 'We emailed a link to' })
  await expect.element(banner).toBeVisible()
  const title = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  expect(banner.element().getBoundingClientRect().top - title.bottom).toBeGreaterThanOrEqual(12)
})
const hotel = {
  id: 'h',
  name: 'Quarry House',
  phone: '(812) 555-0119',
  address: '1340 Calloway Rd',
  city: 'Bloomington',
  state: 'IN',
  postalCode: '47403',
  checkInTime: '15:00',
  checkOutTime: '11:00',
}
/** It can no longer be canceled for free. */
const late = { freeUntil: '2026-01-01T12:00:00.000Z' }
const roomLeft = {
  id: 'r',
  name: 'Two queens',
  beds: [],
  guests: 4,
  left: 3,
  hindrance: null,
  minStay: 1,
  total: 32_600,
  totalWithTaxes: 36_296,
  nightly: 16_300,
  lines: [],
  block: null,
}

describe('with an account', () => {
  beforeEach(signInAsAdmin)

  test('a guest reads what is booked, also one who manages the hotel, and calls it when it is late', async () => {
    serve(late)
    renderPart(<ReservationPage id="1" />)
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Your room at Quarry House')
    await expect.element(page.getByText(/Call the hotel/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Cancel the stay' })).not.toBeInTheDocument()
  })

  test('on a phone, the whole number, the name, and how to reach the hotel are read', async () => {
    await page.viewport(390, 844)
    serve({})
    renderPart(<ReservationPage id="1" />)
    const number = page.getByText(plainReservation.number, { exact: true })
    await expect.element(number).toBeVisible()
    const { scrollWidth, clientWidth } = number.element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await expect.element(page.getByText('for Lorena Tovar')).toBeVisible()
    await expect.element(page.getByText('1340 Calloway Rd, Bloomington, IN 47403').first()).toBeVisible()
    await expect.element(page.getByText('from 3 PM', { exact: true })).toBeVisible()
    const phone = page.getByRole('link', { name: '(812) 555-0119' })
    await expect.element(phone).toHaveAttribute('href', 'tel:8125550119')
  })

  test('a guest saves the calendar entry that the email has', async () => {
    serve({})
    renderPart(<ReservationPage id="1" />)
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download, this.href)
    })
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    await expect.poll(() => saved[0]).toBe('7K2M-4QXD.ics')
    vi.unstubAllGlobals()
    expect(await (await fetch(saved[1] ?? '')).text()).toBe('BEGIN:VCALENDAR')
    click.mockRestore()
  })

  test('the team of the hotel reads who comes, and can cancel at any time', async () => {
    serve({ ...late, isOwn: false })
    renderPart(<ReservationPage id="1" />)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Stay of Lorena Tovar')
    await expect.element(page.getByText(/\(260\) 555-0148, lorena@family\.example/)).toBeVisible()
    await expect.element(page.getByText(/Call the hotel/)).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Reservations', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel the stay' }).click()
    await expect.element(page.getByText('We email the guest.', { exact: false })).toBeVisible()
    const question = page.getByRole('alertdialog')
    expect(question.getByRole('button', { name: 'Cancel', exact: true }).elements()).toEqual([])
    await question.getByRole('button', { name: 'Keep the stay' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Cancel the stay' })).toBeVisible()
  })

  test.each([
    [true, 'Your stay is changed.'],
    [false, 'The stay is changed. We email the guest.'],
  ])('a change tells whoever made it (a guest: %j)', async (isOwn, words) => {
    serve({ isOwn })
    renderPart(<ReservationPage id="1" />)
    await page.getByRole('button', { name: 'Change the stay' }).click()
    await page.getByRole('button', { name: 'See the price' }).click()
    await page.getByRole('button', { name: 'Change the stay for $362.96' }).click()
    await expect.element(page.getByText(words)).toBeVisible()
  })
  test('a guest at an event’s rate reads which nights keep it before the change', async () => {
    const { checkIn } = plainReservation
    serve({ blockId: 'b', blockNights: [checkIn], totalWithTaxes: 28_904 })
    renderPart(<ReservationPage id="1" />)
    await page.getByRole('button', { name: 'Change the stay' }).click()
    await page.getByRole('button', { name: 'See the price' }).click()
    await expect.element(page.getByText('You pay the public rate.', { exact: false })).toBeVisible()
    await expect.element(page.getByText('$73.92 more than now ($289.04).')).toBeVisible()
  })
})
