import { expect, test } from 'vitest'
import { arrangeLandmarks } from './arrange-landmarks.ts'
import { mercator } from './mercator.ts'

const zoom = 12
const { toPixel, toPosition } = mercator(zoom)
const home = toPixel({ lat: 39.2, lng: -86.5 })

/** So many px beside and below the first one. */
const landmark = (name: string, x = 0, y = 0) => ({
  id: name,
  name,
  ...toPosition({ x: home.x + x, y: home.y + y }),
})
const arranged = (...landmarks: ReturnType<typeof landmark>[]) =>
  arrangeLandmarks(landmarks, zoom).map(({ name, more, ...position }) => {
    const { x, y } = toPixel(position)
    return [name, Math.round(x - home.x), Math.round(y - home.y), more]
  })

test('names that have room stay where their places are', () => {
  expect(arranged(landmark('Calloway'), landmark('Mill Street', 0, 40))).toEqual([
    ['Calloway', 0, 0, 0],
    ['Mill Street', 0, 40, 0],
  ])
})

test('a name that another one would cover goes below it', () => {
  expect(arranged(landmark('Mill Street', 20, 10), landmark('Calloway'))).toEqual([
    ['Calloway', 0, 0, 0],
    ['Mill Street', 20, 32, 0],
  ])
})

test('of many at one spot, three are named and the rest are counted', () => {
  const courts = ['A', 'B', 'C', 'D', 'E'].map((name) => landmark(`Court ${name}`))
  expect(arranged(...courts)).toEqual([
    ['Court A', 0, 0, 0],
    ['Court B', 0, 32, 0],
    ['Court C', 0, 64, 2],
  ])
})
