import { describe, expect, it } from 'vitest'
import { compose, composeFor } from './compose.ts'
import { kinds } from './kinds/kinds.ts'
import type { Kind } from './kinds/kinds.ts'
import { hash } from './random.ts'
import { modes } from './scene.ts'
import { sportNames } from './testing/sport-names.ts'
import { xmlFault } from './testing/well-formed.ts'

const kindNames: Kind[] = ['hotel', 'business', 'destination', 'organization', 'company']
const ids = ['a', 'b', '019a2f3c-77b1-7c3e-9d51-0c4b8f6f2e11']

const numbersIn = (svg: string) =>
  [...svg.matchAll(/ (?:d|opacity|stroke-width|width|height)="([^"]*)"/g)]
    .map(([, value = '']) => value)
    .join(' ')

/** What no drawing may hold: it is served as a file from our own origin, and the look is flat. */
const FORBIDDEN =
  /gradient|filter|script|href|<style|<image|<foreignObject|style=|url\((?!#)|javascript|data:/i

const expectSound = (svg: string) => {
  expect(xmlFault(svg)).toBeUndefined()
  expect(svg).not.toMatch(FORBIDDEN)
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
  expect(numbersIn(svg)).toMatch(/^[\d\s.MlazhvZ-]*$/)
}

describe('compose', () => {
  it.each(sportNames)('draws %s soundly in every mode', (sport) => {
    for (const mode of modes) expectSound(compose({ id: 'sound', sport, mode, ball: true }))
  })

  it.each(sportNames)('keeps %s between half a KB and 50 KB', (sport) => {
    for (const id of ids) {
      const svg = compose({ id, sport })
      expectSound(svg)
      expect(svg.length).toBeGreaterThan(500)
      expect(svg.length).toBeLessThan(50_000)
    }
  })

  it('gives the same picture for the same request', () => {
    for (const sport of sportNames) {
      const request = { id: 'same', sport, w: 800, h: 500 }
      expect(hash(compose(request))).toBe(hash(compose({ ...request })))
    }
  })

  it('gives different ids different pictures', () => {
    for (const sport of sportNames) {
      const pictures = Array.from({ length: 5 }, (_, index) => compose({ id: `id-${index}`, sport }))
      expect(new Set(pictures).size).toBe(5)
    }
  })

  it('keeps a golden picture, so that no id changes its art unnoticed', () => {
    const golden = ['Basketball', 'Golf', 'Other'].map((sport) => hash(compose({ id: 'golden', sport })))
    expect(golden).toMatchInlineSnapshot(`
      [
        2537863537,
        272186400,
        1359909611,
      ]
    `)
  })

  it('lets one choice be fixed without changing the others', () => {
    const outlines = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path).join('')
    const crops = [0, 1, 2, 3].map((palette) =>
      compose({ id: 'fixed', sport: 'Tennis', mode: 'crop', ball: false, palette }),
    )
    expect(new Set(crops).size).toBe(4)
    expect(new Set(crops.map(outlines)).size).toBe(1)
    const withBall = compose({ id: 'fixed', sport: 'Tennis', mode: 'crop', ball: true, palette: 0 })
    expect(outlines(withBall)).toContain(outlines(crops[0] ?? ''))
  })

  it('counts palettes round and bears nonsense', () => {
    for (const palette of [-1, 0, 5, 6, 1e9, 2.7, Number.NaN, Number.POSITIVE_INFINITY]) {
      expectSound(compose({ id: 'p', sport: 'Soccer', palette }))
    }
    expect(compose({ id: 'p', sport: 'Soccer', palette: 0 })).toBe(
      compose({ id: 'p', sport: 'Soccer', palette: 7 }),
    )
  })

  it('falls back to a suited mode', () => {
    expect(compose({ id: 'm', sport: 'Golf', mode: 'plan', palette: 0 })).not.toContain('clipPath')
    expectSound(compose({ id: 'm', sport: 'Climbing', mode: 'tilt' }))
  })
})

describe('size', () => {
  it('defaults to 1600 by 1000', () => {
    expect(compose({ id: 's', sport: 'Rugby' })).toContain(
      'width="1600" height="1000" viewBox="0 0 1600 1000"',
    )
  })

  it.each([
    [0, 0, '16', '16'],
    [-5, 5000, '16', '4000'],
    [Number.NaN, Number.NaN, '1600', '1000'],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '4000', '16'],
    [333.4, 200.6, '333', '201'],
  ])('clamps %d by %d', (w, h, width, height) => {
    for (const sport of ['Swimming', 'Basketball', 'Cycling', 'Anything']) {
      const svg = compose({ id: 's', sport, w, h })
      expect(svg).toContain(`width="${width}" height="${height}"`)
      expectSound(svg)
    }
  })
})

describe('text from outside', () => {
  const nasty = [
    '"><script>alert(1)</script>',
    "' onload='alert(1)",
    '&lt;svg/onload=1&gt;',
    ']]>',
    '\u0000\u0001\uD800 broken',
    '😀 Ice Hockey 😀',
    '__proto__',
    'constructor',
    'x'.repeat(100_000),
    '',
  ]

  it.each(nasty)('never reaches the drawing: %j', (text) => {
    for (const mode of modes) {
      const svg = compose({ id: text, sport: text, mode })
      expectSound(svg)
      expect(svg).not.toMatch(/alert|onload|proto|constructor|xxx|😀/)
    }
  })

  it('still finds the sport in it', () => {
    expect(compose({ id: 'e', sport: '😀 Ice Hockey 😀' })).toBe(compose({ id: 'e', sport: 'ice hockey' }))
  })
})

describe('composeFor', () => {
  it('knows the kinds that have no sport', () => {
    expect(Object.keys(kinds)).toEqual(kindNames)
  })

  it.each(kindNames)('draws a %s soundly', (kind) => {
    for (const id of ids) {
      const svg = composeFor(kind, { id })
      expectSound(svg)
      expect(svg.length).toBeLessThan(50_000)
      expect(svg).toBe(composeFor(kind, { id }))
    }
    for (const mode of modes) expectSound(composeFor(kind, { id: 'm', mode, w: 320, h: 200 }))
  })
})
