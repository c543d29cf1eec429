import { expect, test } from 'vitest'
import { wishInAddress } from './facility-address.ts'

test('dates and spaces wanted go on to the page', () => {
  const surface = ['Hardwood']
  expect(wishInAddress({ from: '2027-03-13', to: '2027-03-14', space: 'Court', count: 8, surface })).toBe(
    '?from=2027-03-13&to=2027-03-14&space=Court&count=8&surface=Hardwood',
  )
})

test('what says nothing of spaces there stays behind', () => {
  expect(wishInAddress({ surface: ['Hardwood'] })).toBe('')
  expect(wishInAddress({ space: 'Field', surface: ['Grass', 'Turf'] })).toBe('?space=Field')
})
