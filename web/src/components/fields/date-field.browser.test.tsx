import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { DateField } from './date-field.tsx'

const field = page.getByLabelText('First day')
const leave = () => document.querySelector('input')?.blur()
const error = page.getByText('This day does not exist.')

test('a day that does not exist is an error, until another one is typed', async () => {
  render(<DateField label="First day" />)
  await expect.element(field).toBeVisible()
  // Not by Tab, which starts wherever the test before has left the focus.
  document.querySelector('input')?.focus()
  await userEvent.keyboard('02292027')
  leave()
  await expect.element(error).toBeVisible()
  await field.fill('2027-02-28')
  leave()
  await expect.element(error).not.toBeInTheDocument()
})
