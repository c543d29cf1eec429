import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { pollInFocus } from './poll-in-focus.ts'

const minute = 60_000
let hasFocus = true
beforeEach(() => {
  hasFocus = true
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { hasFocus: () => hasFocus })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start() {
  const poll = vi.fn<() => void>()
  const stop = pollInFocus(poll)
  onTestFinished(stop)
  return { poll, stop }
}

const focus = () => {
  hasFocus = true
  window.dispatchEvent(new Event('focus'))
}

test('polls every 10 minutes while the page has the focus', () => {
  const { poll } = start()
  vi.advanceTimersByTime(10 * minute - 1)
  expect(poll).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(poll).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(20 * minute)
  expect(poll).toHaveBeenCalledTimes(3)
})

test('skips polls without the focus, and makes up for them once it is back', () => {
  const { poll } = start()
  hasFocus = false
  vi.advanceTimersByTime(35 * minute)
  expect(poll).toHaveBeenCalledTimes(0)
  focus()
  expect(poll).toHaveBeenCalledTimes(1)
})

test('does not poll when the focus returns before a poll is due', () => {
  const { poll } = start()
  hasFocus = false
  vi.advanceTimersByTime(9 * minute)
  focus()
  expect(poll).toHaveBeenCalledTimes(0)
})

test('does not poll after it has been stopped', () => {
  const { poll, stop } = start()
  hasFocus = false
  vi.advanceTimersByTime(10 * minute)
  stop()
  focus()
  vi.advanceTimersByTime(10 * minute)
  expect(poll).toHaveBeenCalledTimes(0)
})
