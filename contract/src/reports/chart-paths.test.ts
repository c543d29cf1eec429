import { describe, expect, test } from 'vitest'
import { axisTicks, chartPaths, stackPaths, type ChartPoint } from './chart-paths.ts'

const padding = { top: 10, right: 0, bottom: 10, left: 0 }
const draw = (points: readonly ChartPoint[], more: object = {}) =>
  chartPaths({ points, width: 100, height: 110, padding, labelWidth: 25, ...more })

const values = (numbers: readonly (number | null)[]) => numbers.map((value) => ({ value, before: null }))
const many = (value: number | null) => values(Array.from({ length: 11 }, () => value))

describe('the ticks of an axis', () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [9, [0, 3, 6, 9]],
    [10, [0, 3, 6, 9, 12]],
    [783, [0, 200, 400, 600, 800]],
    [1000, [0, 250, 500, 750, 1000]],
    [12_345_678, [0, 5_000_000, 10_000_000, 15_000_000]],
  ])('up to %i are whole and few', (most, ticks) => {
    expect(axisTicks(most)).toEqual(ticks)
  })

  test('are at most 5 and reach any number, without a step too many', () => {
    for (let most = 1; most < 1e9; most = Math.ceil(most * 1.07)) {
      const ticks = axisTicks(most)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(ticks.at(-2)).toBeLessThan(most)
      expect(ticks.every(Number.isInteger)).toBe(true)
    }
  })
})

describe('a chart', () => {
  test('without points has an axis and no line', () => {
    const { now, before, ticks, middles, labeled } = draw([])
    expect({ now, before, middles, labeled }).toEqual({ now: '', before: '', middles: [], labeled: [] })
    expect(ticks).toEqual([
      { value: 0, y: 100 },
      { value: 1, y: 10 },
    ])
  })

  test('of one point is a bar in the middle', () => {
    const { look, now, middles } = draw(values([4]))
    expect({ look, middles }).toEqual({ look: 'bars', middles: [50] })
    expect(now).toBe('M50 100V10h35V100z')
  })

  test('of a few points has two bars for each, side by side', () => {
    const { now, before } = draw([
      { value: 2, before: 4 },
      { value: 0, before: null },
    ])
    expect(before).toBe('M7.5 100V10h17.5V100z')
    expect(now).toBe('M25 100V55h17.5V100zM75 100V100h17.5V100z')
  })

  test('of zeros lies on the axis', () => {
    expect(draw(many(0)).now).toMatch(/^M0 100(L\d+ 100){10}$/)
  })

  test('of large numbers stays within its size', () => {
    const { now, heightOf } = draw(values(Array.from({ length: 11 }, (_, index) => index * 1e9)))
    expect([heightOf(0), heightOf(10e9)]).toEqual([100, 10])
    expect(now).toMatch(/^M0 100L.*L100 10$/)
  })

  test('has a gap where a value is unknown, and a dot for a value between two gaps', () => {
    const { now } = draw(values([4, 4, null, 0, null, null, 4, 4, 4, 4, null]))
    expect(now).toBe('M0 10L10 10M30 100h0M60 10L70 10L80 10L90 10')
  })

  test('dashes the steps to and from points that are parts, which fall where nothing fell', () => {
    const points = many(4).map((point, index) => ({
      ...point,
      value: index === 0 || index === 10 ? 0 : 4,
      isPart: index === 0 || index === 10,
    }))
    const { now, toParts } = draw(points)
    expect(now).toMatch(/^M10 10(L\d0 10){8}$/)
    expect(toParts).toBe('M0 100L10 10M90 10L100 100')
  })

  test('has no step to a part beside an unknown value', () => {
    const points = [...many(4).slice(1), { value: 1, before: null, isPart: true }]
    points[9] = { value: null, before: null, isPart: false }
    expect(draw(points).toParts).toBe('')
  })

  test('draws nothing of a period that is unknown', () => {
    expect(draw(many(4)).before).toBe('')
  })

  test('reaches what its points are held against', () => {
    expect(draw(many(4), { limit: 90 }).heightOf(90)).toBeGreaterThanOrEqual(10)
  })

  test('keeps room for points that are to come', () => {
    const { middles, now } = draw(many(4), { slots: 21 })
    expect(middles).toHaveLength(21)
    expect(now).toMatch(/L50 10$/)
  })

  test.each([
    [100, [0, 3, 6, 9]],
    [300, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [20, [0]],
  ])('%i px wide has labels that do not overlap', (width, labeled) => {
    expect(draw(many(4), { width }).labeled).toEqual(labeled)
  })
})

describe('stacked bars', () => {
  const stack = (...parts: ChartPoint[][]) =>
    stackPaths({ parts, width: 100, height: 110, padding, labelWidth: 25 })

  test('have each part on top of those before, and reach the whole', () => {
    const { parts, heightOf } = stack(values([2, 0]), values([2, 4]))
    expect([heightOf(0), heightOf(4)]).toEqual([100, 10])
    expect(parts).toEqual(['M5 100V55h40V100z', 'M5 55V10h40V55zM55 100V10h40V100z'])
  })

  test('have a mark at the height of the whole before', () => {
    const { before, ticks } = stack([{ value: 1, before: 3 }], [{ value: 1, before: 5 }])
    expect(ticks.at(-1)?.value).toBe(8)
    expect(before).toBe('M10 10h80')
  })

  test('draw nothing of what is unknown', () => {
    const { parts, before } = stack(values([null, 4]), values([4, null]))
    expect(before).toBe('')
    expect(parts).toEqual(['M55 100V10h40V100z', 'M5 100V10h40V100z'])
  })

  test('of many points are bars, too', () => {
    expect(stack(many(4)).look).toBe('bars')
  })
})
