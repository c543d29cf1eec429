import { expect, test } from 'vitest'
import { choice, date, flag, number, text } from './query-codecs.ts'

test('reads back what it wrote', () => {
  expect(text.read(text.write('ice rink'))).toBe('ice rink')
  expect(number.read(number.write(-12.5))).toBe(-12.5)
  expect(date.read(date.write('2027-03-12'))).toBe('2027-03-12')
  expect([flag.read(flag.write(true)), flag.read(flag.write(false))]).toEqual([true, false])
})

test('writes 1 for true and 0 for false', () => {
  expect([flag.write(true), flag.write(false)]).toEqual(['1', '0'])
})

test.each(['', 'abc', '1e9', '0x10', '1,000', 'NaN', 'Infinity', '--1'])(
  'takes %o for no number',
  (written) => {
    expect(number.read(written)).toBeUndefined()
  },
)

test.each(['2027-02-30', '2027-13-01', '27-03-12', '1899-12-31', '2100-01-01', '2027-03-12T00:00'])(
  'takes %s for no date',
  (written) => {
    expect(date.read(written)).toBeUndefined()
  },
)

test('knows no flags but 1 and 0, no choices but those of its list, and no absent values', () => {
  expect(flag.read('true')).toBeUndefined()
  expect(choice(['map', 'list']).read('table')).toBeUndefined()
  expect(choice(['map', 'list']).read('map')).toBe('map')
  for (const codec of [text, number, date, flag]) expect(codec.read(null)).toBeUndefined()
})
