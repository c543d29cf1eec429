import { moveLead } from '../testing/requests.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeBusiness, promotionDraft } from '../testing/businesses.ts'
import { dayFromToday } from '../testing/days.ts'
import { makeFacility } from '../testing/facilities.ts'
import { moveAsSender } from '../testing/mailed-links.ts'
import { dueMailsSent, mailTo } from '../testing/mails.ts'
import { addMember, makeOrganization, signUp, type SignedUp } from '../testing/people.ts'
import { workerServer, type TestServer } from '../testing/test-server.ts'
import { notificationKinds, type NotificationKind } from './notification-kinds.ts'

let server: TestServer
let admin: SignedUp
let manager: SignedUp
let person: SignedUp
let hall: string
let people = 0
const newPerson = (name = 'person') => signUp(server, `${name}-${people++}`)
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from use_count')
  manager = await newPerson('manager')
  person = await newPerson()
  hall = (await makeFacility(server, manager.person, { name: 'Elm Hall' })).id
})

const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value })

/** What somebody was told of a kind. Each has the topic of its kind. */
async function told({ api, id }: SignedUp, kind: NotificationKind) {
  const { data } = await api.users.notifications.list({ ownerId: id, take: 100 })
  const found = data.filter(({ tags }) => tags.includes(kind))
  for (const { topic } of found) expect(topic).toBe(notificationKinds[kind].topic)
  return found.map(({ title, contents, url }) => ({ title, contents, url }))
}
/** The subjects of the emails to somebody, after all that is due was sent. */
async function subjectsTo({ person: { email } }: SignedUp) {
  await dueMailsSent(server)
  return server.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

describe('an invitation', () => {
  const team = () => manager.api.facilities.managers

  test('by id is told, and emailed once', async () => {
    await team().create({ ownerId: hall, data: { userId: person.id } })
    expect(await told(person, 'invited')).toEqual([
      { title: 'Join the team of Elm Hall', contents: `${manager.person.name} invites you.`, url: '/home' },
    ])
    expect(await subjectsTo(person)).toEqual(['Join the team of Elm Hall'])
  })

  test('by email is told to the person with the verified address', async () => {
    await team().create({ ownerId: hall, data: { email: person.person.email.toUpperCase() } })
    expect(await told(person, 'invited')).toHaveLength(1)
  })

  test('by email is not told to somebody whose address is not verified', async () => {
    await server.pool.query('update app_user set email_verified = false where id = $1', [person.id])
    await team().create({ ownerId: hall, data: { email: person.person.email } })
    const { rows } = await server.pool.query('select from user_notification where owner_id = $1', [person.id])
    expect(rows).toEqual([])
  })

  test('that is sent again is emailed, and told once', async () => {
    const { data } = await team().create({ ownerId: hall, data: { userId: person.id } })
    await subjectsTo(person)
    await team().resend({ ownerId: hall, id: data.id })
    expect(await subjectsTo(person)).toHaveLength(2)
    expect(await told(person, 'invited')).toHaveLength(1)
  })

  test('to a page that isn’t public is told', async () => {
    const { data } = await manager.api.facilities.create({
      data: { name: 'New Hall', city: 'Gary', state: 'Indiana' },
    })
    await team().create({ ownerId: data.id, data: { userId: person.id } })
    expect(await told(person, 'invited')).toHaveLength(1)
  })

  test('that is accepted is told to the managers, and not to who accepted', async () => {
    await addMember(team(), hall, person, 'Sales')
    expect(await told(manager, 'joined')).toEqual([
      {
        title: `${person.person.name} joined the team of Elm Hall`,
        contents: 'They accepted the invitation, as Sales.',
        url: `/facilities/${hall}`,
      },
    ])
    expect(await told(person, 'joined')).toEqual([])
  })
})

describe('leaving a team', () => {
  test('is told to somebody who was removed', async () => {
    const id = await addMember(manager.api.facilities.managers, hall, person)
    await manager.api.facilities.managers.remove({ ownerId: hall, id })
    expect(await told(person, 'removed')).toEqual([
      {
        title: 'You’re no longer on the team of Elm Hall',
        contents: 'A manager of the page removed you.',
        url: '/account#memberships',
      },
    ])
  })

  test('is not told to somebody who left', async () => {
    const id = await addMember(manager.api.facilities.managers, hall, person)
    await person.api.facilities.managers.remove({ ownerId: hall, id })
    expect(await told(person, 'removed')).toEqual([])
  })
})

describe('a claim', () => {
  const claim = async () => {
    await server.pool.query('delete from member where owner_id = $1', [hall])
    const data = { role: 'Manager', message: null, email: null }
    return (await person.api.facilities.claims.submit({ ownerId: hall, data })).data.id
  }

  test('is told to administrators', async () => {
    await claim()
    expect(await told(admin, 'claim-received')).toContainEqual({
      title: 'New claim: Elm Hall',
      contents: 'Somebody says that they run this page.',
      url: '/admin/claims',
    })
  })

  test('that is approved is told to the claimer, and emailed once', async () => {
    await admin.api.claims.decide({ data: { claimId: await claim(), status: 'Approved' } })
    expect(await told(person, 'claim-decided')).toMatchObject([
      { title: 'You now manage Elm Hall', url: `/facilities/${hall}` },
    ])
    expect(await subjectsTo(person)).toEqual(['You now manage Elm Hall'])
  })

  test('that is declined is told to the claimer with the reason', async () => {
    await admin.api.claims.decide({
      data: { claimId: await claim(), status: 'Declined', reason: 'No proof.' },
    })
    expect(await told(person, 'claim-decided')).toMatchObject([
      { title: 'Your claim to Elm Hall was declined', contents: 'No proof.' },
    ])
  })

  test('is not emailed to an administrator who wants no emails about claims', async () => {
    const quiet = await signUp(server, `quiet-${people++}`, ['admin'])
    await quiet.api.users.settings.update({ patch: [replace('/notifications/claims/email', 'never')] })
    await claim()
    expect(await subjectsTo(quiet)).toEqual([])
    expect(await told(quiet, 'claim-received')).toHaveLength(1)
  })
})

describe('a new name', () => {
  const decide = async (status: 'Accepted' | 'Undone') => {
    await manager.api.facilities.update({ id: hall, patch: [replace('/name', 'Oak Hall')] })
    const [change] = (await admin.api.nameChanges.list({ text: 'Oak Hall' })).data
    await admin.api.nameChanges.decide({ data: { nameChangeId: change?.id ?? '', status } })
  }
  beforeEach(async () => void (await server.pool.query('delete from name_change')))

  test('that stays is told to who gave it', async () => {
    await decide('Accepted')
    expect(await told(manager, 'name-accepted')).toMatchObject([
      { title: 'The name Oak Hall is approved', url: `/facilities/${hall}` },
    ])
  })

  test('that is undone is told to the managers, and emailed once', async () => {
    await decide('Undone')
    expect(await told(manager, 'name-restored')).toMatchObject([
      { title: 'The name of Elm Hall was restored', url: `/facilities/${hall}` },
    ])
    const subjects = await subjectsTo(manager)
    expect(subjects.filter((subject) => subject.includes('name'))).toEqual([
      'The name of Elm Hall was restored',
    ])
  })
})

describe('a request', () => {
  const send = async (email = person.person.email) => {
    const hosts = [{ kind: 'facility' as const, id: hall }]
    const { data } = await person.api.requests.create({
      data: {
        contactName: 'Ada',
        contactEmail: email,
        name: 'Spring Cup',
        startDate: dayFromToday(40),
        endDate: dayFromToday(41),
        hosts,
      },
    })
    return data.id ?? ''
  }
  const leadOf = async (requestId: string) =>
    (await person.api.events.request.get({ id: requestId })).data.leads[0]?.id ?? ''
  const answer = (leadId: string) => moveLead(manager.api, leadId, 'Interested')

  test('is told to the managers of its host, and emailed once', async () => {
    await send()
    expect(await told(manager, 'request-received')).toEqual([
      {
        title: expect.stringMatching(/^New request: Spring Cup, \w{3} \d/),
        contents: 'From Ada.',
        url: expect.stringMatching(/^\/leads\/[\w-]{36}$/),
      },
    ])
    const subjects = await subjectsTo(manager)
    expect(subjects.filter((subject) => subject.includes('Spring Cup'))).toHaveLength(1)
  })

  test('is not emailed to managers of a page with an address, which gets the email', async () => {
    await manager.api.facilities.update({ id: hall, patch: [replace('/email', 'desk@elm.test')] })
    await send()
    await mailTo(server, 'desk@elm.test', 'Spring Cup')
    const subjects = await subjectsTo(manager)
    expect(subjects.filter((subject) => subject.includes('Spring Cup'))).toEqual([])
    expect(await told(manager, 'request-received')).toHaveLength(1)
  })

  test('is not emailed to a manager who wants no emails about requests', async () => {
    await manager.api.users.settings.update({ patch: [replace('/notifications/requests/email', 'never')] })
    await send()
    const subjects = await subjectsTo(manager)
    expect(subjects.filter((subject) => subject.includes('Spring Cup'))).toEqual([])
  })

  test('that is answered is told to its sender, and emailed once', async () => {
    const requestId = await send()
    await answer(await leadOf(requestId))
    expect(await told(person, 'request-moved')).toEqual([
      {
        title: 'Elm Hall is interested',
        contents: expect.stringMatching(/^Spring Cup, /),
        url: `/requests/${requestId}`,
      },
    ])
    expect(await subjectsTo(person)).toEqual(['Elm Hall is interested'])
  })

  test('that is answered is not emailed to a sender who wants no such emails', async () => {
    await person.api.users.settings.update({ patch: [replace('/notifications/requests/email', 'never')] })
    await answer(await leadOf(await send()))
    expect(await subjectsTo(person)).toEqual([])
  })

  test('whose sender chose is told to the managers, and emailed once', async () => {
    const requestId = await send()
    const leadId = await leadOf(requestId)
    await answer(leadId)
    await moveAsSender(person.api, requestId, { leadId, status: 'Won', closeOthers: false })
    expect(await told(manager, 'request-moved')).toMatchObject([
      { title: 'Ada chose you for Spring Cup', url: `/leads/${leadId}` },
    ])
    const subjects = await subjectsTo(manager)
    expect(subjects.filter((subject) => subject.includes('chose you'))).toHaveLength(1)
  })
})

describe('a review', () => {
  const review = async () =>
    (await person.api.facilities.reviews.create({ ownerId: hall, data: { rating: 4, title: 'Good floor' } }))
      .data.id

  test('is told to the managers, and emailed', async () => {
    await review()
    expect(await told(manager, 'reviewed')).toEqual([
      {
        title: 'New review of Elm Hall',
        contents: '4 of 5 stars: Good floor',
        url: `/facilities/${hall}#reviews`,
      },
    ])
    expect(await subjectsTo(manager)).toContain('New review of Elm Hall')
  })

  test('that gets a reply is told to its author once', async () => {
    const id = await review()
    const reply = (text: string) =>
      manager.api.facilities.reviews.reply({ ownerId: hall, id, data: { text } })
    await reply('Thanks.')
    await reply('Thank you.')
    expect(await told(person, 'review-replied')).toEqual([
      { title: 'Elm Hall replied to your review', contents: '', url: `/facilities/${hall}#reviews` },
    ])
  })
})

describe('an event of a followed organization', () => {
  const follow = async () => {
    const parentId = await makeOrganization(server, [manager.id])
    await person.api.organizations.followers.add({ ownerId: parentId, data: {} })
    return parentId
  }
  /** A staged event is told to nobody. */
  const create = async (changes: { status?: 'Draft'; category?: 'Private' } = {}) => {
    const { data } = await manager.api.events.create({
      data: {
        name: 'Elm Open',
        city: 'Gary',
        state: 'Indiana',
        status: 'Published',
        startDate: dayFromToday(40),
        endDate: dayFromToday(42),
        parentId: await follow(),
        ...changes,
      },
    })
    return data.id
  }

  test('is told when it is created as published', async () => {
    const id = await create()
    expect(await told(person, 'published')).toEqual([
      {
        title: 'Organizers published Elm Open',
        contents: expect.stringMatching(/, Gary, Indiana$/),
        url: `/events/${id}`,
      },
    ])
  })

  test('is told when a draft is published, and not before', async () => {
    const id = await create({ status: 'Draft' })
    expect(await told(person, 'published')).toEqual([])
    await manager.api.events.update({ id, patch: [replace('/status', 'Published')] })
    expect(await told(person, 'published')).toHaveLength(1)
  })

  test('is not told when it is private', async () => {
    await create({ category: 'Private' })
    expect(await told(person, 'published')).toEqual([])
  })
})

describe('a promotion of a liked business', () => {
  const like = async () => {
    const { id } = await makeBusiness(server, manager.person, { name: 'Elm Lanes' })
    await person.api.businesses.likes.add({ ownerId: id, data: {} })
    return id
  }

  test('is told', async () => {
    const ownerId = await like()
    await manager.api.businesses.promotions.create({
      ownerId,
      data: promotionDraft({ description: 'Half price.' }),
    })
    expect(await told(person, 'promotion')).toEqual([
      {
        title: 'Elm Lanes: Team night',
        contents: 'Half price.',
        url: `/businesses/${ownerId}#promotions`,
      },
    ])
  })

  test('is not told when it is over', async () => {
    const ownerId = await like()
    const data = promotionDraft({ startDate: dayFromToday(-9), endDate: dayFromToday(-8) })
    await manager.api.businesses.promotions.create({ ownerId, data })
    expect(await told(person, 'promotion')).toEqual([])
  })

  test('is not told after three on a day', async () => {
    const ownerId = await like()
    for (let n = 0; n < 4; n++)
      await manager.api.businesses.promotions.create({ ownerId, data: promotionDraft() })
    expect(await told(person, 'promotion')).toHaveLength(3)
  })
})
