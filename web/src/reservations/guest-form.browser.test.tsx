import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { GuestForm } from './guest-form.tsx'

test('empty fields say what to enter', async () => {
  signInAsAdmin()
  answerCalls(() => undefined)
  const first = { name: '', email: '', phone: '', children: '0', arrival: '', notes: '' }
  renderPart(<GuestForm id="1" first={first} guests={2} action="Save" onDone={() => undefined} />)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Enter a name.')).toBeVisible()
  await expect.element(page.getByText('Enter a phone number with area code.')).toBeVisible()
})
