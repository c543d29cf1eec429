import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { StepBar } from '../../../profile/contact/contact-aside.tsx'
import { toEventStay, type EventStay as Stay } from '../../../reservations/booking.ts'
import { answerCalls, refused } from '../../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../../testing/render-for-admin.tsx'
import { EventStay } from './event-stay.tsx'

const id = (last: string) => `018b6c32-39fb-7000-acc4-f07b4547125${last}`
const hotelId = id('a')
const stay: Stay = {
  checkIn: '2027-03-12',
  checkOut: '2027-03-14',
  guests: 4,
  eventId: id('b'),
  roomId: null,
}
const room = (last: string, name: string, totalWithTaxes: number) => {
  const hindrance: string | null = null
  const price = { totalWithTaxes, total: totalWithTaxes - 2000, nightly: 12_000, lines: [] }
  return { id: id(last), name, ...price, hindrance, minStay: 1, guests: 4, beds: [], left: 9, block: null }
}
const queens = room('c', 'Two queens', 26_656)
const suite = room('d', 'Suite', 41_000)

type Room = Omit<ReturnType<typeof room>, 'hindrance'> & { hindrance: string | null }
let rooms: Room[]
beforeEach(() => {
  rooms = [suite, queens]
  signInAsAdmin()
})

const midwest: unknown = { data: { name: 'Midwest Invitational' } }
function open(asked: Partial<Stay> = {}, event = midwest, beside?: ReactNode) {
  answerCalls(({ path }) => (path.startsWith('/events/') ? event : { data: { rooms, currency: 'USD' } }))
  const search = new URLSearchParams(toEventStay(hotelId, { ...stay, ...asked }).split('?')[1])
  renderPart(
    <>
      <EventStay hotelId={hotelId} search={search} />
      {beside}
    </>,
  )
}
const reserve = () => page.getByRole('link', { name: /^Reserve/ })

test('the stay has the event, its nights and the total of the cheapest room, and leads to the same price', async () => {
  open()
  await expect.element(page.getByText(/^For Midwest Invitational, Mar 12.*14, 2027$/)).toBeVisible()
  await expect.element(page.getByText('2 nights, 4 guests, Two queens')).toBeVisible()
  await expect.element(reserve()).toHaveTextContent('Reserve for $266.56')
  const booking = `hotel=${hotelId}&room=${queens.id}&in=2027-03-12&out=2027-03-14&guests=4&event=${stay.eventId}`
  await expect.element(reserve()).toHaveAttribute('href', `/reservations/new?${booking}`)
})

test('the room whose price somebody saw is kept', async () => {
  open({ roomId: suite.id })
  await expect.element(reserve()).toHaveTextContent('Reserve for $410.00')
})

test('it leads back to the hotels of the event, with the same stay', async () => {
  open()
  await expect
    .element(page.getByRole('link', { name: 'All hotels for the event' }))
    .toHaveAttribute('href', `/events/${stay.eventId}/hotels?in=2027-03-12&out=2027-03-14&guests=4`)
})

test('it leads back with the code of a block', async () => {
  open({ code: 'for-the-teams' })
  await expect
    .element(page.getByRole('link', { name: 'All hotels for the event' }))
    .toHaveAttribute('href', expect.stringContaining('&code=for-the-teams'))
})

test.each([
  ['a room that was taken meanwhile', 'Taken', 'Full on these nights'],
  ['a longer shortest stay', 'MinimumStay', 'At least 3 nights'],
])('%s is told', async (_what, hindrance, text) => {
  rooms = [{ ...queens, hindrance, minStay: 3 }]
  open()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(reserve()).not.toBeInTheDocument()
})

test('a hotel without room types has no price', async () => {
  rooms = []
  open()
  await expect.element(page.getByText('Rooms and prices aren’t here. Ask the hotel.')).toBeVisible()
})

test('an event that the reader does not see is not named', async () => {
  open({}, refused(404, 'NOT_FOUND'))
  await expect.element(reserve()).toBeVisible()
  await expect.element(page.getByText(/^Mar 12.*14, 2027$/)).toBeVisible()
})

test.each([
  ['over New Year', '2027-12-31', '2028-01-02', '2 nights'],
  ['over the change of clocks in spring', '2027-03-13', '2027-03-15', '2 nights'],
  ['over the change of clocks in fall', '2027-11-06', '2027-11-07', '1 night'],
])('nights %s are counted by days', async (_what, checkIn, checkOut, nights) => {
  open({ checkIn, checkOut })
  await expect.element(page.getByText(`${nights}, all taxes and fees`)).toBeVisible()
})

describe('at the foot of a phone, the hotel’s next step', () => {
  const step = () => page.getByRole('link', { name: 'Visit website' })
  async function openOnPhone() {
    await page.viewport(390, 844)
    const bar = { label: 'Visit website', to: 'https://quarry.example' }
    open({}, undefined, <StepBar title="Quarry House" note="Opens quarry.example." step={bar} />)
  }

  test('is left out beside a price to reserve', async () => {
    await openOnPhone()
    await expect.element(reserve()).toBeVisible()
    await expect.element(step()).not.toBeInTheDocument()
  })

  test('stays without a price', async () => {
    rooms = []
    await openOnPhone()
    await expect.element(page.getByText(/Ask the hotel/)).toBeVisible()
    await expect.element(step()).toBeVisible()
  })
})

test('an address with nights that nobody can book shows no stay', async () => {
  open({ checkOut: '2028-04-15' })
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})
