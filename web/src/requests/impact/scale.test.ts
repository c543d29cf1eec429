import { expect, test } from 'vitest'
import { scaleOf } from './scale.ts'

test.each([
  [630_000, 1_100_000, ['$400K', '$600K', '$800K', '$1M', '$1.2M']],
  [200_000, 820_000, ['$0', '$200K', '$400K', '$600K', '$800K', '$1M']],
  [0, 0, ['$0', '$0.5']],
])('%d to %d dollars have the marks %j', (low, high, texts) => {
  expect(scaleOf({ low, high }).marks.map(({ text }) => text)).toEqual(texts)
})

test('places both ends within the axis', () => {
  const { at } = scaleOf({ low: 630_000, high: 1_100_000 })
  expect(at(630_000)).toBeCloseTo(28.75)
  expect(at(1_100_000)).toBeCloseTo(87.5)
})
