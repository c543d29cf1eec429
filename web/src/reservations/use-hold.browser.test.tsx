import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { useIsHeld, useSecondsLeft } from './use-hold.ts'

const minute = 60_000
/** When the reply came, by the device's clock. */
const repliedAt = Date.parse('2027-02-19T12:00:00Z')

function Clock({ secondsLeft }: { secondsLeft: number | null }) {
  const hold = { secondsLeft, repliedAt }
  return <p>{`${useSecondsLeft(hold)} left, ${useIsHeld(hold) ? 'held' : 'given back'}`}</p>
}

/** Opens the page so long after the reply, by the device's clock. */
function show(secondsLeft: number | null, ago: number) {
  vi.setSystemTime(repliedAt + ago)
  render(<Clock secondsLeft={secondsLeft} />)
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('counts down from the reply', async () => {
  show(600, minute)
  await expect.element(page.getByText('540 left, held')).toBeVisible()
  vi.setSystemTime(repliedAt + 2 * minute)
  // The clock of the page ticks each second, in which the device's may have gone on.
  await expect.element(page.getByText(/^4(80|7\d) left, held$/)).toBeVisible()
})

test('a clock that is set back gives nobody more time', async () => {
  show(600, -60 * minute)
  await expect.element(page.getByText('600 left, held')).toBeVisible()
})

test.each([
  ['has ended', 30, 2 * minute],
  ['has no end', null, 0],
])('a hold that %s has no time left', async (_what, secondsLeft, ago) => {
  show(secondsLeft, ago)
  await expect.element(page.getByText('0 left, given back')).toBeVisible()
})
