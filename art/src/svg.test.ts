import { describe, expect, test } from 'vitest'
import { rect, through } from './geometry.ts'
import { canvas, discPath, pathFor, wound } from './svg.ts'

const frame = { width: 1600, height: 1000 }

describe('pathFor', () => {
  test('writes relative steps without redundant characters', () => {
    expect(pathFor(through(0.5, 10, 10.25, 10, 10.25, -4), false, frame)).toBe('M.5 10l9.8 0 0-14')
  })

  test('closes an outline with z', () => {
    expect(pathFor(rect(0, 0, 10, 5), true, frame)).toBe('M0 0l10 0 0 5-10 0z')
  })

  test('keeps two decimals in small pictures', () => {
    expect(pathFor(through(0, 0, 0.25, 1.5), false, { width: 100, height: 60 })).toBe('M0 0l.25 1.5')
  })

  test('does not accumulate rounding errors', () => {
    const points = Array.from({ length: 101 }, (_, index): [number, number] => [index * 0.33, index % 2])
    const path = pathFor(points, false, frame)
    const steps = [...path.slice(path.indexOf('l')).matchAll(/-?\d*\.?\d+/g)].map(Number)
    expect(steps.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + step, 0)).toBeCloseTo(
      33,
      1,
    )
  })

  test('is empty for points that coincide after rounding', () => {
    expect(pathFor([], true, frame)).toBe('')
    expect(pathFor(rect(3, 3, 0.001, 0.001), true, frame)).toBe('')
    expect(pathFor(through(3, 3, 3.01, 3), false, frame)).toBe('')
  })
})

describe('discPath', () => {
  test('draws a circle clockwise', () => {
    expect(discPath([20, 10], 5, frame)).toBe('M15 10a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z')
  })

  test('is empty for a circle that vanishes or lies outside the canvas', () => {
    expect(discPath([-20, 10], 5, frame)).toBe('')
    expect(discPath([20, 10], 0.001, frame)).toBe('')
  })
})

describe('canvas', () => {
  test('merges consecutive paths of the same paint', () => {
    const sheet = canvas(frame)
    sheet.add({ color: '#111111' }, 'M0 0z')
    sheet.add({ color: '#111111' }, 'M1 1z')
    sheet.add({ color: '#111111', opacity: 0.5 }, 'M2 2z')
    sheet.add({ color: '#222222', stroke: 2 }, '')
    expect(sheet.text()).toBe(
      '<path fill="#111111" d="M0 0zM1 1z"/><path fill="#111111" opacity=".5" d="M2 2z"/>',
    )
  })
})

describe('wound', () => {
  test('reverses an outline only if its winding differs', () => {
    const square = rect(0, 0, 2, 2)
    expect(wound(square, true)).toBe(square)
    expect(wound(square, false)).toEqual(square.toReversed())
  })
})
