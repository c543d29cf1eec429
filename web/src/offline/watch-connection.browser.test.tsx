import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchConnection } from './watch-connection.ts'

const onLine = vi.spyOn(navigator, 'onLine', 'get')
const asked = vi.spyOn(globalThis, 'fetch')
const reached = vi.fn<() => void>()

const show = () => {
  document.title = 'You’re offline | Homestand'
  document.body.innerHTML = '<h1>You’re offline</h1><p id="why">This page needs a connection.</p>'
  watchConnection(reached)
}
const words = () => [document.title, document.querySelector('h1')?.textContent, why()?.textContent]
const why = () => document.querySelector('#why')

beforeEach(() => {
  vi.useFakeTimers()
  reached.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})
// Other files run in the same browser.
afterAll(() => onLine.mockRestore())

const unreachable = [
  'The server can’t be reached | Homestand',
  'The server can’t be reached',
  expect.stringMatching(/^Trying again…/),
]

test('a server that restarts isn’t called a missing connection, and the page opens once it answers', async () => {
  onLine.mockReturnValue(true)
  asked
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response(null, { status: 503 }))
  show()
  expect(words()).toEqual(unreachable)
  await vi.advanceTimersByTimeAsync(3000)
  expect(reached).not.toHaveBeenCalled()
  asked.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(15_000)
  expect(reached).toHaveBeenCalled()
})

test('without a connection the page says so and asks nobody, until the device is online again', async () => {
  onLine.mockReturnValue(false)
  asked.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  show()
  expect(words()).toEqual(['You’re offline | Homestand', 'You’re offline', 'This page needs a connection.'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(words()).toEqual(unreachable)
  asked.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(2000)
  expect(reached).toHaveBeenCalled()
})

test('a device that goes offline meanwhile is told so', () => {
  onLine.mockReturnValue(true)
  asked.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  show()
  onLine.mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  expect(words()[1]).toBe('You’re offline')
})
