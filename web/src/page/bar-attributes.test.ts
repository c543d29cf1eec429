import { expect, test } from 'vitest'
import { barAttributes } from './bar-attributes.ts'

test('the default bar needs no attributes', () => {
  expect(barAttributes({ height: 60, position: 'fixed', isContained: null })).toEqual({})
})

test('another height and a sticky position are attributes', () => {
  expect(barAttributes({ height: 72, position: 'sticky', isContained: true })).toEqual({
    style: { '--bar': '72px' },
    'data-bar': 'sticky',
  })
})
