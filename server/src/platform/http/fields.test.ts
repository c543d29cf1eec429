import { collection } from '@app/contract/collection.ts'
import { Entitlements } from '@app/contract/entitlements.ts'
import { Id, Instant, line, One } from '@app/contract/envelope.ts'
import { items, under } from '@app/contract/patterns/items.ts'
import { route, withRights, type PatchOperation } from '@app/contract/route.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { childHandlers } from '../../patterns/children.ts'
import { entitlementsOn } from '../../patterns/entitlements.ts'
import { sampleService, type SampleService } from '../../testing/sample-service.ts'
import { refusal, type TestServer, workerServer } from '../../testing/test-server.ts'
import { admin, type Person } from '../../testing/test-tokens.ts'
import type { Call } from './call.ts'

/** Notes whose text managers write, and whose rank and stamp only admins. */
const Draft = z.strictObject({
  text: line(50),
  rank: z.int().default(0),
  stamp: line(10).nullable().default(null),
})
const notes = collection({
  item: z.object({ id: Id, ...Draft.shape, createdDate: Instant }),
  draft: Draft,
})
const facility = { owner: 'facility', path: '/facilities' } as const
const open = items(under(facility, 'notes'), notes)
const fields = { rank: 'admin', stamp: 'admin' } as const
const restricted = {
  ...open,
  create: withRights(open.create, { fields }),
  update: withRights(open.update, { fields }),
}
const tree = {
  notes: restricted,
  entitlements: route({
    method: 'GET',
    path: '/facilities/{ownerId}/my/entitlements',
    owner: 'facility',
    allow: 'visitor',
    reply: One(Entitlements),
  }),
}
const abilities = {
  create: restricted.create,
  rankNew: { route: restricted.create, field: 'rank' },
  rank: { route: restricted.update, field: 'rank' },
  text: { route: restricted.update, field: 'text' },
}
const handlers = {
  notes: childHandlers({ table: 'sample_note', collection: notes }),
  entitlements: (_input: unknown, call: Call) => entitlementsOn(call, abilities),
}

const manager = { email: 'manager@fields.test' }
const user = { email: 'user@fields.test' }
let server: TestServer
let sample: SampleService<typeof tree>
let ownerId: string
beforeAll(async () => {
  server = await workerServer()
  const tables = { sample_note: 'text text not null, rank integer not null, stamp text' }
  sample = await sampleService(server, { tree, handlers, tables })
})
afterAll(async () => {
  await sample.close()
  await server.close()
})
beforeEach(async () => {
  ownerId = (await server.stage.facility({ manager })).id
})

const create = async (person: Person | undefined, data: z.input<typeof Draft>) =>
  (await (await sample.as(person)).notes.create({ ownerId, data })).data
const update = async (person: Person | undefined, id: string, patch: PatchOperation[]) =>
  (await (await sample.as(person)).notes.update({ ownerId, id, patch })).data
const all = async () => (await (await sample.as()).notes.list({ ownerId })).data
const refused = async (call: Promise<unknown>) => {
  const { problem } = await refusal(call)
  return [problem.status, problem.errors?.map(({ path }) => path)]
}

describe('a create', () => {
  test('without restricted fields gives them their defaults', async () => {
    const made = await create(manager, { text: 'a' })
    expect(made).toMatchObject({ text: 'a', rank: 0, stamp: null })
  })

  test('with a restricted field returns 403, names the field and creates nothing', async () => {
    const { problem } = await refusal(create(manager, { text: 'a', rank: 3 }))
    expect(problem).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      detail: "You don't have permission to change rank.",
      errors: [{ path: 'data/rank', message: 'requires the role admin' }],
    })
    expect(await all()).toEqual([])
  })

  test('with two restricted fields names both', async () => {
    const call = create(manager, { text: 'a', rank: 3, stamp: 'x' })
    expect(await refused(call)).toEqual([403, ['data/rank', 'data/stamp']])
  })

  test('with the default of a restricted field returns 403 all the same', async () => {
    expect(await refused(create(manager, { text: 'a', rank: 0 }))).toEqual([403, ['data/rank']])
  })

  test('by an admin sets restricted fields', async () => {
    expect(await create(admin, { text: 'a', rank: 3, stamp: 'x' })).toMatchObject({ rank: 3, stamp: 'x' })
  })

  test('below the rung of the route is refused for the rung', async () => {
    expect(await refused(create(user, { text: 'a', rank: 3 }))).toEqual([403, undefined])
    expect(await refused(create(undefined, { text: 'a', rank: 3 }))).toEqual([401, undefined])
  })
})

describe('a patch', () => {
  const replace = (path: string, value: unknown) => ({ op: 'replace', path, value }) as const

  test('of other fields leaves the restricted ones alone', async () => {
    const made = await create(admin, { text: 'a', rank: 3, stamp: 'x' })
    expect(await update(manager, made.id, [replace('/text', 'b')])).toEqual({ ...made, text: 'b' })
  })

  test.each<[name: string, patch: PatchOperation[], paths: string[]]>([
    ['a replacement', [replace('/rank', 4)], ['rank']],
    ['a removal, which restores the default', [{ op: 'remove', path: '/rank' }], ['rank']],
    ['a copy', [{ op: 'copy', from: '/text', path: '/stamp' }], ['stamp']],
    ['both fields', [replace('/rank', 4), replace('/stamp', 'y')], ['rank', 'stamp']],
    ['a change beside one that is allowed', [replace('/text', 'b'), replace('/rank', 4)], ['rank']],
  ])('with %s returns 403, names the fields and changes nothing', async (_name, patch, paths) => {
    const made = await create(admin, { text: 'a', rank: 3, stamp: 'x' })
    expect(await refused(update(manager, made.id, patch))).toEqual([403, paths])
    expect(await all()).toEqual([made])
  })

  test('with the whole document is refused for its path, and changes nothing', async () => {
    const made = await create(admin, { text: 'a', rank: 3, stamp: 'x' })
    const patch = [replace('', { text: 'b', rank: 4, stamp: 'x' })]
    expect(await refused(update(manager, made.id, patch))).toEqual([400, ['0']])
    expect(await all()).toEqual([made])
  })

  test('that leaves a restricted field at its value is allowed', async () => {
    const made = await create(admin, { text: 'a', rank: 3, stamp: 'x' })
    const patch = [replace('/rank', 4), replace('/rank', 3), replace('/text', 'b')]
    expect(await update(manager, made.id, patch)).toEqual({ ...made, text: 'b' })
  })

  test('by an admin changes restricted fields', async () => {
    const made = await create(manager, { text: 'a' })
    expect(await update(admin, made.id, [replace('/rank', 4)])).toEqual({ ...made, rank: 4 })
  })
})

test.each([
  ['a visitor', undefined, { create: false, rankNew: false, rank: false, text: false }],
  ['a user', user, { create: false, rankNew: false, rank: false, text: false }],
  ['a manager', manager, { create: true, rankNew: false, rank: false, text: true }],
  ['an admin', admin, { create: true, rankNew: true, rank: true, text: true }],
])('entitlements of %s report the restricted fields', async (_who, person, can) => {
  const api = await sample.as(person)
  expect((await api.entitlements({ ownerId })).data.can).toEqual(can)
})
