import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFacility } from '../../../testing/facilities.ts'
import { signUp, signUpHere, type SignedUp } from '../../../testing/people.ts'
import { planNodes, rowsRead } from '../../../testing/plans.ts'
import { refusal, refusedFields, workerServer, type TestServer } from '../../../testing/test-server.ts'
import { deletedProfiles } from './deleted-profile-query.ts'

let server: TestServer
let admin: SignedUp
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())

const companyType = 'Service Provider'

const list = (query: Parameters<SignedUp['api']['deletedProfiles']['list']>[0]) =>
  admin.api.deletedProfiles.list(query)

/** A facility that its manager has deleted. */
async function deletedFacility(manager: SignedUp, name: string) {
  const { id } = await makeFacility(server, manager.person, { name })
  await manager.api.facilities.remove({ id })
  return id
}

describe('the list of deleted profiles', () => {
  test('has who deleted a profile, when, and its team', async () => {
    const manager = await signUp(server, 'dana')
    const id = await deletedFacility(manager, 'Vanished Fieldhouse')
    const [found] = (await list({ text: 'vanished' })).data
    expect(found).toMatchObject({
      kind: 'facility',
      id,
      name: 'Vanished Fieldhouse',
      city: 'Indianapolis',
      deletedBy: { id: manager.id, name: 'dana' },
      team: [{ id: manager.id, name: 'dana', role: 'Manager' }],
      teamCount: 1,
      isManaged: true,
    })
    const days = (Date.parse(found!.endDate) - Date.parse(found!.deletedDate)) / 86_400_000
    expect(days).toBe(30)
  })

  test('is sorted by the time of the deletion, latest first', async () => {
    const manager = await signUp(server, 'order')
    const first = await deletedFacility(manager, 'Ordered One')
    const second = await deletedFacility(manager, 'Ordered Two')
    expect((await list({ text: 'ordered' })).data.map(({ id }) => id)).toEqual([second, first])
  })

  test('has the profiles of one kind', async () => {
    const manager = await signUp(server, 'kinds')
    const id = await deletedFacility(manager, 'Kind Hall')
    const { data } = await manager.api.companies.create({ data: { name: 'Kind Company', companyType } })
    await manager.api.companies.remove({ id: data.id })
    expect((await list({ kind: 'company', text: 'kind' })).data.map((found) => found.id)).toEqual([data.id])
    expect((await list({ kind: 'facility', text: 'kind' })).data.map((found) => found.id)).toEqual([id])
  })

  test.each(['half moon', 'MOON', 'court', 'half-mo', "moon's", 'and/or'])(
    'finds a name by beginnings of its words: %s',
    async (text) => {
      const manager = await signUp(server, 'words')
      const id = await deletedFacility(manager, "Half-Moon's Court and/or Pool")
      expect((await list({ text })).data.map((found) => found.id)).toContain(id)
    },
  )

  test.each(["' | !zq:*", '&', '\\', '(', ':*'])('finds nothing for the text %s', async (text) => {
    expect((await list({ text })).data).toEqual([])
  })

  test('leaves out profiles that were deleted more than 30 days ago', async () => {
    const id = await deletedFacility(await signUp(server, 'late'), 'Late Hall')
    await server.pool.query(`update profile set deleted_date = now() - interval '31 days' where id = $1`, [
      id,
    ])
    expect((await list({ text: 'late' })).data).toEqual([])
  })

  test('leaves out restored profiles', async () => {
    const id = await deletedFacility(await signUp(server, 'back'), 'Returning Hall')
    await admin.api.facilities.restore({ id })
    expect((await list({ text: 'returning' })).data).toEqual([])
  })

  test('continues after the last profile of a page, also among those of one moment', async () => {
    const manager = await signUp(server, 'pages')
    for (let n = 0; n < 5; n++) await deletedFacility(manager, 'Paged Hall')
    await server.pool.query(
      `update profile set deleted_date = date_trunc('second', now()) + interval '123457 microseconds' where name = 'Paged Hall'`,
    )
    for (const filter of [{ text: 'paged' }, { kind: 'facility' as const }]) {
      const seen: string[] = []
      let before: string | null | undefined
      do {
        const page = await list({ ...filter, take: 2, ...(before && { before }) })
        seen.push(...page.data.filter(({ name }) => name === 'Paged Hall').map(({ id }) => id))
        before = page._meta.next
      } while (before)
      expect(seen).toHaveLength(5)
      expect(new Set(seen).size).toBe(5)
    }
  })

  test('refuses a `before` that is not from a page', async () => {
    expect(await refusedFields(list({ before: 'yesterday' }))).toEqual(['before'])
  })

  test('is refused for people who are no administrators', async () => {
    const person = await signUp(server, 'curious')
    expect((await refusal(person.api.deletedProfiles.list({}))).status).toBe(403)
    expect((await refusal((await server.as()).deletedProfiles.list({}))).status).toBe(401)
  })
})

describe('a profile whose manager has left', () => {
  async function abandoned(name: string) {
    const manager = await signUpHere(server, name)
    const id = await deletedFacility(manager, `${name} hall`)
    await manager.api.users.remove({ id: manager.id })
    return id
  }

  test('is listed without a team', async () => {
    const id = await abandoned('leaver')
    const [found] = (await list({ text: 'leaver' })).data
    expect(found).toMatchObject({ id, deletedBy: null, team: [], teamCount: 0, isManaged: false })
  })

  test('is restored without a team, and an administrator can invite a manager', async () => {
    const id = await abandoned('gone')
    expect((await admin.api.facilities.restore({ id })).data.id).toBe(id)
    expect((await admin.api.facilities.managers.list({ ownerId: id })).data).toEqual([])
    const heir = await signUp(server, 'heir')
    const { data } = await admin.api.facilities.managers.create({ ownerId: id, data: { userId: heir.id } })
    await heir.api.invitations.accept({ data: { invitationId: data.id } })
    expect((await heir.api.facilities.my({})).data.map((found) => found.id)).toEqual([id])
  })

  test('is managed if the organization that owns it is', async () => {
    const owner = await signUp(server, 'owner')
    const { data: parent } = await owner.api.companies.create({
      data: { name: 'Owning Company', companyType },
    })
    const id = await abandoned('child')
    await server.pool.query('update profile set parent_id = $2 where id = $1', [id, parent.id])
    const [found] = (await list({ text: 'child' })).data
    expect(found).toMatchObject({ id, teamCount: 0, isManaged: true })
  })
})

test('a restored profile can be deleted again', async () => {
  const id = await deletedFacility(await signUp(server, 'twice'), 'Twice Hall')
  await admin.api.facilities.restore({ id })
  await admin.api.facilities.remove({ id })
  expect((await list({ text: 'twice' })).data[0]).toMatchObject({ id, deletedBy: { name: 'ada' } })
})

describe('with many deleted profiles', () => {
  beforeAll(async () => {
    // Facilities are most of them, and the latest. Few are hotels.
    await server.pool.query(`
      with made as (select gen_random_uuid() as id, n, case when n % 5000 = 0 then 'hotel' else 'facility' end as kind
        from generate_series(1, 20000) n),
      owners as (insert into owner (id, kind) select id, kind from made)
      insert into profile (id, kind, name, deleted_date)
        select id, kind, case when n % 4000 = 0 then 'Rare Arena ' else 'Common Gym ' end || n, now() - n * interval '1 second' from made`)
    await server.pool.query('vacuum analyze profile')
  })

  test.each([
    ['all', {}],
    ['of a common kind', { kind: 'facility' }],
    ['of a rare kind', { kind: 'hotel' }],
    ['that match a rare word', { text: 'rare' }],
  ] as const)('reads one page of rows through an index: those %s', async (_name, filter) => {
    for (const before of [undefined, `${(Date.now() - 60_000) * 1000}_${crypto.randomUUID()}`]) {
      const nodes = await planNodes(server, deletedProfiles({ text: '', before, ...filter }, 21))
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
      // A page of each kind.
      expect(rowsRead(nodes)).toBeLessThanOrEqual(7 * 21)
    }
  })
})
