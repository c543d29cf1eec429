import { expect, test } from 'vitest'
import { readRequest } from './event-request.ts'

test('reads the event and a surface from an address', () => {
  expect(readRequest(new URLSearchParams('event=Spring+Cup&count=10&surface=Hardwood'))).toMatchObject({
    event: 'Spring Cup',
    count: 10,
    surface: 'Hardwood',
  })
})

test('cuts a long surface', () => {
  expect(readRequest(new URLSearchParams(`surface=${'x'.repeat(300)}`)).surface).toHaveLength(200)
})
