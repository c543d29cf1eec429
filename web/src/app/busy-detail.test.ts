import { afterEach, expect, test, vi } from 'vitest'
import { busyDetail } from './busy-detail.ts'

afterEach(() => vi.unstubAllGlobals())

const detailOf = (status: number, headers: Record<string, string> = {}) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status, headers }))
  return busyDetail('/market')
}

test('after too many pages, tells when to try again', async () => {
  expect(await detailOf(429, { 'retry-after': '12' })).toBe(
    'You have opened many pages in a short time. Try again in 12 seconds.',
  )
})

test('when the server is busy, tells when to try again', async () => {
  expect(await detailOf(503, { 'retry-after': '1' })).toBe(
    'The server is very busy right now. Try again in 1 second.',
  )
})

test('other failures have no such reason', async () => {
  expect(await detailOf(500)).toBe(null)
})
