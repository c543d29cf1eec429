import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  eventually,
  metaOf,
  refusal,
  type Api,
  type TestServer,
  workerServer,
} from '../../../testing/test-server.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let owner: SignedUp
let approver: Api
let id: string
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'owner')
  approver = await server.as(admin)
})
afterAll(() => server.close())
beforeEach(async () => {
  id = (await server.stage.facility({ manager: owner.person, name: 'Oak Hall' })).id
  return async () => {
    await server.pool.query('delete from name_change')
  }
})

const rename = (name: string, api = owner.api) =>
  api.facilities.update({ id, patch: [{ op: 'replace', path: '/name', value: name }] })
const open = async (text = '') => (await approver.nameChanges.list({ text })).data
const firstId = async () => (await open())[0]?.id ?? ''
const decide = (nameChangeId: string, status: 'Accepted' | 'Undone') =>
  approver.nameChanges.decide({ data: { nameChangeId, status } })
const nameOf = async () => (await approver.facilities.get({ id })).data.name

test('a new name of an approved profile is listed with the old one, who changed it and when', async () => {
  await rename('Casino Royal')
  const [change] = await open()
  expect(change).toEqual({
    id: change?.id,
    profile: { kind: 'facility', id },
    place: { city: 'Indianapolis', state: 'Indiana' },
    oldName: 'Oak Hall',
    newName: 'Casino Royal',
    user: { id: owner.id, name: 'owner', email: 'owner@people.test' },
    status: 'Open',
    changedDate: change?.changedDate,
    decidedDate: null,
  })
})

test('profiles of other kinds are listed too', async () => {
  const { id: destinationId } = await server.stage.destination({ manager: owner.person })
  const patch = [{ op: 'replace', path: '/name', value: 'Casino County' } as const]
  await owner.api.destinations.update({ id: destinationId, patch })
  expect((await open()).map(({ profile }) => profile)).toEqual([{ kind: 'destination', id: destinationId }])
})

test.each([
  [
    'a pending profile',
    async () => {
      const { data } = await owner.api.facilities.create({ data: { name: 'Draft' } })
      id = data.id
      await rename('Other draft')
    },
  ],
  ['an administrator', () => rename('Elm Hall', approver)],
  [
    'another field',
    () => owner.api.facilities.update({ id, patch: [{ op: 'replace', path: '/city', value: 'Gary' }] }),
  ],
  ['the same name', () => rename('Oak Hall')],
])('a change of %s is not listed', async (_name, change) => {
  await change()
  expect(await open()).toEqual([])
})

test('two changes are one entry, from the name that administrators know', async () => {
  await rename('Casino')
  const first = await firstId()
  await rename('Casino Royal')
  expect(await open()).toMatchObject([{ oldName: 'Oak Hall', newName: 'Casino Royal' }])
  expect(await refusal(decide(first, 'Accepted'))).toMatchObject({
    status: 409,
    problem: { code: 'ALREADY_DECIDED' },
  })
})

test('a change back to the known name leaves the list', async () => {
  await rename('Casino')
  await rename('Oak Hall')
  expect(await open()).toEqual([])
})

test('an administrator’s own change closes an open one', async () => {
  await rename('Casino')
  await rename('Oak Arena', approver)
  expect(await open()).toEqual([])
})

test('an accepted change leaves the list and keeps the name; the next one starts from it', async () => {
  await rename('Oak Arena')
  const { data } = await decide(await firstId(), 'Accepted')
  expect(data).toMatchObject({ status: 'Accepted', decidedDate: expect.any(String) })
  expect(await open()).toEqual([])
  expect(await nameOf()).toBe('Oak Arena')
  await rename('Casino')
  expect(await open()).toMatchObject([{ oldName: 'Oak Arena' }])
})

test('undoing restores the old name, is audited and emails every manager once', async () => {
  await rename('Casino Royal')
  server.mails.length = 0
  expect((await decide(await firstId(), 'Undone')).data.status).toBe('Undone')
  expect(await nameOf()).toBe('Oak Hall')
  expect(await open()).toEqual([])
  expect((await auditOf(server, id)).at(-1)).toMatchObject({
    operation: 'contact-mgmt.nameChanges.decide',
    patch: [{ op: 'replace', path: '/name', value: 'Oak Hall' }],
  })
  const mails = await eventually(
    async () => server.mails.filter(({ subject }) => subject === 'The name of Oak Hall was restored'),
    (found) => found.length > 0,
  )
  expect(mails).toMatchObject([{ to: 'owner@people.test' }])
  expect(mails[0]?.text).toContain(`http://localhost/facilities/${id}`)
})

test('the same decision again changes nothing, another one returns 409', async () => {
  await rename('Casino Royal')
  const change = await firstId()
  await decide(change, 'Undone')
  await rename('Casino Again')
  expect((await decide(change, 'Undone')).data.status).toBe('Undone')
  expect(await nameOf()).toBe('Casino Again')
  expect(await refusal(decide(change, 'Accepted'))).toMatchObject({ status: 409 })
})

test('of two concurrent decisions one wins, and the name fits it', async () => {
  await rename('Casino Royal')
  const change = await firstId()
  const results = await Promise.allSettled([decide(change, 'Undone'), decide(change, 'Accepted')])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await nameOf()).toBe(results[0].status === 'fulfilled' ? 'Oak Hall' : 'Casino Royal')
})

test('changes of deleted profiles are not listed, and can’t be decided', async () => {
  await rename('Casino Royal')
  const change = await firstId()
  await owner.api.facilities.remove({ id })
  expect(await open()).toEqual([])
  expect(await refusal(decide(change, 'Undone'))).toMatchObject({ status: 404 })
  await approver.facilities.restore({ id })
  expect(await open()).toHaveLength(1)
})

test('is searched by words of both names, the place and the person, and paged oldest first', async () => {
  await rename('Casino 100%')
  const first = id
  id = (await server.stage.facility({ manager: owner.person, name: 'Pine Rink', city: 'Gary' })).id
  await rename('Pine Palace')
  const found = async (text: string) => (await open(text)).map(({ newName }) => newName)
  expect(await found('')).toEqual(['Casino 100%', 'Pine Palace'])
  expect(await found('oak casino')).toEqual(['Casino 100%'])
  expect(await found('gary')).toEqual(['Pine Palace'])
  expect(await found('owner@people')).toHaveLength(2)
  expect(await found('100%')).toEqual(['Casino 100%'])
  expect(await found('1_0')).toEqual([])
  const page = await approver.nameChanges.list({ take: 1 })
  expect(page.data[0]?.profile.id).toBe(first)
  expect(metaOf(page).stats.count).toBe(2)
})

test('an unknown change returns 404, and only administrators see the list', async () => {
  expect(await refusal(decide(crypto.randomUUID(), 'Undone'))).toMatchObject({ status: 404 })
  expect(await refusal(owner.api.nameChanges.list({}))).toMatchObject({ status: 403 })
  expect(await refusal((await server.as()).nameChanges.list({}))).toMatchObject({ status: 401 })
})
