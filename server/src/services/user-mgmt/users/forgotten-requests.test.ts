import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { makeDestination } from '../../../testing/destinations.ts'
import { mailTo } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let facilityId: string
beforeAll(async () => {
  server = await workerServer()
  const host = await signUp(server, 'host')
  facilityId = (await server.stage.facility({ manager: host.person, email: 'desk@hall.example' })).id
})
afterAll(() => server.close())

let people = 0
const newPerson = (): Promise<SignedUp> => signUp(server, `person-${people++}`)
const remove = (person: SignedUp) => person.api.users.remove({ id: person.id })

test('requests stay without the sender, and their open leads are lost', async () => {
  const person = await newPerson()
  const { data: sent } = await person.api.requests.create({
    data: {
      contactName: 'Ada Coach',
      contactEmail: person.person.email,
      contactOrganization: 'Elm Club',
      name: 'Ada Cup',
      sportsList: ['Volleyball'],
      startDate: '2099-03-12',
      endDate: '2099-03-14',
      description: 'Call 555-0100.',
      hosts: [{ kind: 'facility', id: facilityId }],
    },
  })
  await mailTo(server, 'desk@hall.example')
  const words = ['ages', 'spaceDescription', 'requirementNotes']
  await person.api.events.update({
    id: sent.id ?? '',
    patch: words.map((field) => ({ op: 'replace', path: `/${field}`, value: 'Ask Ada, 555-0100.' })),
  })
  const ownerId = sent.id ?? ''
  const { requirements, leads: askedHosts } = person.api.events
  await requirements.create({ ownerId, data: { name: 'Court', additionalFeatures: 'Ada’s nets.' } })
  const [toHost] = (await askedHosts.list({ ownerId })).data
  await askedHosts.update({
    ownerId,
    id: toHost?.id ?? '',
    patch: [{ op: 'replace', path: '/message', value: 'Ada comes by.' }],
  })
  await remove(person)
  const { rows } = await server.pool.query('select * from request where id = $1', [sent.id])
  expect(rows).toMatchObject([
    {
      user_id: null,
      name: 'Former member',
      email: 'removed@account.invalid',
      organization: null,
    },
  ])
  const events = await server.pool.query('select name, description from profile where id = $1', [sent.id])
  expect(events.rows).toEqual([{ name: 'Volleyball event', description: null }])
  const asked = await server.pool.query(
    'select ages, space_description, requirement_notes, sports_list from event where profile_id = $1',
    [sent.id],
  )
  expect(asked.rows).toEqual([
    { ages: null, space_description: null, requirement_notes: null, sports_list: ['Volleyball'] },
  ])
  const leads = await server.pool.query('select status, message from lead where request_id = $1', [sent.id])
  expect(leads.rows).toEqual([{ status: 'Lost', message: null }])
  const spaces = await server.pool.query(
    'select name, additional_features from space_type where owner_id = $1',
    [sent.id],
  )
  expect(spaces.rows).toEqual([{ name: 'Court', additional_features: null }])
  const logged = await server.pool.query(
    'select distinct operation, patch, before from audit_log where owner_id = $1 order by operation',
    [sent.id],
  )
  const blank = { patch: null, before: null }
  expect(logged.rows).toEqual([
    { operation: 'contact-mgmt.requests.create', ...blank },
    { operation: 'event-mgmt.events.leads.update', ...blank },
    { operation: 'event-mgmt.events.requirements.create', ...blank },
    { operation: 'event-mgmt.events.update', ...blank },
    { operation: 'user-mgmt.users.remove', ...blank },
  ])
})

test('the log of a request that was never confirmed keeps none of its words', async () => {
  const person = await newPerson()
  const { data: sent } = await person.api.requests.create({
    data: {
      contactName: 'Ada Coach',
      contactEmail: 'ada@elsewhere.example',
      name: 'Ada Cup',
      hosts: [{ kind: 'facility', id: facilityId }],
    },
  })
  expect(sent.isConfirmed).toBe(false)
  const { rows } = await server.pool.query('select id from request where user_id = $1', [person.id])
  await remove(person)
  expect(await auditOf(server, rows[0].id)).toMatchObject([
    { operation: 'contact-mgmt.requests.create', patch: null },
    { operation: 'user-mgmt.users.remove', patch: null },
  ])
})

test('hosts from which a request was withdrawn keep no name of its sender and of its event', async () => {
  const person = await newPerson()
  const host = await newPerson()
  const holder = await newPerson()
  const makePlace = async ({ person: manager }: SignedUp) => (await server.stage.facility({ manager })).id
  const [askedFirst, askedLater, holding] = [
    await makePlace(host),
    await makePlace(host),
    await makePlace(holder),
  ]
  const { id: destinationId } = await makeDestination(server, host.person, { name: 'Visit Elm' })
  await server.pool.query(
    'insert into facility_destination (id, owner_id, destination_id, is_accepted) values (gen_random_uuid(), $1, $2, true)',
    [holding, destinationId],
  )
  const { data: sent } = await person.api.requests.create({
    data: {
      contactName: 'Zeno Coach',
      contactEmail: person.person.email,
      name: 'Zeno Cup',
      startDate: '2099-03-12',
      endDate: '2099-03-14',
      hosts: [{ kind: 'facility', id: askedFirst }],
    },
  })
  const ownerId = sent.id ?? ''
  const { leads } = person.api.events
  await leads.bulk({
    ownerId,
    data: [askedLater, destinationId].map((profileId) => ({ profileId })),
  })
  const { data: asked } = await leads.list({ ownerId })
  const leadOf = (pageId: string) => ({
    ownerId,
    id: asked.find(({ profileId }) => profileId === pageId)?.id ?? '',
  })
  await host.api.events.leads.holdRequests.create({ ...leadOf(destinationId), data: { facilityId: holding } })
  // What the product or a co-manager tells isn't signed by the sender.
  for (const pageId of [askedFirst, askedLater])
    await server.pool.query(
      `insert into user_notification (id, owner_id, topic, about_id, title, contents, url, tags)
       values (gen_random_uuid(), $1, 'requests', $2, 'Zeno Coach changed the request for Zeno Cup', '', $3, array['request-changed'])`,
      [host.id, pageId, `/leads/${leadOf(pageId).id}`],
    )
  for (const { id } of asked) await leads.remove({ ownerId, id })
  await server.pool.query('update user_notification set sender_id = null where sender_id = $1', [person.id])
  await remove(person)
  const { rows } = await server.pool.query<{ title: string; contents: string }>(
    'select title, contents from user_notification where owner_id = any($1)',
    [[host.id, holder.id]],
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ title, contents }) => `${title} ${contents}`.includes('Zeno'))).toEqual([])
})
