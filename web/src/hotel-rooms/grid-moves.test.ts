import { expect, test } from 'vitest'
import { selectedNights, spotAfter, stepFor } from './grid-moves.ts'

const shown = { rowCount: 3, first: '2027-03-08', last: '2027-03-21' }
const after = (key: string, row = 1, night = '2027-03-14', ctrlKey = false) =>
  spotAfter({ row, night }, { key, ctrlKey, metaKey: false }, shown)

test.each([
  ['ArrowLeft', 1, '2027-03-13'],
  ['ArrowRight', 1, '2027-03-15'],
  ['ArrowUp', 0, '2027-03-14'],
  ['ArrowDown', 2, '2027-03-14'],
  ['Home', 1, '2027-03-08'],
  ['End', 1, '2027-03-21'],
  ['PageUp', 1, '2027-02-28'],
  ['PageDown', 1, '2027-03-28'],
])('%s leads to row %i and %s', (key, row, night) => {
  expect(after(key)).toEqual({ row, night })
})

test('rows end at the first and the last type', () => {
  expect(after('ArrowUp', 0)?.row).toBe(0)
  expect(after('ArrowDown', 2)?.row).toBe(2)
})

test('nights go on over New Year and a leap day', () => {
  expect(after('ArrowRight', 0, '2027-12-31')?.night).toBe('2028-01-01')
  expect(after('ArrowLeft', 0, '2028-03-01')?.night).toBe('2028-02-29')
})

test('Ctrl leads to the corners', () => {
  expect(after('Home', 1, '2027-03-14', true)).toEqual({ row: 0, night: '2027-03-08' })
  expect(after('End', 1, '2027-03-14', true)).toEqual({ row: 2, night: '2027-03-21' })
  expect(after('ArrowLeft', 1, '2027-03-14', true)).toBeUndefined()
})

test('other keys do nothing', () => {
  expect(after('a')).toBeUndefined()
})

test('the grid moves by a week at its edges, and by two for Page keys', () => {
  expect(stepFor('2027-03-07', 'ArrowLeft', shown)).toBe(-7)
  expect(stepFor('2027-03-22', 'ArrowRight', shown)).toBe(7)
  expect(stepFor('2027-03-28', 'PageDown', shown)).toBe(14)
  expect(stepFor('2027-03-21', 'ArrowRight', shown)).toBe(0)
})

test('a selection has its nights in order, whichever end is dragged', () => {
  expect(selectedNights({ row: 0, night: '2027-03-08', anchor: '2027-03-10' })).toEqual({
    from: '2027-03-08',
    to: '2027-03-10',
  })
  expect(selectedNights({ row: 0, night: '2027-03-08' })).toEqual({ from: '2027-03-08', to: '2027-03-08' })
})
