import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { skipToContent } from './focus-content.ts'

test('skips to the content and keeps the hash, which may be the key of a mailed link', async () => {
  const before = location.href
  history.replaceState(history.state, '', '#key')
  onTestFinished(() => history.replaceState(history.state, '', before))
  render(
    <>
      <a href="#content" onClick={skipToContent}>
        Skip to content
      </a>
      <section id="content" aria-label="Content" tabIndex={-1} />
    </>,
  )
  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect.element(link).toBeVisible()
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'Content' })).toHaveFocus()
  expect(location.hash).toBe('#key')
})
