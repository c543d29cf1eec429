import { describe, expect, test } from 'vitest'
import { streamsOf } from './choices.ts'
import { compose, composeFor } from './compose.ts'
import { kinds } from './kinds/kinds.ts'
import type { Kind } from './kinds/kinds.ts'
import { hash } from './random.ts'
import { modes } from './scene.ts'
import { sceneFor } from './sports.ts'
import { sportNames } from './testing/sport-names.ts'
import { rendered, svgFault } from './testing/svg-fault.ts'

const kindNames: Kind[] = ['hotel', 'business', 'destination', 'organization', 'company']
const ids = ['a', 'b', 'id-0', 'id-1', '019a2f3c-77b1-7c3e-9d51-0c4b8f6f2e11']

// Rendering takes nearly all the time, so the tests share one picture per sport and id.
const pictures = sportNames.flatMap((sport) =>
  ids.map((id) => ({ sport, id, svg: rendered(() => compose({ id, sport })) })),
)

/** The faults of drawings, by name. */
const faultsOf = (drawings: readonly (readonly [name: string, svg: string])[]) =>
  drawings.flatMap(([name, svg]) => {
    const fault = svgFault(svg)
    return fault ? [`${name}: ${fault}`] : []
  })

const modesOf = (sport: string, id: string) => {
  const subject = sceneFor(sport)
  return ['crop', ...subject.maker(streamsOf(subject, id)('scene')).modes] as const
}

describe('compose', () => {
  test('draws valid SVG for every sport and id', () => {
    expect(faultsOf(pictures.map(({ sport, id, svg }) => [`${sport} of ${id}`, svg]))).toEqual([])
  })

  test('draws valid SVG for every sport in each of its modes', () => {
    const drawings = sportNames.flatMap((sport) =>
      modesOf(sport, 'sound').map(
        (mode) =>
          [`${sport} as ${mode}`, rendered(() => compose({ id: 'sound', sport, mode, ball: true }))] as const,
      ),
    )
    expect(faultsOf(drawings)).toEqual([])
  })

  test('keeps every sport between half a KB and 50 KB', () => {
    const outside = pictures.filter(({ svg }) => svg.length <= 500 || svg.length >= 50_000)
    expect(outside.map(({ sport, id, svg }) => `${sport} of ${id}: ${svg.length}`)).toEqual([])
  })

  test('draws the same picture for the same request', () => {
    const changed = pictures.filter(({ sport, id, svg }) => id === 'a' && compose({ id, sport }) !== svg)
    expect(changed.map(({ sport }) => sport)).toEqual([])
  })

  test('draws another picture of a sport for every id', () => {
    const repeated = Object.entries(Object.groupBy(pictures, ({ sport }) => sport)).filter(
      ([, group = []]) => new Set(group.map(({ svg }) => svg)).size < ids.length,
    )
    expect(repeated.map(([sport]) => sport)).toEqual([])
  })

  test('keeps the pictures of known ids', () => {
    const hashes = ['Basketball', 'Golf', 'Other'].map((sport) => hash(compose({ id: 'golden', sport })))
    expect(hashes).toEqual([2537863537, 272186400, 1359909611])
  })

  test('a fixed palette changes the colors but not the outlines', () => {
    const crops = [0, 1, 2, 3].map((palette) =>
      compose({ id: 'fixed', sport: 'Tennis', mode: 'crop', ball: false, palette }),
    )
    expect(new Set(crops).size).toBe(4)
    expect(new Set(crops.map(outlinesOf)).size).toBe(1)
  })

  test('a ball is added to the same outlines', () => {
    const without = compose({ id: 'fixed', sport: 'Tennis', mode: 'crop', ball: false, palette: 0 })
    const withBall = compose({ id: 'fixed', sport: 'Tennis', mode: 'crop', ball: true, palette: 0 })
    expect(outlinesOf(withBall)).toContain(outlinesOf(without))
    expect(withBall).not.toBe(without)
  })

  test('wraps palette numbers around', () => {
    const [first, eighth, last] = [0, 7, -1].map((palette) => compose({ id: 'p', sport: 'Soccer', palette }))
    expect(eighth).toBe(first)
    expect(last).toBe(compose({ id: 'p', sport: 'Soccer', palette: 6 }))
  })

  test('draws valid SVG for palettes that are no index', () => {
    const palettes = [5, 1e9, 2.7, Number.NaN, Number.POSITIVE_INFINITY]
    const drawings = palettes.map(
      (palette) => [`${palette}`, rendered(() => compose({ id: 'p', sport: 'Soccer', palette }))] as const,
    )
    expect(faultsOf(drawings)).toEqual([])
  })

  test('draws another mode where the requested one does not suit the sport', () => {
    expect(compose({ id: 'm', sport: 'Golf', mode: 'plan', palette: 0 })).not.toContain('clipPath')
    expect(svgFault(compose({ id: 'm', sport: 'Climbing', mode: 'tilt' }))).toBeUndefined()
  })
})

const outlinesOf = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path).join('')

describe('size', () => {
  test('defaults to 1600 by 1000', () => {
    expect(compose({ id: 's', sport: 'Rugby' })).toContain(
      'width="1600" height="1000" viewBox="0 0 1600 1000"',
    )
  })

  test.each([
    [0, 0, '16', '16'],
    [-5, 5000, '16', '4000'],
    [Number.NaN, Number.NaN, '1600', '1000'],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '4000', '16'],
    [333.4, 200.6, '333', '201'],
  ])('clamps %d by %d to %s by %s', (w, h, width, height) => {
    const drawings = ['Swimming', 'Basketball', 'Cycling', 'Anything'].map(
      (sport) => [sport, compose({ id: 's', sport, w, h })] as const,
    )
    const others = drawings.filter(([, svg]) => !svg.includes(`width="${width}" height="${height}"`))
    expect(others.map(([sport]) => sport)).toEqual([])
    expect(faultsOf(drawings)).toEqual([])
  })
})

describe('untrusted text', () => {
  test('does not reach the drawing', () => {
    const texts = [
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
    const drawings = texts.flatMap((text) =>
      modes.map(
        (mode) =>
          [
            `${text.slice(0, 40)} as ${mode}`,
            rendered(() => compose({ id: text, sport: text, mode })),
          ] as const,
      ),
    )
    expect(faultsOf(drawings)).toEqual([])
    const leaky = drawings.filter(([, svg]) => /alert|onload|proto|constructor|xxx|😀/.test(svg))
    expect(leaky.map(([name]) => name)).toEqual([])
  })

  test('is searched for the sport', () => {
    expect(compose({ id: 'e', sport: '😀 Ice Hockey 😀' })).toBe(compose({ id: 'e', sport: 'ice hockey' }))
  })
})

describe('composeFor', () => {
  test('knows the kinds of profiles without a sport', () => {
    expect(Object.keys(kinds)).toEqual(kindNames)
  })

  test('draws valid SVG below 50 KB for every kind and id', () => {
    const drawings = kindNames.flatMap((kind) =>
      ids.map((id) => [`${kind} of ${id}`, rendered(() => composeFor(kind, { id }))] as const),
    )
    expect(faultsOf(drawings)).toEqual([])
    expect(drawings.filter(([, svg]) => svg.length >= 50_000).map(([name]) => name)).toEqual([])
  })

  test('draws valid SVG for every kind in each mode', () => {
    const drawings = kindNames.flatMap((kind) =>
      modes.map(
        (mode) =>
          [
            `${kind} as ${mode}`,
            rendered(() => composeFor(kind, { id: 'm', mode, w: 320, h: 200 })),
          ] as const,
      ),
    )
    expect(faultsOf(drawings)).toEqual([])
  })

  test('draws the same picture for the same request', () => {
    const changed = kindNames.filter(
      (kind) => composeFor(kind, { id: 'a' }) !== composeFor(kind, { id: 'a' }),
    )
    expect(changed).toEqual([])
  })
})
