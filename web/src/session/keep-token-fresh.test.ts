import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTokenFresh } from './keep-token-fresh.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const token = () => vi.fn<(options: { isFresh: true }) => Promise<null>>(async () => null)

test('keeps the token for 30 minutes', () => {
  const fetchToken = token()
  keepTokenFresh(fetchToken)
  vi.advanceTimersByTime(1_799_999)
  expect(fetchToken).not.toHaveBeenCalled()
})

test('fetches a new token every 30 minutes', () => {
  const fetchToken = token()
  keepTokenFresh(fetchToken)
  vi.advanceTimersByTime(3_600_000)
  expect(fetchToken.mock.calls).toEqual([[{ isFresh: true }], [{ isFresh: true }]])
})

test('fetches no token after it was stopped', () => {
  const fetchToken = token()
  keepTokenFresh(fetchToken)()
  vi.advanceTimersByTime(3_600_000)
  expect(fetchToken).not.toHaveBeenCalled()
})
