import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { GrowingList, MoreButton } from './growing-list.tsx'

const perPage = 2

/** Five links, a page at a time. Those of the last one can come later. */
function Links({ isLastLate = false }: { isLastLate?: boolean }) {
  const [count, setCount] = useState(perPage)
  const shown = isLastLate && count > 4 ? 4 : Math.min(5, count)
  return (
    <GrowingList>
      <ul aria-label="Links">
        {Array.from({ length: shown }, (_, at) => (
          <li key={at}>
            <a href={`#${at + 1}`}>{`Link ${at + 1}`}</a>
          </li>
        ))}
      </ul>
      {count < 5 && <MoreButton onClick={() => setCount(count + perPage)}>Show more</MoreButton>}
      <a href="#after">After the list</a>
    </GrowingList>
  )
}

const more = page.getByRole('button', { name: 'Show more' })

test('the button keeps the focus until the last page, whose first row gets it', async () => {
  render(<Links />)
  await more.click()
  await expect.element(page.getByRole('link', { name: 'Link 4' })).toBeVisible()
  await expect.element(more).toHaveFocus()
  await more.click()
  await expect.element(page.getByRole('link', { name: 'Link 5' })).toHaveFocus()
})

test('the list gets the focus if there is nothing after the button yet', async () => {
  render(<Links isLastLate />)
  await more.click()
  await more.click()
  await expect.element(more).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
})

test('a button that goes without a press takes no focus from elsewhere', async () => {
  render(<Links />)
  await more.click()
  await expect.element(page.getByRole('link', { name: 'Link 4' })).toBeVisible()
  const after = page.getByRole('link', { name: 'After the list' })
  const node = after.element()
  if (node instanceof HTMLElement) node.focus()
  const button = more.element()
  if (button instanceof HTMLElement) button.click()
  await expect.element(page.getByRole('link', { name: 'Link 5' })).toBeVisible()
  await expect.element(after).toHaveFocus()
})
