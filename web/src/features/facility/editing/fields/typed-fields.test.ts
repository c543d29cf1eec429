import { expect, test } from 'vitest'
import { typedOf, typedSchema } from './typed-fields.ts'

const schema = typedSchema(['name', 'capacity', 'website', 'description', 'lat'])
const typed = { name: 'Hall', capacity: '', website: '', description: '', lat: '' }

test('what is emptied is unknown, and a number is read as people write it', () => {
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

test('an address of the web may be typed without its beginning', () => {
  expect(schema.parse({ ...typed, website: 'hall.example/en' }).website).toBe('https://hall.example/en')
  expect(schema.parse({ ...typed, website: 'http://hall.example' }).website).toBe('http://hall.example')
  expect(schema.safeParse({ ...typed, website: 'ftp://hall.example' }).success).toBe(false)
})

test('the text of a control leads back to the value', () => {
  const fields = { name: 'Hall', capacity: 0, website: null, description: ' <b>ok</b> ', lat: -0.5 }
  expect(schema.parse(typedOf(fields, ['name', 'capacity', 'website', 'description', 'lat']))).toEqual({
    ...fields,
    description: '<b>ok</b>',
  })
})
