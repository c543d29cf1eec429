import { DestinationDraft } from '@app/contract/destinations/destination-schema.ts'
import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import { expect, test } from 'vitest'
import { optionsOf } from './field-options.ts'
import { businessFields } from '../kinds/business/fields.ts'
import { companyFields } from '../kinds/company/fields.ts'
import { destinationFields } from '../kinds/destination/fields.ts'
import { eventFields } from '../kinds/event/fields.ts'
import { facilityFields } from '../kinds/facility/fields.ts'
import {
  emptyMessage,
  fieldText,
  readTyped,
  typedForReading,
  typedText,
  type Field,
  type FieldValue,
} from './field.ts'
import { hotelFields } from '../kinds/hotel/fields.ts'
import { organizationFields } from '../kinds/organization/fields.ts'

test.each<[Field['reads'], string, unknown]>([
  ['text', ' Grand Park ', 'Grand Park'],
  ['text', ' ', null],
  ['number', '3,200', 3200],
  ['webAddress', 'example.org', 'https://example.org'],
  ['flag', 'true', true],
  ['flag', '', false],
  ['list', 'Marketing\nSignage', ['Marketing', 'Signage']],
  ['list', '', []],
])('reads %s from %j', (reads, typed, value) => {
  expect(readTyped({ reads }, typed)).toEqual(value)
})

test.each<[Field['control'], string, FieldValue]>([
  ['select', 'Court', 'Court'],
  ['number', '12', 12],
  ['pin', '39.5', 39.5],
  ['url', 'example.org', 'https://example.org'],
  ['checkbox', 'true', true],
  ['checkboxes', 'Marketing\nSignage', ['Marketing', 'Signage']],
])('a %s reads %j as usual', (control, typed, value) => {
  expect(readTyped({ control }, typed)).toEqual(value)
})

test.each<[Field['reads'], FieldValue]>([
  ['text', null],
  ['number', 0],
  ['flag', true],
  ['flag', false],
  ['answer', true],
  ['answer', false],
  ['answer', null],
  ['list', ['Marketing', 'Signage']],
])('writes a value of %s so that it is read back: %j', (reads, value) => {
  expect(readTyped({ reads }, typedText(value))).toEqual(value)
})

test.each<[Partial<Field>, FieldValue, string]>([
  [{ unit: 'sq ft' }, 4000, '4,000 sq ft'],
  [{ unit: 'sq ft' }, null, ''],
  [{}, 2017, '2017'],
  [{}, ['Marketing', 'Signage'], 'Marketing, Signage'],
  [{}, true, 'Yes'],
  [{ control: 'date' }, '2027-05-09', 'May 9, 2027'],
  [{ control: 'time' }, '09:00', '9 AM'],
  [{ isMoney: true }, 1250, '$1,250'],
])('a field %j with the value %j is shown as %j', (field, value, text) => {
  expect(fieldText({ control: 'text', ...field }, value)).toBe(text)
})

const number: Field = { name: 'capacity', label: 'Seats', control: 'number', reads: 'number', unit: 'seats' }
const day: Field = { name: 'startDate', label: 'First day', control: 'date', reads: 'text' }

test.each([
  [number, '3200', '3,200 seats'],
  [number, 'some', 'some'],
  [number, '', ''],
  [day, '2027-05-09', 'May 9, 2027'],
  [day, '2027-02-30', '2027-02-30'],
])('the text of the control %j, %j, is shown as %j', (field, typed, text) => {
  expect(typedForReading(field, typed)).toBe(text)
})

test('the messages of required fields are sentences', () => {
  const fields: Field[] = [
    ...businessFields,
    ...companyFields,
    ...destinationFields,
    ...eventFields,
    ...facilityFields,
    ...hotelFields,
    ...organizationFields,
  ]
  const messages = fields.filter(({ isRequired }) => isRequired).map(emptyMessage)
  expect([...new Set(messages)]).toEqual([
    'Enter the name.',
    'Choose the category.',
    'Choose the type.',
    'Choose who it is for.',
    'Choose the first day.',
    'Choose the last day.',
  ])
})

test('finds the choices of a field in its schema', () => {
  expect(optionsOf(DestinationDraft.shape.services)).toContain('Site Visits')
  expect(optionsOf(FacilityDraft.shape.facilityType)).toContain('Sports Complex')
  expect(optionsOf(FacilityDraft.shape.availability)).toContain('Available to host')
  expect(optionsOf(FacilityDraft.shape.name)).toEqual([])
})

test('a choice with texts of its own is shown by them', () => {
  const optionText = (option: string) => option.replaceAll('_', ' ')
  expect(fieldText({ control: 'select', optionText }, 'coffee_shop')).toBe('coffee shop')
  expect(fieldText({ control: 'select', optionText }, null)).toBe('')
})
