import { expect, test } from 'vitest'
import { listInput, type EventListName } from './organization-content.ts'

const id = '00000000-0000-4000-8000-000000000001'

/** What a list asks for on Mar 1st, 2027. */
const filterFor = (list: EventListName) => listInput({ id, list, today: '2027-03-01', offset: 0, take: 6 })

test('a cancelled event of the future is not a past one', () => {
  expect(filterFor('past')).toMatchObject({ data: { endDate: { to: '2027-03-01' } } })
})

test('coming events are those that will take place', () => {
  expect(filterFor('coming')).toMatchObject({
    data: { status: ['Draft', 'Published'], endDate: { from: '2027-03-01' } },
  })
})
