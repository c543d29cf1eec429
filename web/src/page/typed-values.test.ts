import { expect, test } from 'vitest'
import { numberOf, textOf, webAddressOf } from './typed-values.ts'

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
