import { expect, test } from 'vitest'
import { arrangeRingLabels } from './arrange-ring-labels.ts'
import { mercator } from './mercator.ts'

const home = { lat: 39.2, lng: -86.5 }
const name = (more = 0) => ({ id: 'a', name: 'Calloway Sports Park', ...home, more })

/** How far below the place each distance is written, in px. */
function placedAt(zoom: number, landmarks: readonly ReturnType<typeof name>[]) {
  const { toPixel } = mercator(zoom)
  const origin = toPixel(home)
  return arrangeRingLabels({ ...home, miles: [1, 3, 5] }, zoom, landmarks).map(({ text, ...position }) => {
    const { x, y } = toPixel(position)
    expect(x).toBeCloseTo(origin.x)
    return [text, Math.round(y - origin.y)]
  })
}

test('distances are at the foot of their rings where no name is', () => {
  expect(placedAt(9, [])).toEqual([
    ['1 mi', 14],
    ['3 mi', 41],
    ['5 mi', 68],
  ])
})

test('a distance that a name would cover goes below the name', () => {
  expect(placedAt(9, [name()])).toEqual([
    ['1 mi', 25],
    ['3 mi', 45],
    ['5 mi', 68],
  ])
})

test('a name with a count below it is taller', () => {
  expect(placedAt(9, [name(3)])).toEqual([
    ['1 mi', 36],
    ['3 mi', 56],
    ['5 mi', 76],
  ])
})

test('rings that are larger than the name keep their distances', () => {
  expect(placedAt(13, [name()])).toEqual(placedAt(13, []))
})
