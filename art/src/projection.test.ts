import { describe, expect, test } from 'vitest'
import { bounds, box, circle, inSpace, polar, through } from './geometry.ts'
import type { Point } from './geometry.ts'
import { flatView, tiltedView } from './projection.ts'

const frame = { width: 1600, height: 1000 }
const aim = { at: [10, 5] as Point, span: 40, turn: 30 }
const flat = flatView(frame, aim, 0.5)
const tilted = tiltedView(frame, aim, 0.5, 35)

describe('flatView', () => {
  test('puts the aim in the middle of the picture', () => {
    expect(flat.anchor([10, 5])?.at).toEqual([800, 500])
  })

  test('fits the span to the height of an 8:5 picture', () => {
    expect(flat.scale * aim.span).toBeCloseTo(1000, -1)
  })

  test('ignores heights', () => {
    expect(flat.anchor([12, 5, 9])?.at).toEqual(flat.anchor([12, 5])?.at)
  })

  test('strokes a closed line inside the canvas as a closed one', () => {
    expect(flat.line(box(10, 5, 4, 4), 0.5, true)).toMatchObject({ kind: 'stroked', closed: true })
  })

  test('strokes a closed line that the canvas cuts as an open one', () => {
    expect(flat.line(box(10, 5, 400, 4), 0.5, true)).toMatchObject({ kind: 'stroked', closed: false })
  })

  test('converts a direction in the picture to one on the ground', () => {
    const fall = flat.ground([1, 0])
    const [from, to] = [flat.anchor([10, 5])?.at, flat.anchor([10 + fall[0], 5 + fall[1]])?.at]
    expect(to?.[1]).toBeCloseTo(from?.[1] ?? 0)
    expect(to?.[0]).toBeGreaterThan(from?.[0] ?? 0)
  })
})

describe('tiltedView', () => {
  test('draws far points smaller', () => {
    const [near, far] = [polar(10, 5, 10, 90 - aim.turn), polar(10, 5, 10, 270 - aim.turn)]
    expect(tilted.anchor(near)?.scale).toBeGreaterThan(tilted.anchor(far)?.scale ?? 0)
    expect(tilted.depth(near)).toBeLessThan(tilted.depth(far))
  })

  test('has the scale of the flat view at its aim', () => {
    expect(tilted.anchor([10, 5])?.scale).toBeCloseTo(flat.scale)
  })

  test('draws a point above the ground higher up', () => {
    const [ground, top] = [tilted.anchor([10, 5])?.at, tilted.anchor([10, 5, 5])?.at]
    expect(top?.[0]).toBeCloseTo(ground?.[0] ?? 0)
    expect(top?.[1]).toBeLessThan(ground?.[1] ?? 0)
  })

  test('clips ground that extends behind the camera', () => {
    const outline = tilted.area(box(10, 5, 100_000, 100_000))
    expect(outline.length).toBeGreaterThan(2)
    expect(outline.flat().every(Number.isFinite)).toBe(true)
    const { left, right, bottom } = bounds(outline)
    expect(left).toBeLessThanOrEqual(0)
    expect(right).toBeGreaterThanOrEqual(1600)
    expect(bottom).toBeGreaterThanOrEqual(1000)
  })

  test('drops points and outlines behind the camera', () => {
    const behind = polar(10, 5, 500, 90 - aim.turn)
    expect(tilted.anchor(behind)).toBeUndefined()
    expect(tilted.area(circle(behind[0], behind[1], 3))).toHaveLength(0)
  })

  test('covers a line on the ground with outlines', () => {
    const marks = tilted.line(through(0, 5, 20, 5), 1, false)
    expect(marks).toMatchObject({ kind: 'covered', outlines: [expect.anything()], holes: [] })
  })

  test('leaves a hole in a closed line on the ground', () => {
    const marks = tilted.line(circle(10, 5, 4), 1, true)
    expect(marks).toMatchObject({ kind: 'covered', holes: [expect.anything()] })
  })

  test('covers a line that rises from the ground with outlines', () => {
    const marks = tilted.line(inSpace(10, 5, 0, 10, 5, 8), 1, false)
    expect(marks).toMatchObject({ kind: 'covered', outlines: [expect.anything()], holes: [] })
  })
})
