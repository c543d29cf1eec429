import { describe, expect, it } from 'vitest'
import { clipLine, clipOutline, frameLine, frameOutline } from './clip.ts'
import { even } from './curves.ts'
import { bounds, box, circle, hull, polygon, rect, through, turned, winding } from './geometry.ts'
import type { Point } from './geometry.ts'
import { ribbon } from './ribbon.ts'
import { simplify } from './simplify.ts'

const frame = { width: 100, height: 60 }
const area = (points: readonly Point[]) => Math.abs(winding(points)) / 2

describe('outlines', () => {
  it('run clockwise in the picture', () => {
    expect(winding(rect(0, 0, 4, 3))).toBe(24)
    expect(winding(rect(0, 0, 4, 3).toReversed())).toBe(-24)
  })

  it('turn clockwise', () => {
    const [corner] = turned([[1, 0]], 90)
    expect(corner?.[0]).toBeCloseTo(0)
    expect(corner?.[1]).toBeCloseTo(1)
  })

  it('keep the area of a circle', () => {
    expect(area(circle(0, 0, 10))).toBeCloseTo(Math.PI * 100, -1)
  })

  it('have a hull without the points inside', () => {
    expect(hull([...rect(0, 0, 10, 10), [5, 5], [0, 0], [10, 5]])).toHaveLength(4)
    expect(hull([[3, 3]])).toHaveLength(0)
  })
})

describe('cutting', () => {
  it('leaves what lies within alone', () => {
    const inside = box(50, 30, 10, 10)
    expect(frameOutline(inside, frame, 0)).toBe(inside)
  })

  it('drops what lies outside', () => {
    expect(frameOutline(box(500, 30, 10, 10), frame, 0)).toHaveLength(0)
    expect(frameLine(through(500, 0, 600, 0), frame, 0)).toHaveLength(0)
  })

  it('cuts an outline at the canvas', () => {
    const cut = frameOutline(box(0, 30, 40, 20), frame, 0)
    expect(bounds(cut)).toEqual({ left: 0, right: 20, top: 20, bottom: 40 })
    expect(area(cut)).toBe(400)
  })

  it('covers the canvas when the outline lies around it', () => {
    expect(area(frameOutline(box(50, 30, 1e6, 1e6), frame, 0))).toBe(6000)
  })

  it('splits a line that leaves and comes back', () => {
    const zigzag = through(10, 10, 10, 90, 20, 90, 20, 10)
    expect(frameLine(zigzag, frame, 0)).toEqual(
      [through(10, 10, 10, 60), through(20, 60, 20, 10)].map((stretch) =>
        stretch.map(([x, y]) => expect.arrayContaining([x, y])),
      ),
    )
  })

  it('interpolates heights', () => {
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

describe('ribbons', () => {
  it('cover a straight line', () => {
    const { outlines, holes } = ribbon(through(0, 0, 10, 0), () => 1, false)
    expect(outlines.map(area)).toEqual([20])
    expect(holes).toEqual([])
  })

  it('leave a hole in a closed line', () => {
    const { outlines, holes } = ribbon(rect(0, 0, 10, 10), () => 1, true)
    expect(outlines.map(area)).toEqual([144])
    expect(holes.map(area)).toEqual([64])
  })

  it('bear repeated points, and lines without length', () => {
    expect(ribbon(through(0, 0, 0, 0, 10, 0), () => 1, false).outlines.map(area)).toEqual([20])
    expect(ribbon(through(3, 3, 3, 3), () => 1, false).outlines).toEqual([])
  })

  it('do not throw the mitre of a sharp corner far out', () => {
    const { outlines } = ribbon(through(0, 0, 100, 0, 0, 1), () => 1, false)
    expect(bounds(outlines.flat()).right).toBeLessThan(110)
  })
})

describe('simplify', () => {
  it('drops what lies on the way', () => {
    expect(simplify(through(0, 0, 1, 0.05, 2, 0, 3, 0), 0.1)).toEqual(through(0, 0, 3, 0))
  })

  it('keeps a closed outline that starts where it ends', () => {
    const square = [...rect(0, 0, 10, 10), ...through(0, 0)]
    expect(simplify(square, 0.5)).toEqual(square)
  })

  it('stays within its tolerance', () => {
    const round = circle(0, 0, 200)
    const fewer = simplify(round, 0.5)
    expect(fewer.length).toBeLessThan(round.length)
    expect(area(fewer)).toBeGreaterThan(area(round) * 0.995)
  })
})

describe('even', () => {
  it('walks a line in equal steps', () => {
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

  it('starts even a line without length', () => {
    expect(even([], 1)).toEqual([])
    expect(even(polygon(0, 0, 0, 3), 1)).toHaveLength(1)
  })
})
