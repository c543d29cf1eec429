import type { ReadReservation } from '@app/contract/hotels/reservation-schema.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refused } from '../testing/answer-calls.ts'
import { beVisitor } from '../testing/be-visitor.ts'
import { renderPart } from '../testing/render-for-admin.tsx'
import { Reservations } from './reservations.tsx'
import { plainReservation } from './testing/plain-reservation.ts'

const place = { address: '1340 Calloway Rd', city: 'Bloomington', state: 'IN', postalCode: '47403' }
const hotel = { id: 'h', name: 'Quarry House', phone: '(812) 555-0119', ...place }
const guest = { name: null, email: null, phone: null, arrival: null, notes: null }

let status: ReadReservation['status']
/** What confirming answers in place of the reservation. */
let refusal: Response | undefined

beforeEach(() => {
  beVisitor()
  status = 'Unconfirmed'
  refusal = undefined
  answerCalls(({ path }) => {
    if (path === '/hotels/h') return { data: { ...hotel, checkInTime: null, checkOutTime: null } }
    if (path.endsWith('/confirmation')) {
      if (refusal) return refusal
      status = 'Confirmed'
    }
    const isKnown = status === 'Confirmed'
    return {
      data: { ...plainReservation, freeUntil: '2099-01-01T00:00:00Z', ...(!isKnown && guest), status },
    }
  })
})

const open = () => renderPart(<Reservations id="1" />, `/reservations/1?confirm#${'k'.repeat(43)}`)
const title = page.getByRole('heading', { level: 1 })
const confirm = page.getByRole('button', { name: 'Confirm the room' })

test('the link that confirms a room shows what it is, and then all that its guest can do', async () => {
  open()
  await expect.element(title).toHaveTextContent('Confirm your room')
  await expect.element(page.getByText('Total with all taxes and fees')).toBeVisible()
  expect(page.getByRole('button', { name: /^(Change|Cancel)/ }).elements()).toEqual([])
  await confirm.click()
  await expect.element(title).toHaveTextContent('Your room at Quarry House')
  await expect.element(page.getByText(plainReservation.number, { exact: true })).toBeVisible()
  await expect.element(page.getByText('1340 Calloway Rd, Bloomington, IN 47403').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: '(812) 555-0119' })).toBeVisible()
  await expect.element(page.getByText('Total with all taxes and fees')).toBeVisible()
  for (const name of ['Add to calendar', 'Change the stay', 'Cancel the stay'])
    await expect.element(page.getByRole('button', { name })).toBeVisible()
})

test.each([
  ['Confirmed', 'Your room at Quarry House'],
  ['Canceled', 'This stay is canceled'],
  ['Expired', 'The room was given back'],
] as const)('used again, the link shows a room that is %s by now', async (now, text) => {
  status = now
  open()
  await expect.element(title).toHaveTextContent(text)
  expect(confirm.elements()).toEqual([])
})

test('a room that was canceled meanwhile is not confirmed, and says so', async () => {
  open()
  await expect.element(confirm).toBeVisible()
  status = 'Canceled'
  refusal = refused(409, 'RESERVATION_ENDED')
  await confirm.click()
  await expect.element(title).toHaveTextContent('This stay is canceled')
})
