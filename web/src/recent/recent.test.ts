import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordView } from './recent.ts'
import { readRecent } from './recent-strip.tsx'

const facility = { name: 'facility' } as const
const destination = { name: 'destination' } as const

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

let stored: string | null
beforeEach(() => {
  stored = null
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, text: string) => (stored = text),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the last viewed profile comes first, each once', () => {
  recordView(facility, idOf(1))
  recordView(destination, idOf(2))
  recordView(facility, idOf(1))
  expect(readRecent()).toEqual([
    { kind: 'facility', id: idOf(1) },
    { kind: 'destination', id: idOf(2) },
  ])
})

test('keeps the last twelve', () => {
  for (let n = 1; n <= 14; n++) recordView(facility, idOf(n))
  expect(readRecent().map(({ id }) => id)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(idOf))
})

test.each(['', ',', 'facility', `:${idOf(1)}`, 'facility:,', 'facility:../home'])(
  'reads nothing from %j',
  (text) => {
    stored = text
    expect(readRecent()).toEqual([])
  },
)

test('without storage, nothing is kept and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  recordView(facility, idOf(1))
  expect(readRecent()).toEqual([])
})
