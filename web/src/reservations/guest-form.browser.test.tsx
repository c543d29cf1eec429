import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { GuestForm } from './guest-form.tsx'
import { plainReservation } from './testing/plain-reservation.ts'

test('empty fields say what to enter', async () => {
  signInAsAdmin()
  answerCalls(() => undefined)
  const first = { name: '', email: '', phone: '', children: '0', arrival: '', notes: '' }
  renderPart(<GuestForm id="1" first={first} guests={2} action="Save" onDone={() => undefined} />)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Enter a name.')).toBeVisible()
  await expect.element(page.getByText('Enter a phone number with area code.')).toBeVisible()
})

test('spaces around what is optional are not stored', async () => {
  signInAsAdmin()
  let booked: Record<string, unknown> | undefined
  answerCalls(({ data }) => {
    booked = data
    return { data: plainReservation }
  })
  const first = {
    name: 'Lorena',
    email: 'lo@a.example',
    phone: '(260) 555-0148',
    children: '0',
    arrival: ' ',
    notes: ' A crib ',
  }
  renderPart(<GuestForm id="1" first={first} guests={2} action="Save" onDone={() => undefined} />)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => booked).toMatchObject({ arrival: null, notes: 'A crib' })
})
