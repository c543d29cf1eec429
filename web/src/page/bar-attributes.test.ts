import { expect, test } from 'vitest'
import { barAttributes } from './bar-attributes.ts'

test('the default bar needs no attributes', () => {
  expect(barAttributes({ height: 60, position: 'sticky', isContained: null })).toEqual({})
})

test('another height and a fixed position are attributes', () => {
  expect(barAttributes({ height: 72, position: 'fixed', isContained: true })).toEqual({
    style: { '--bar': '72px' },
    'data-bar': 'fixed',
  })
})
