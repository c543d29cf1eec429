import { DestinationDraft } from '@app/contract/destinations/destination-schema.ts'
import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import { expect, test } from 'vitest'
import { optionsOf } from './field-options.ts'
import { fieldText, readTyped, typedText, type Field, type FieldValue } from './field.ts'

test.each<[Field['reads'], string, unknown]>([
  ['text', ' Grand Park ', 'Grand Park'],
  ['text', ' ', null],
  ['number', '3,200', 3200],
  ['range', '$1,109 – $1,690', { from: 1109, to: 1690 }],
  ['range', '109 to 169', { from: 109, to: 169 }],
  ['range', '109', { from: 109, to: 109 }],
  ['range', ' ', null],
  ['range', 'cheap', 'cheap'],
  ['webAddress', 'example.org', 'https://example.org'],
  ['flag', 'true', true],
  ['flag', '', false],
  ['list', 'Marketing\nSignage', ['Marketing', 'Signage']],
  ['list', '', []],
])('reads %s from %j', (reads, typed, value) => {
  expect(readTyped({ reads }, typed)).toEqual(value)
})

test.each<[Field['reads'], FieldValue]>([
  ['text', null],
  ['number', 0],
  ['range', { from: 109, to: 169 }],
  ['range', { from: 109, to: 109 }],
  ['flag', true],
  ['flag', false],
  ['list', ['Marketing', 'Signage']],
])('writes a value of %s so that it is read back: %j', (reads, value) => {
  expect(readTyped({ reads }, typedText(value))).toEqual(value)
})

test('writes values for people', () => {
  expect(fieldText({ unit: 'sq ft' }, 4000)).toBe('4000 sq ft')
  expect(fieldText({ unit: 'sq ft' }, null)).toBe('')
  expect(fieldText({}, ['Marketing', 'Signage'])).toBe('Marketing, Signage')
  expect(fieldText({}, true)).toBe('Yes')
})

test('finds the choices of a field in its schema', () => {
  expect(optionsOf(DestinationDraft.shape.services)).toContain('Site Visits')
  expect(optionsOf(FacilityDraft.shape.facilityType)).toContain('Sports Complex')
  expect(optionsOf(FacilityDraft.shape.availability)).toContain('Available to host')
  expect(optionsOf(FacilityDraft.shape.name)).toEqual([])
})

test('a choice with texts of its own is shown by them', () => {
  const optionText = (option: string) => option.replaceAll('_', ' ')
  expect(fieldText({ optionText }, 'coffee_shop')).toBe('coffee shop')
  expect(fieldText({ optionText }, null)).toBe('')
})
