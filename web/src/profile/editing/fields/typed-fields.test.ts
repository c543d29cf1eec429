import { expect, test } from 'vitest'
import { DestinationDraft } from '@app/contract/destinations/destination-schema.ts'
import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import { destinationFields } from '../../../kinds/destination/fields.ts'
import { facilityFields } from '../../../kinds/facility/fields.ts'
import { fieldsNamed, typedOf, typedSchema, valuesOf } from './typed-fields.ts'

const names = ['name', 'capacity', 'website', 'description', 'lat']
const schema = typedSchema(FacilityDraft, fieldsNamed(facilityFields, names))
const typed = { name: 'Hall', capacity: '', website: '', description: '', lat: '' }

test('an emptied field is null, and numbers are read as people write them', () => {
  expect(schema.parse(typed)).toEqual({
    name: 'Hall',
    capacity: null,
    website: null,
    description: null,
    lat: null,
  })
  expect(schema.parse({ ...typed, capacity: ' 3,200 ', lat: '-39.5' })).toMatchObject({
    capacity: 3200,
    lat: -39.5,
  })
  expect(schema.safeParse({ ...typed, capacity: '12 ft' }).error?.issues[0]?.path).toEqual(['capacity'])
  expect(schema.safeParse({ ...typed, name: ' ' }).error?.issues[0]?.path).toEqual(['name'])
})

test('an empty required field is named', () => {
  expect(schema.safeParse({ ...typed, name: ' ' }).error?.issues[0]?.message).toBe('Enter the name.')
})

test('a website may be typed without its protocol', () => {
  expect(schema.parse({ ...typed, website: 'hall.example/en' }).website).toBe('https://hall.example/en')
  expect(schema.parse({ ...typed, website: 'http://hall.example' }).website).toBe('http://hall.example')
  expect(schema.safeParse({ ...typed, website: 'ftp://hall.example' }).success).toBe(false)
})

test('typed texts are read back to their values', () => {
  const fields = { name: 'Hall', capacity: 0, website: null, description: ' <b>ok</b> ', lat: -0.5 }
  expect(schema.parse(typedOf(fields, names))).toEqual({
    ...fields,
    description: '<b>ok</b>',
  })
})

test('choices and flags are read back to their values', () => {
  const own = ['services', 'hotelLiveRatesEnabled', 'hotelLiveRatesVisibleAfter']
  const values = {
    services: ['Marketing', 'Signage'],
    hotelLiveRatesEnabled: true,
    hotelLiveRatesVisibleAfter: '2027-03-12',
  }
  const ownSchema = typedSchema(DestinationDraft, fieldsNamed(destinationFields, own))
  expect(ownSchema.parse(typedOf(values, own))).toEqual(values)
  expect(ownSchema.safeParse({ ...typedOf(values, own), services: 'Parades' }).success).toBe(false)
})

test('the values of a profile are those that its draft declares', () => {
  const values = valuesOf(DestinationDraft, { name: 'Valley', services: ['Signage'], likeCount: 3 })
  expect(values).toEqual({ name: 'Valley', services: ['Signage'] })
})
