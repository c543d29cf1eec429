import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import type { DateRangeValue } from './calendar-date.ts'
import { DateRange } from './date-range.tsx'
import { Toaster } from '../overlays/toaster.tsx'

const field = page.getByRole('button', { name: /When/ })
const day = (name: RegExp) => page.getByRole('button', { name })
const done = page.getByRole('button', { name: 'Done' })

function When({ first, onChange }: { first: DateRangeValue; onChange: (value: DateRangeValue) => void }) {
  const [value, setValue] = useState(first)
  return (
    <DateRange
      label="When"
      min="2027-03-01"
      max="2027-12-31"
      names={{ from: 'from', to: 'to' }}
      value={value}
      onChange={(range) => {
        setValue(range)
        onChange(range)
      }}
    />
  )
}

async function open(first: DateRangeValue = { from: '2027-03-12', to: '2027-03-14' }) {
  const onChange = vi.fn<(value: DateRangeValue) => void>()
  const element = (
    <Toaster>
      <When {...{ first, onChange }} />
    </Toaster>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await field.click()
  await expect.element(page.getByRole('grid').first()).toBeVisible()
  return onChange
}

const formValues = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(
    ({ name, value }) => `${name}=${value}`,
  )

test('two days make a range, and Done returns to the field', async () => {
  const onChange = await open()
  await day(/March 20, 2027/).click()
  await day(/March 22, 2027/).click()
  expect(onChange).toHaveBeenLastCalledWith({ from: '2027-03-20', to: '2027-03-22' })
  await done.click()
  await expect.element(field).toHaveTextContent('Mar 20 – 22, 2027')
  await expect.element(field).toHaveFocus()
})

test('a form gets both dates', async () => {
  await open()
  expect(formValues()).toEqual(['from=2027-03-12', 'to=2027-03-14'])
})

test('a range without its last day is reported when the calendar closes', async () => {
  const onChange = await open()
  await day(/March 20, 2027/).click()
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ from: '2027-03-20' }])
})

test('days before the first date are disabled', async () => {
  await open({})
  await expect.element(page.getByRole('button', { name: /Previous/ })).toBeDisabled()
})
