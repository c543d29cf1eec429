import { afterAll, expect, test } from 'vitest'
import { makeFacility } from '../testing/facilities.ts'
import { signUp } from '../testing/people.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer()
afterAll(() => server.close())

test('501 images can be sorted', async () => {
  const owner = await signUp(server, 'owner')
  const { id: ownerId } = await makeFacility(server, owner.person)
  const { rows } = await server.pool.query<{ id: string }>(
    `insert into image (id, owner_id, name, sort)
      select gen_random_uuid(), $1, 'Image ' || n, n from generate_series(1, 501) n returning id`,
    [ownerId],
  )
  const { images } = owner.api.facilities
  await images.sort({ ownerId, data: rows.map(({ id }) => id).toReversed() })
  expect((await images.list({ ownerId })).data[0]?.name).toBe('Image 501')
})
