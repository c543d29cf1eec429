import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { useSecondsLeft } from './use-hold.ts'

const minute = 60_000

function Clock({ told, heldAt }: { told: number | null; heldAt: number }) {
  return <p>{`${Math.round(useSecondsLeft(told, heldAt))} left`}</p>
}

test('counts what the server told down by the time that has passed, whatever the device takes the time for', async () => {
  // This device is a day late, which the server does not know.
  vi.setSystemTime(Date.now() - 1440 * minute)
  render(<Clock told={600} heldAt={Date.now() - minute} />)
  await expect.element(page.getByText('540 left')).toBeVisible()
  vi.useRealTimers()
})

test.each([
  ['has ended', 30, 2 * minute],
  ['was never told', null, 0],
])('a hold that %s has no time left', async (_what, told, ago) => {
  render(<Clock told={told} heldAt={Date.now() - ago} />)
  await expect.element(page.getByText('0 left')).toBeVisible()
})
