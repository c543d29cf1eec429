import { afterEach, beforeEach, expect, test } from 'vitest'
import { shownToasts } from '../components/overlays/shown-toasts.ts'
import type { ToastRequest } from '../components/overlays/toast-request.ts'
import { toasts } from '../components/overlays/toaster.tsx'
import { tellWait } from './waits.ts'

let shown: string[] = []
/** Shows texts until their topic is dismissed or another one of it comes. */
function show(request: ToastRequest) {
  if (request.tone === 'notification' || request.topic === undefined) return
  shown = [request.text]
  shownToasts.set(request.topic, [() => (shown = [])])
}

beforeEach(() => {
  shown = []
  toasts.show = show
})
afterEach(() => delete toasts.show)

test('a call that waits says why, and that it goes on by itself', () => {
  const end = tellWait(503, 8)
  expect(shown).toEqual(['The server is busy. This goes on by itself in 8 seconds.'])
  end()
  expect(shown).toEqual([])
})

test('a caller with too many requests is told so', () => {
  const end = tellWait(429, 3)
  expect(shown).toEqual([
    'There were too many requests in a short time. This goes on by itself in 3 seconds.',
  ])
  end()
})

test('a wait that is over at once isn’t told', () => {
  tellWait(503, 1)()
  const end = tellWait(503, 1)
  expect(shown).toEqual([])
  end()
})

test('calls that wait at once are told as one, until the last one goes on', () => {
  const ends = [tellWait(503, 5), tellWait(429, 5), tellWait(503, 3)]
  expect(shown).toEqual(['The server is busy. This goes on by itself in 5 seconds.'])
  ends[0]?.()
  ends[1]?.()
  expect(shown).toHaveLength(1)
  ends[2]?.()
  expect(shown).toEqual([])
})

test('a longer wait is told instead of a shorter one', () => {
  const ends = [tellWait(503, 3), tellWait(503, 9)]
  expect(shown).toEqual(['The server is busy. This goes on by itself in 9 seconds.'])
  for (const end of ends) end()
})

test('before the page is alive, a call waits all the same', () => {
  delete toasts.show
  expect(() => tellWait(503, 8)()).not.toThrow()
})
