import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Checkbox } from './checkbox.tsx'
import { RadioGroup } from './radio-group.tsx'

/** Selects all of three, of which some are selected at first. */
function SelectAll() {
  const [count, setCount] = useState(1)
  return (
    <Checkbox
      label={`${count} selected`}
      checked={count === 3}
      isPartial={count > 0 && count < 3}
      onChange={({ target }) => setCount(target.checked ? 3 : 0)}
    />
  )
}

const box = page.getByRole('checkbox')
const isMixed = () => box.element().matches(':indeterminate')
const groundOf = (input: Element) => getComputedStyle(input.nextElementSibling ?? input).backgroundColor

test('a choice of some is mixed, and choosing it chooses all', async () => {
  render(<SelectAll />)
  await expect.poll(isMixed).toBe(true)
  await box.click({ force: true })
  await expect.element(page.getByText('3 selected')).toBeInTheDocument()
  expect(isMixed()).toBe(false)
  await expect.element(box).toBeChecked()
})

test('a mixed choice is drawn like a chosen one, and radio buttons without a choice are not', async () => {
  const options = ['a', 'b'].map((value) => ({ value, label: value }))
  render(
    <>
      <Checkbox label="Some" isPartial />
      <Checkbox label="All" checked readOnly />
      <RadioGroup label="Reason" name="reason" options={options} value="" onChange={() => {}} />
    </>,
  )
  await expect.element(page.getByLabelText('Some')).toBeInTheDocument()
  const [some, all, radio] = ['Some', 'All', 'a'].map((label) =>
    groundOf(page.getByLabelText(label, { exact: true }).element()),
  )
  expect(some).toBe(all)
  expect(radio).not.toBe(all)
})
