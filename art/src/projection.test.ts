import { describe, expect, it } from 'vitest'
import { bounds, box, circle, polar } from './geometry.ts'
import type { Point } from './geometry.ts'
import { flatView, tiltedView } from './projection.ts'

const frame = { width: 1600, height: 1000 }
const aim = { at: [10, 5] as Point, span: 40, turn: 30 }
const flat = flatView(frame, aim, 0.5)
const tilted = tiltedView(frame, aim, 0.5, 35)

describe('flatView', () => {
  it('puts the aim in the middle', () => {
    expect(flat.anchor([10, 5])?.at).toEqual([800, 500])
  })

  it('shows the span from top to bottom of 8:5', () => {
    expect(flat.scale * aim.span).toBeCloseTo(1000, -1)
  })

  it('looks straight down: heights do not show', () => {
    expect(flat.anchor([12, 5, 9])?.at).toEqual(flat.anchor([12, 5])?.at)
  })

  it('strokes lines, closed only while the canvas does not cut them', () => {
    expect(flat.line(box(10, 5, 4, 4), 0.5, true)).toMatchObject({ kind: 'stroked', closed: true })
    expect(flat.line(box(10, 5, 400, 4), 0.5, true)).toMatchObject({ kind: 'stroked', closed: false })
  })

  it('turns a direction of the picture into one of the ground', () => {
    const fall = flat.ground([1, 0])
    const [from, to] = [flat.anchor([10, 5])?.at, flat.anchor([10 + fall[0], 5 + fall[1]])?.at]
    expect(to?.[1]).toBeCloseTo(from?.[1] ?? 0)
    expect(to?.[0]).toBeGreaterThan(from?.[0] ?? 0)
  })
})

describe('tiltedView', () => {
  it('shows the far side smaller', () => {
    const [near, far] = [polar(10, 5, 10, 90 - aim.turn), polar(10, 5, 10, 270 - aim.turn)]
    expect(tilted.anchor(near)?.scale).toBeGreaterThan(tilted.anchor(far)?.scale ?? 0)
    expect(tilted.depth(near)).toBeLessThan(tilted.depth(far))
  })

  it("has the flat view's scale at its aim", () => {
    expect(tilted.anchor([10, 5])?.scale).toBeCloseTo(flat.scale)
  })

  it('raises what stands', () => {
    const [ground, top] = [tilted.anchor([10, 5])?.at, tilted.anchor([10, 5, 5])?.at]
    expect(top?.[0]).toBeCloseTo(ground?.[0] ?? 0)
    expect(top?.[1]).toBeLessThan(ground?.[1] ?? 0)
  })

  it('cuts ground that runs behind the camera', () => {
    const outline = tilted.area(box(10, 5, 100_000, 100_000))
    expect(outline.length).toBeGreaterThan(2)
    expect(outline.flat().every(Number.isFinite)).toBe(true)
    const { left, right, bottom } = bounds(outline)
    expect(left).toBeLessThanOrEqual(0)
    expect(right).toBeGreaterThanOrEqual(1600)
    expect(bottom).toBeGreaterThanOrEqual(1000)
  })

  it('does not see what is behind', () => {
    const behind = polar(10, 5, 500, 90 - aim.turn)
    expect(tilted.anchor(behind)).toBeUndefined()
    expect(tilted.area(circle(behind[0], behind[1], 3))).toHaveLength(0)
  })

  it('covers lines with outlines of their true width', () => {
    const marks = tilted.line(
      [
        [0, 5],
        [20, 5],
      ],
      1,
      false,
    )
    expect(marks).toMatchObject({ kind: 'covered', holes: [] })
    expect(tilted.line(circle(10, 5, 4), 1, true)).toMatchObject({
      kind: 'covered',
      holes: [expect.anything()],
    })
    expect(
      tilted.line(
        [
          [10, 5, 0],
          [10, 5, 8],
        ],
        1,
        false,
      ),
    ).toMatchObject({ kind: 'covered' })
  })
})
