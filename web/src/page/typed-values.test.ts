import { expect, test } from 'vitest'
import { amountOf, roundedText } from './typed-money.ts'
import { hundredthsOf, numberOf, textOf, webAddressOf } from './typed-values.ts'

test('what is emptied is unknown', () => {
  for (const read of [textOf, numberOf, webAddressOf]) expect(read(' \t')).toBeNull()
  expect(textOf('  Hall ')).toBe('Hall')
})

test('a number is read as people write it', () => {
  expect(numberOf(' 3,200 ')).toBe(3200)
  expect(numberOf('84 000')).toBe(84_000)
  expect(numberOf('-39.5')).toBe(-39.5)
  expect(numberOf('$1,450.50')).toBe(1450.5)
  expect(numberOf('12 ft')).toBeNaN()
})

test('an address of the web gets its beginning where it has none', () => {
  expect(webAddressOf(' hall.example/en ')).toBe('https://hall.example/en')
  expect(webAddressOf('example.org:8080')).toBe('https://example.org:8080')
  expect(webAddressOf('http://hall.example')).toBe('http://hall.example')
  expect(webAddressOf('ftp://hall.example')).toBe('ftp://hall.example')
})

test.each([
  ['8,500.50', 8500.5],
  ['$ 8,500.50', 8500.5],
  ['8 500.5', 8500.5],
  ['US$8500', 8500],
  ['8,500 USD', 8500],
  ['8,50', NaN],
  ['8.500,50', NaN],
  ['1,2345', NaN],
  ['0x10', NaN],
  ['1e3', NaN],
])('the number of %j is %j', (text, number) => {
  expect(numberOf(text)).toBe(number)
})

test.each([
  ['32400', 32_400],
  ['32,400', 32_400],
  [' $32,400 ', 32_400],
  ['$8,500.50', 8501],
  ['8500.5', 8501],
  ['8 500.25', 8500],
  ['', null],
  ['-1', null],
  ['1e12', null],
  ['1000000000', null],
  ['about 30', null],
])('the amount of %j is %j', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

test('a sum with cents says what it counts as', () => {
  expect(['$8,500.50', '8,500.00', '8,500', 'some'].map(roundedText)).toEqual([
    'Counts as $8,501, in whole dollars',
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['129', 12_900],
  ['$1,200.5', 120_050],
  ['.07', 7],
  ['-0.5', -50],
  ['1.15', 115],
  ['99999.99', 9_999_999],
  ['121.005', NaN],
  ['210.999', NaN],
  ['one', NaN],
  ['', null],
])('reads the hundredths of %j exactly: %j', (typed, hundredths) => {
  expect(hundredthsOf(typed)).toBe(hundredths)
})
