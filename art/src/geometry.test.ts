import { describe, expect, test } from 'vitest'
import { clipLine, clipOutline, frameLine, frameOutline } from './clip.ts'
import { even } from './curves.ts'
import { bounds, box, circle, hull, polygon, rect, through, turned, winding } from './geometry.ts'
import type { Point } from './geometry.ts'
import { ribbon } from './ribbon.ts'
import { simplify } from './simplify.ts'

const frame = { width: 100, height: 60 }
const area = (points: readonly Point[]) => Math.abs(winding(points)) / 2

describe('geometry', () => {
  test('winding is twice the area, negative for counterclockwise outlines', () => {
    expect(winding(rect(0, 0, 4, 3))).toBe(24)
    expect(winding(rect(0, 0, 4, 3).toReversed())).toBe(-24)
  })

  test('turned rotates clockwise', () => {
    const [corner] = turned([[1, 0]], 90)
    expect(corner?.[0]).toBeCloseTo(0)
    expect(corner?.[1]).toBeCloseTo(1)
  })

  test('circle has about the area of a true circle', () => {
    expect(area(circle(0, 0, 10))).toBeCloseTo(Math.PI * 100, -1)
  })

  test('hull drops points inside and on the edges', () => {
    expect(hull([...rect(0, 0, 10, 10), [5, 5], [0, 0], [10, 5]])).toHaveLength(4)
  })

  test('hull of a single point is empty', () => {
    expect(hull([[3, 3]])).toHaveLength(0)
  })
})

describe('clipping', () => {
  test('returns an outline inside the canvas as it is', () => {
    const inside = box(50, 30, 10, 10)
    expect(frameOutline(inside, frame, 0)).toBe(inside)
  })

  test('drops outlines and lines outside the canvas', () => {
    expect(frameOutline(box(500, 30, 10, 10), frame, 0)).toHaveLength(0)
    expect(frameLine(through(500, 0, 600, 0), frame, 0)).toHaveLength(0)
  })

  test('cuts an outline at the edge of the canvas', () => {
    const cut = frameOutline(box(0, 30, 40, 20), frame, 0)
    expect(bounds(cut)).toEqual({ left: 0, right: 20, top: 20, bottom: 40 })
    expect(area(cut)).toBe(400)
  })

  test('cuts an outline around the canvas to the canvas', () => {
    expect(area(frameOutline(box(50, 30, 1e6, 1e6), frame, 0))).toBe(6000)
  })

  test('splits a line that leaves the canvas and returns', () => {
    const zigzag = through(10, 10, 10, 90, 20, 90, 20, 10)
    expect(frameLine(zigzag, frame, 0)).toEqual(
      [through(10, 10, 10, 60), through(20, 60, 20, 10)].map((stretch) =>
        stretch.map(([x, y]) => expect.arrayContaining([x, y])),
      ),
    )
  })

  test('interpolates heights where it cuts', () => {
    expect(
      clipOutline(
        [
          [0, 0, 0],
          [2, 0, 10],
          [2, 2, 10],
        ],
        ([x]) => x - 1,
      ),
    ).toContainEqual([1, 0, 5])
    expect(
      clipLine(
        [
          [0, 0, 0],
          [2, 0, 10],
        ],
        ([x]) => x - 1,
      ),
    ).toEqual([
      [
        [1, 0, 5],
        [2, 0, 10],
      ],
    ])
  })
})

describe('ribbon', () => {
  test('covers a straight line with one outline', () => {
    const { outlines, holes } = ribbon(through(0, 0, 10, 0), () => 1, false)
    expect(outlines.map(area)).toEqual([20])
    expect(holes).toEqual([])
  })

  test('leaves a hole in a closed line', () => {
    const { outlines, holes } = ribbon(rect(0, 0, 10, 10), () => 1, true)
    expect(outlines.map(area)).toEqual([144])
    expect(holes.map(area)).toEqual([64])
  })

  test('ignores repeated points', () => {
    expect(ribbon(through(0, 0, 0, 0, 10, 0), () => 1, false).outlines.map(area)).toEqual([20])
  })

  test('is empty for a line without length', () => {
    expect(ribbon(through(3, 3, 3, 3), () => 1, false).outlines).toEqual([])
  })

  test('limits the miter of a sharp corner', () => {
    const { outlines } = ribbon(through(0, 0, 100, 0, 0, 1), () => 1, false)
    expect(bounds(outlines.flat()).right).toBeLessThan(110)
  })
})

describe('simplify', () => {
  test('drops points within the tolerance of a straight line', () => {
    expect(simplify(through(0, 0, 1, 0.05, 2, 0, 3, 0), 0.1)).toEqual(through(0, 0, 3, 0))
  })

  test('keeps the corners of an outline that ends where it starts', () => {
    const square = [...rect(0, 0, 10, 10), ...through(0, 0)]
    expect(simplify(square, 0.5)).toEqual(square)
  })

  test('keeps the area of a circle with fewer points', () => {
    const round = circle(0, 0, 200)
    const fewer = simplify(round, 0.5)
    expect(fewer.length).toBeLessThan(round.length)
    expect(area(fewer)).toBeGreaterThan(area(round) * 0.995)
  })
})

describe('even', () => {
  test('places points at equal distances along a line', () => {
    const places = even(
      [
        [0, 0],
        [1, 0],
        [1, 3],
      ],
      0.5,
    )
    expect(places).toHaveLength(9)
    expect(places.at(-1)).toEqual([1, 3])
  })

  test('keeps one point of a line without length', () => {
    expect(even([], 1)).toEqual([])
    expect(even(polygon(0, 0, 0, 3), 1)).toHaveLength(1)
  })
})
