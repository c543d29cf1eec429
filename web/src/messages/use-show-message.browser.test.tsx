import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NetworkError } from '../api/problem.ts'
import { renderPart } from '../testing/render-for-admin.tsx'
import type { LogTarget } from './use-scroll-place.ts'
import { useShowMessage } from './use-show-message.ts'

const setTarget = vi.fn<(target: LogTarget) => void>()

function Quote({ showPart }: { showPart: (sequence: number) => Promise<void> }) {
  const show = useShowMessage(showPart, setTarget)
  return (
    <button type="button" onClick={() => void show(7)}>
      In reply to
    </button>
  )
}

test('a message that is quoted is shown once it is loaded', async () => {
  renderPart(<Quote showPart={async () => {}} />)
  await page.getByRole('button', { name: 'In reply to' }).click()
  await expect.poll(() => setTarget.mock.calls).toEqual([[{ sequence: 7, place: 'middle' }]])
})

test('one that does not load says why', async () => {
  renderPart(
    <Quote
      showPart={async () => {
        throw new NetworkError('You’re offline.')
      }}
    />,
  )
  await page.getByRole('button', { name: 'In reply to' }).click()
  await expect.element(page.getByText(/^The message didn’t load\. You’re offline\./)).toBeVisible()
})
