import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleImage } from '../../../platform/files/testing/sample-images.ts'
import { auditOf } from '../../../testing/audit.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  metaOf,
  refusal,
  refusedFields,
  type Api,
  type TestServer,
  workerServer,
} from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedUp
let visitor: Api
let ann: SignedUp
let bob: SignedUp
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
  visitor = await server.as()
  ann = await signUp(server, 'Ann')
  bob = await signUp(server, 'Bob')
})
afterAll(() => server.close())

let people = 0
const newPerson = (): Promise<SignedUp> => signUp(server, `person-${people++}`)

const hide = async (person: SignedUp) => {
  await person.api.users.visibility({ isVisible: false })
  return person
}
const hidden = async () => hide(await newPerson())
async function blocked() {
  const person = await newPerson()
  await admin.api.users.block({ userId: person.id, data: { reason: 'Spam.' } })
  return person
}

/** The ids of a page of the directory that has everybody. */
const idsFor = async ({ api }: SignedUp) => (await api.users.list({ take: 100 })).data.map(({ id }) => id)

describe('the directory', () => {
  test('lists people by name, with their count', async () => {
    const reply = await ann.api.users.list({ take: 1 })
    expect(reply.data).toMatchObject([{ id: admin.id, name: 'ada' }])
    expect(metaOf(reply).stats.count).toBeGreaterThan(2)
  })

  test('shows no more of others than the declared fields, and no email address', async () => {
    const { data } = await ann.api.users.filtered({ data: { name: 'Bob' } })
    expect(data).toEqual([
      {
        id: bob.id,
        picture: null,
        name: 'Bob',
        accountType: null,
        sports: [],
        city: null,
        state: null,
        about: null,
        email: null,
        isVisible: true,
        createdDate: expect.any(String),
      },
    ])
  })

  test('shows the caller their own email address', async () => {
    const { data } = await ann.api.users.filtered({ data: { name: 'Ann' } })
    expect(data[0]?.email).toBe('Ann@people.test')
  })

  test('shows administrators every email address', async () => {
    const { data } = await admin.api.users.filtered({ data: { name: 'Bob' } })
    expect(data[0]?.email).toBe('Bob@people.test')
  })

  test.each([
    ['hidden', hidden],
    ['blocked', blocked],
  ])('has no %s people', async (_name, make) => {
    const { id } = await make()
    expect(await idsFor(ann)).not.toContain(id)
  })

  test('has hidden people for administrators', async () => {
    const { id } = await hidden()
    expect(await idsFor(admin)).toContain(id)
  })

  test('has nobody for visitors', async () => {
    expect((await refusal(visitor.users.list({}))).status).toBe(401)
  })

  test('can be filtered by text and account type', async () => {
    const coach = await newPerson()
    await coach.api.users.update({
      id: coach.id,
      patch: [
        { op: 'replace', path: '/name', value: 'Zoe Coach' },
        { op: 'replace', path: '/accountType', value: 'Coach' },
      ],
    })
    const { data } = await ann.api.users.filtered({ data: { text: 'zoe', accountType: 'Coach' } })
    expect(data.map(({ id }) => id)).toEqual([coach.id])
  })

  test.each([{ email: 'Bob@people.test' }, { isVisible: false }, { sort: 'email' }])(
    'returns 400 for the filter %j',
    async (filter) => {
      const call = ann.api.users.filtered({ data: filter })
      expect(await refusedFields(call)).toHaveLength(1)
    },
  )
})

describe('a user', () => {
  test('is found by other users, without the email address', async () => {
    expect((await ann.api.users.get({ id: bob.id })).data).toMatchObject({ name: 'Bob', email: null })
  })

  test('finds themselves while hidden', async () => {
    const person = await hidden()
    expect((await person.api.users.get({ id: person.id })).data.isVisible).toBe(false)
  })

  test.each([
    ['hidden', hidden],
    ['blocked', blocked],
  ])('who is %s is not found by others', async (_name, make) => {
    const { id } = await make()
    expect((await refusal(ann.api.users.get({ id }))).status).toBe(404)
  })

  test('who is unknown is not found', async () => {
    expect((await refusal(ann.api.users.get({ id: crypto.randomUUID() }))).status).toBe(404)
  })

  test('is not found by visitors', async () => {
    expect((await refusal(visitor.users.get({ id: bob.id }))).status).toBe(401)
  })
})

describe('a profile of a user', () => {
  test('has the email address and the counts of the app bar', async () => {
    const { data } = await ann.api.users.my({})
    expect(data).toMatchObject({
      id: ann.id,
      email: 'Ann@people.test',
      isEmailVerified: true,
      unopenedNotifications: 0,
      unreadMessages: 0,
    })
    expect((await ann.api.users.profile({ id: ann.id })).data).toEqual(data)
  })

  test('is shown to administrators', async () => {
    expect((await admin.api.users.profile({ id: bob.id })).data.email).toBe('Bob@people.test')
  })

  test('is refused to other users', async () => {
    expect((await refusal(ann.api.users.profile({ id: bob.id }))).status).toBe(403)
  })

  test('of a hidden user is a 404 for other users', async () => {
    const { id } = await hidden()
    expect((await refusal(ann.api.users.profile({ id }))).status).toBe(404)
  })
})

test('entitlements tell what users may do with an account', async () => {
  const of = async ({ api }: SignedUp) => (await api.users.entitlements({ id: bob.id })).data
  const nothing = { update: false, delete: false, block: false, setAdmin: false }
  expect(await of(ann)).toEqual({ role: 'user', tier: null, can: nothing })
  expect(await of(bob)).toMatchObject({ role: 'manager', can: { update: true, delete: true, block: false } })
  expect((await of(admin)).can).toEqual({ update: true, delete: true, block: true, setAdmin: true })
})

describe('changing a user', () => {
  const replace = (path: string, value: unknown) => [{ op: 'replace' as const, path, value }]

  test('returns the profile with the changes', async () => {
    const person = await newPerson()
    const { data } = await person.api.users.update({
      id: person.id,
      patch: [
        ...replace('/accountType', 'Volunteer'),
        ...replace('/sports', ['Soccer', 'Lacrosse']),
        ...replace('/city', 'Boise'),
        ...replace('/state', 'Idaho'),
        ...replace('/about', 'I help out.'),
      ],
    })
    expect(data).toMatchObject({
      accountType: 'Volunteer',
      sports: ['Soccer', 'Lacrosse'],
      city: 'Boise',
      state: 'Idaho',
      about: 'I help out.',
    })
  })

  test.each([
    ['/name', ' ', 'name'],
    ['/accountType', 'Owner', 'accountType'],
    ['/sports', ['Chess boxing'], 'sports/0'],
    ['/sports', ['Soccer', 'Soccer'], 'sports'],
    ['/state', 'Atlantis', 'state'],
    ['/about', ' \u0000', 'about'],
  ])('returns 400 for %s %j', async (path, value, field) => {
    const call = ann.api.users.update({ id: ann.id, patch: replace(path, value) })
    expect(await refusedFields(call)).toEqual([field])
  })

  test.each(['/email', '/isVisible', '/id'])(
    'returns 400 for %s, which is no field of a patch',
    async (path) => {
      const call = ann.api.users.update({ id: ann.id, patch: replace(path, 'x') })
      expect((await refusal(call)).problem.code).toBe('OPERATION_PATH_UNRESOLVABLE')
    },
  )

  test('works for administrators', async () => {
    const person = await newPerson()
    const patch = replace('/name', 'Corrected')
    expect((await admin.api.users.update({ id: person.id, patch })).data.name).toBe('Corrected')
  })

  test('is refused for others', async () => {
    const call = ann.api.users.update({ id: bob.id, patch: replace('/name', 'Bobby') })
    expect((await refusal(call)).status).toBe(403)
  })

  test('with an old ETag returns 412', async () => {
    const call = ann.api.users.update({ id: ann.id, patch: replace('/city', 'Reno') }, { ifMatch: '"0-x"' })
    expect((await refusal(call)).status).toBe(412)
  })

  test('is in the audit log', async () => {
    const person = await newPerson()
    await person.api.users.update({ id: person.id, patch: replace('/city', 'Reno') })
    expect(await auditOf(server, person.id)).toMatchObject([
      { operation: 'user-mgmt.users.update', user_id: person.id, patch: replace('/city', 'Reno') },
    ])
  })
})

describe('the visibility of a user', () => {
  test('can be switched off and on', async () => {
    const person = await newPerson()
    expect((await person.api.users.visibility({ isVisible: false })).data.isVisible).toBe(false)
    expect((await person.api.users.visibility({ isVisible: true })).data.isVisible).toBe(true)
  })

  test('without a value returns 400', async () => {
    const call = ann.api.users.visibility(JSON.parse('{}'))
    expect(await refusedFields(call)).toEqual(['isVisible'])
  })

  test('hides the person from the members of a page for strangers, not for the team', async () => {
    const person = await newPerson()
    const { id } = await server.stage.facility({ manager: person.person })
    await hide(person)
    const members = async (api: Api) => (await api.facilities.managers.list({ ownerId: id })).data
    expect(await members(ann.api)).toEqual([])
    expect(await members(person.api)).toHaveLength(1)
  })
})

describe('images of a user', () => {
  const image = async () => new Blob([Buffer.from(await sampleImage('png', 8, 6))])

  async function upload({ id: ownerId, api }: SignedUp) {
    const { data } = await api.users.images.create({ ownerId, data: { name: 'Me' } })
    await api.users.images.putFile({ ownerId, id: data.id, file: await image() })
    return data.id
  }

  const statusOf = async (url: string | null) => (await fetch(server.origin + url)).status

  test('become the picture of the user', async () => {
    const person = await newPerson()
    const id = await upload(person)
    const { data } = await ann.api.users.get({ id: person.id })
    expect(data.picture).toContain(`/images/${id}/`)
    expect(await statusOf(data.picture)).toBe(200)
  })

  test('are shown in the order of the last sort, the first as the picture', async () => {
    const person = await newPerson()
    const [first, second] = [await upload(person), await upload(person)]
    await person.api.users.images.sort({ ownerId: person.id, data: [second, first] })
    expect((await person.api.users.my({})).data.picture).toContain(`/images/${second}/`)
    const { data } = await ann.api.users.images.list({ ownerId: person.id })
    expect(data.map(({ id }) => id)).toEqual([second, first])
  })

  test('can be read, filtered, renamed and removed', async () => {
    const person = await newPerson()
    const ownerId = person.id
    const id = await upload(person)
    const patch = [{ op: 'replace' as const, path: '/name', value: 'Portrait' }]
    await person.api.users.images.update({ ownerId, id, patch })
    expect((await ann.api.users.images.get({ ownerId, id })).data.name).toBe('Portrait')
    const filtered = await ann.api.users.images.filtered({ ownerId, data: { name: 'Portrait' } })
    expect(filtered.data).toHaveLength(1)
    expect((await ann.api.users.images.export({ ownerId, data: {} })).data.count).toBe(1)
    await person.api.users.images.remove({ ownerId, id })
    expect((await person.api.users.my({})).data.picture).toBeNull()
  })

  test('of a hidden user are private', async () => {
    const person = await newPerson()
    await upload(person)
    const { data: before } = await person.api.users.my({})
    await hide(person)
    expect(await statusOf(before.picture)).toBe(404)
    const { data } = await person.api.users.my({})
    expect(await statusOf(data.picture)).toBe(200)
  })

  test('that are no images return 400', async () => {
    const { data } = await ann.api.users.images.create({ ownerId: ann.id, data: { name: 'Me' } })
    const file = new Blob(['no image'])
    const call = ann.api.users.images.putFile({ ownerId: ann.id, id: data.id, file })
    expect((await refusal(call)).problem.code).toBe('FILE_TYPE_REFUSED')
  })

  test('can only be added by the user and administrators', async () => {
    const create = (api: Api) => api.users.images.create({ ownerId: bob.id, data: { name: 'Bob' } })
    expect((await refusal(create(ann.api))).status).toBe(403)
    expect((await create(admin.api)).data.name).toBe('Bob')
  })
})
