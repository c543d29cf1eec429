import { createApi } from '@app/contract/api.ts'
import { expect, test } from 'vitest'
import { loadEventList, type EventListName } from './organization-content.ts'

const id = '00000000-0000-4000-8000-000000000001'

/** The filter that a list sends on Mar 1st, 2027. */
async function filterFor(list: EventListName) {
  const bodies: unknown[] = []
  const api = createApi(async ({ body }) => {
    bodies.push(body && 'json' in body ? body.json : undefined)
    return { data: [], _meta: { stats: { count: 0 } } }
  })
  await loadEventList(api, { id, list, today: '2027-03-01', offset: 0, take: 6 })
  return bodies[0]
}

test('a cancelled event of the future is not a past one', async () => {
  expect(await filterFor('past')).toMatchObject({ data: { endDate: { to: '2027-03-01' } } })
})

test('coming events are those that will take place', async () => {
  expect(await filterFor('coming')).toMatchObject({
    data: { status: ['Draft', 'Published'], endDate: { from: '2027-03-01' } },
  })
})
