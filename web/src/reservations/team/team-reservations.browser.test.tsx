import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { plainReservation } from '../testing/plain-reservation.ts'
import { TeamReservations } from './team-reservations.tsx'

/** Of the hotel. */
let timeZone: string
let today: string
const stay = plainReservation

/** What the last call asked for. */
let asked: unknown

/** A hotel with these stays, whoever asks for which. */
function serve(stays: readonly Reservation[]) {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.includes('/rooms/nights')) return Response.json({ data: { timeZone, nights: [] } })
    if (typeof body !== 'string') return Response.json({ data: { id: 'h', name: 'Quarry House' } })
    asked = JSON.parse(body).data
    return Response.json({ data: stays, _meta: { stats: { count: stays.length } } })
  })
}

beforeEach(() => {
  signInAsAdmin()
  timeZone = 'UTC'
  today = placeDay(timeZone)
})
afterEach(() => vi.unstubAllGlobals())

test('a stay says who comes, when, and what they wish', async () => {
  serve([stay])
  renderPart(<TeamReservations ownerId="h" />)
  const row = page.getByRole('row').last()
  await expect.element(row).toMatchTextContent('Lorena Tovar')
  for (const text of [
    '2 nights',
    'Two queens',
    '2 adults, 2 children',
    '(260) 555-0148',
    'after 9 PM',
    'A crib',
    '$362.96',
  ])
    await expect.element(row).toMatchTextContent(text)
  expect(asked).toEqual({ status: 'Confirmed', checkOut: { from: today }, sort: 'checkIn' })
})

test('on a phone, the list is apart from the title, and a finger meets either contact of a guest', async () => {
  await page.viewport(390, 844)
  serve([stay])
  renderPart(<TeamReservations ownerId="h" />)
  const boxOf = async (found: ReturnType<typeof page.getByText>) => {
    await expect.element(found).toBeVisible()
    return found.element().getBoundingClientRect()
  }
  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  const chip = await boxOf(page.getByRole('link', { name: 'Coming' }))
  expect(chip.top - title.bottom).toBeGreaterThanOrEqual(16)
  const phone = await boxOf(page.getByRole('link', { name: '(260) 555-0148' }))
  const email = await boxOf(page.getByRole('link', { name: /@/u }))
  expect(phone.height).toBeGreaterThanOrEqual(40)
  expect(email.top).toBeGreaterThanOrEqual(phone.bottom)
})

test('on a phone, what is below a guest is in two columns, the same in all rows', async () => {
  await page.viewport(390, 844)
  const brief = {
    ...stay,
    id: '2',
    roomName: 'King',
    phone: null,
    email: 'bo@a.example',
    arrival: null,
    notes: null,
  }
  serve([{ ...stay, email: 'a-rather-long-address-of-a-family@mail.example' }, brief])
  renderPart(<TeamReservations ownerId="h" />)
  await expect.element(page.getByText('bo@a.example')).toBeVisible()
  const lefts = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td:nth-child(n + 3):not(:empty)')].map(
      (cell) => cell.getBoundingClientRect().left,
    ),
  )
  const [left, right] = lefts[0]!
  expect(right).toBeGreaterThan(left!)
  expect(lefts).toEqual([
    [left, right, left, right, left],
    [left, right, left, right],
  ])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('the phone of a guest is dialed by its digits', async () => {
  serve([{ ...stay, phone: '+1 (260) 555-0148 x22' }])
  renderPart(<TeamReservations ownerId="h" />)
  await expect
    .element(page.getByRole('link', { name: '+1 (260) 555-0148 x22' }))
    .toHaveAttribute('href', 'tel:+12605550148')
})

test('guests who were forgotten have no name, and their stays are found', async () => {
  serve([{ ...stay, name: null, email: null, phone: null, arrival: null, notes: null }])
  renderPart(<TeamReservations ownerId="h" />, '/?stays=past')
  await expect
    .element(page.getByRole('link', { name: 'Former guest' }))
    .toHaveAttribute('href', '/reservations/1')
  expect(asked).toEqual({ status: 'Confirmed', checkOut: { to: addDays(today, -1) }, sort: '-checkIn' })
})

// At any time, at least one of them has another day than the reader.
test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'a stay that ends today at a hotel in %s is coming, and one that ended before is past',
  async (zone) => {
    timeZone = zone
    today = placeDay(zone)
    serve([stay])
    renderPart(<TeamReservations ownerId="h" />)
    await expect.element(page.getByText('Lorena Tovar')).toBeVisible()
    expect(asked).toMatchObject({ checkOut: { from: today } })
    await page.getByRole('link', { name: 'Past' }).click()
    await expect.poll(() => asked).toMatchObject({ checkOut: { to: addDays(today, -1) } })
  },
)

test('a search without a result names its words, and leads back to all', async () => {
  serve([])
  renderPart(<TeamReservations ownerId="h" />, '/?stays=canceled&q=tovar')
  await expect
    .element(page.getByText('None of them has “tovar” in its guest’s name or email, or in its number.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Show all' }).last())
    .toHaveAttribute('href', '/hotels/h/reservations?stays=canceled')
  expect(asked).toEqual({ text: 'tovar', status: 'Canceled', sort: '-checkIn' })
})
