import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { plainReservation } from './testing/plain-reservation.ts'

const place = { address: '1340 Calloway Rd', city: 'Bloomington', state: 'IN', postalCode: '47403' }
const hotel = { id: 'h', name: 'Quarry House', phone: '(812) 555-0119', ...place }

beforeEach(signInAsAdmin)

test('whoever confirms a room reads its number, where the hotel is, how to call it, and can keep its entry', async () => {
  answerCalls(({ path }) =>
    path === '/hotels/h'
      ? { data: { ...hotel, checkInTime: null, checkOutTime: null } }
      : { data: plainReservation },
  )
  renderPart(<ConfirmPage id="1" />)
  await page.getByRole('button', { name: 'Confirm the room' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your room is booked')
  await expect.element(page.getByText(plainReservation.number, { exact: true })).toBeVisible()
  await expect.element(page.getByText('1340 Calloway Rd, Bloomington, IN 47403').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: '(812) 555-0119' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
})
