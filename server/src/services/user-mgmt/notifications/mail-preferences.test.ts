import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmailChoice, NotificationTopic } from '@app/contract/users/settings-schema.ts'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { dueMailsSent, endNight, mailTo } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, testServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let organizer: SignedUp
let admin: SignedUp
beforeAll(async () => {
  server = await testServer()
  organizer = await signUp(server, 'organizer')
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())

let people = 0
const newPerson = () => signUp(server, `person-${people++}`)

const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value })
const prefer = async (person: SignedUp, topic: NotificationTopic, email: EmailChoice) => {
  await person.api.users.settings.update({ patch: [replace(`/notifications/${topic}/email`, email)] })
  return person
}
const cancel = (id: string, reason: string | null = null) =>
  organizer.api.events.update({
    id,
    patch: [replace('/status', 'Cancelled'), replace('/cancellationReason', reason)],
  })
/** Cancels an event that the person likes. */
async function cancelLiked(person: SignedUp, name: string, reason: string | null = null) {
  const { id } = await makeEvent(server, organizer.person, { name })
  await person.api.events.likes.add({ ownerId: id, data: {} })
  await cancel(id, reason)
  return id
}
const mailsTo = ({ person }: SignedUp) => server.mails.filter(({ to }) => to === person.email)
/** When everything that is due was sent. */
const sent = () => dueMailsSent(server)
const dueDate = async ({ id }: SignedUp, zone: string) => {
  const { rows } = await server.pool.query<{ clock: string; isTomorrow: boolean }>(
    `select to_char(due_date at time zone $2, 'HH24:MI') as clock,
      due_date between now() and now() + interval '25 hours' as "isTomorrow"
     from mail_job where kind = 'daily-news' and subject_id = $1`,
    [id, zone],
  )
  return rows
}

describe('a message', () => {
  const leave = async (ownerId: string, userId: string) => {
    const { data } = await admin.api.groups.members.list({ ownerId })
    await admin.api.groups.members.remove({
      ownerId,
      id: data.find((member) => member.userId === userId)?.id ?? '',
    })
  }

  test.each([
    ['muted it', (person: SignedUp, id: string) => person.api.groups.mute({ id, isMuted: true })],
    ['ignored it', (person: SignedUp, id: string) => person.api.groups.ignore({ id, isIgnored: true })],
    ['was removed from it', ({ id: userId }: SignedUp, id: string) => leave(id, userId)],
  ])('isn’t in the daily email of somebody who %s in the meantime', async (_, change) => {
    const person = await prefer(await newPerson(), 'messages', 'daily')
    for (const name of ['Quiet group', 'Loud group']) {
      const { id } = (await admin.api.groups.create({ data: { name, memberIds: [person.id] } })).data
      const clientId = crypto.randomUUID()
      await admin.api.groups.messages.create({ ownerId: id, data: { clientId, text: 'Hello' } })
      if (name === 'Quiet group') await change(person, id)
    }
    await endNight(server)
    const { text } = await mailTo(server, person.person.email)
    expect(text).toContain('Loud group')
    expect(text).not.toContain('Quiet group')
  })
})

describe('news of favorites', () => {
  test('are emailed the next morning, in New York without a time zone', async () => {
    const fan = await newPerson()
    await cancelLiked(fan, 'Elm Open')
    expect(await dueDate(fan, 'America/New_York')).toEqual([{ clock: '08:00', isTomorrow: true }])
    await sent()
    expect(mailsTo(fan)).toEqual([])
  })

  test('are emailed at eight in the time zone of the person', async () => {
    const fan = await newPerson()
    await fan.api.users.settings.update({ patch: [replace('/timeZone', 'Asia/Kolkata')] })
    await cancelLiked(fan, 'Elm Open')
    expect(await dueDate(fan, 'Asia/Kolkata')).toEqual([{ clock: '08:00', isTomorrow: true }])
  })

  test('of a day are one email, in text and HTML', async () => {
    const fan = await newPerson()
    const first = await cancelLiked(fan, 'Elm Open', 'Rain <b>today</b>.')
    const second = await cancelLiked(fan, 'Oak Open')
    await endNight(server)
    const mail = await mailTo(server, fan.person.email)
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Elm Open is cancelled')
      expect(part).toContain(`http://localhost/events/${first}`)
      expect(part).toContain(`http://localhost/events/${second}`)
    }
    expect(mail.text).toContain('Rain <b>today</b>.')
    expect(mail.html).not.toContain('<b>today</b>')
    await sent()
    expect(mailsTo(fan)).toHaveLength(1)
  })

  test('that come after the email are in the next one', async () => {
    const fan = await newPerson()
    await cancelLiked(fan, 'Elm Open')
    await endNight(server)
    await mailTo(server, fan.person.email, 'Elm Open')
    await sent()
    await cancelLiked(fan, 'Oak Open')
    expect(await dueDate(fan, 'America/New_York')).toMatchObject([{ clock: '08:00' }])
    await endNight(server)
    const mail = await mailTo(server, fan.person.email, 'Oak Open')
    expect(mail.text).not.toContain('Elm Open')
  })

  test('are left out when the person can’t see the page anymore', async () => {
    const fan = await newPerson()
    const hidden = await cancelLiked(fan, 'Secret Open')
    await cancelLiked(fan, 'Elm Open')
    await organizer.api.events.update({ id: hidden, patch: [replace('/category', 'Private')] })
    await endNight(server)
    expect((await mailTo(server, fan.person.email)).text).not.toContain('Secret Open')
  })

  test('are not emailed to somebody who turned them off in the meantime', async () => {
    const fan = await newPerson()
    await cancelLiked(fan, 'Elm Open')
    await prefer(fan, 'favorites', 'never')
    await endNight(server)
    await sent()
    expect(mailsTo(fan)).toEqual([])
  })

  test('are emailed at once to those who want that', async () => {
    const fan = await prefer(await newPerson(), 'favorites', 'now')
    const id = await cancelLiked(fan, 'Elm Open', 'Rain.')
    const mail = await mailTo(server, fan.person.email, 'Elm Open is cancelled')
    expect(mail.text).toContain('Rain.')
    expect(mail.text).toContain(`http://localhost/events/${id}`)
  })

  test('are emailed to somebody who wants none in the app', async () => {
    const fan = await prefer(await newPerson(), 'favorites', 'now')
    await fan.api.users.settings.update({ patch: [replace('/notifications/favorites/inApp', false)] })
    await cancelLiked(fan, 'Elm Open')
    await mailTo(server, fan.person.email, 'Elm Open is cancelled')
    expect((await fan.api.users.notifications.list({ ownerId: fan.id })).data).toEqual([])
  })

  test('have the reason that was given last', async () => {
    const fan = await newPerson()
    const id = await cancelLiked(fan, 'Elm Open', 'Rain.')
    await organizer.api.events.update({ id, patch: [replace('/cancellationReason', 'Snow.')] })
    await endNight(server)
    expect((await mailTo(server, fan.person.email)).text).toContain('Snow.')
  })

  test('are not emailed to an address that is not verified', async () => {
    const fan = await prefer(await newPerson(), 'favorites', 'now')
    await server.pool.query('update app_user set email_verified = false where id = $1', [fan.id])
    await cancelLiked({ ...fan, api: fan.api }, 'Elm Open')
    await sent()
    expect(mailsTo(fan).filter(({ subject }) => subject.includes('Elm'))).toHaveLength(0)
  })
})

describe('the daily email', () => {
  test('is sent once by two servers', async () => {
    const other = await testServer(server)
    const fan = await newPerson()
    await cancelLiked(fan, 'Elm Open')
    await endNight(server)
    await sent()
    const mails = await eventually(
      async () => [...server.mails, ...other.mails].filter(({ to }) => to === fan.person.email),
      (found) => found.length > 0,
    )
    await other.close()
    expect(mails).toHaveLength(1)
  })

  test('survives a restart', async () => {
    const first = await testServer()
    const manager = await signUp(first, 'manager')
    const fan = await signUp(first, 'fan')
    const { id } = await makeEvent(first, manager.person, { name: 'Elm Open' })
    await fan.api.events.likes.add({ ownerId: id, data: {} })
    await manager.api.events.update({ id, patch: [replace('/status', 'Cancelled')] })
    const second = await testServer(first)
    await first.app.close()
    await endNight(second)
    await mailTo(second, fan.person.email, 'Elm Open is cancelled')
    expect(first.mails).toEqual([])
    await second.close()
    await first.close()
  })

  test('keeps its id when it is sent again, so that mail servers drop it', async () => {
    const fan = await newPerson()
    await cancelLiked(fan, 'Elm Open')
    const { rows } = await server.pool.query<{ id: string }>(
      `select id from mail_job where kind = 'daily-news' and subject_id = $1`,
      [fan.id],
    )
    await endNight(server)
    expect((await mailTo(server, fan.person.email)).messageId).toBe(`<${rows[0]?.id}@localhost>`)
  })

  test('names thirty and counts the others', async () => {
    const fan = await newPerson()
    await cancelLiked(fan, 'Elm Open')
    await server.pool.query(
      `insert into notification_mail (id, user_id, kind, topic, about_id, is_personal, title, contents, url, is_daily)
       select uuidv7(), user_id, kind, topic, about_id, is_personal, 'News ' || n, '', url, true
       from notification_mail, generate_series(1, 31) n where user_id = $1`,
      [fan.id],
    )
    await endNight(server)
    expect((await mailTo(server, fan.person.email)).text).toContain('And 2 more.')
  })
})

describe('an email that existed before', () => {
  const approve = async (manager: SignedUp, name: string) => {
    const { data } = await manager.api.facilities.create({ data: { name, city: 'Gary', state: 'Indiana' } })
    await admin.api.facilities.approve({ id: data.id })
    return data.id
  }

  test('is sent at once by default, instead of the words of the notification', async () => {
    const manager = await newPerson()
    await approve(manager, 'Elm Hall')
    await sent()
    expect(mailsTo(manager).map(({ subject }) => subject)).toEqual(['Elm Hall is approved'])
    expect(mailsTo(manager)[0]?.text).toContain('We approved the page of Elm Hall.')
  })

  test('is not sent to somebody who wants none', async () => {
    const manager = await prefer(await newPerson(), 'approvals', 'never')
    await approve(manager, 'Elm Hall')
    await sent()
    expect(mailsTo(manager)).toEqual([])
  })

  test('is a part of the daily email of somebody who wants that', async () => {
    const manager = await prefer(await newPerson(), 'approvals', 'daily')
    const id = await approve(manager, 'Elm Hall')
    await sent()
    expect(mailsTo(manager)).toEqual([])
    await endNight(server)
    const mail = await mailTo(server, manager.person.email, 'Elm Hall is approved')
    expect(mail.text).toContain(`http://localhost/facilities/${id}`)
  })

  test.each(['daily', 'never'] as const)('of an invitation obeys “%s”', async (choice) => {
    const person = await prefer(await newPerson(), 'invitations', choice)
    const { id: ownerId } = await makeFacility(server, organizer.person, { name: 'Oak Hall' })
    await organizer.api.facilities.managers.create({ ownerId, data: { email: person.person.email } })
    await sent()
    expect(mailsTo(person)).toEqual([])
  })

  test('of an invitation is sent to an address without an account', async () => {
    const { id: ownerId } = await makeFacility(server, organizer.person, { name: 'Oak Hall' })
    const email = `nobody-${people++}@people.test`
    await organizer.api.facilities.managers.create({ ownerId, data: { email } })
    expect((await mailTo(server, email)).headers).toBeUndefined()
  })
})

test('preferences of before become choices: on is the default of the topic, off is never', async () => {
  const { id } = await newPerson()
  const file = await readFile(
    new URL('../../../migrations/0033-mail-preferences.sql', import.meta.url),
    'utf8',
  )
  await server.pool.query('insert into user_setting (user_id, notifications) values ($1, $2)', [
    id,
    {
      reviews: { inApp: false, email: true },
      favorites: { inApp: true, email: true },
      messages: { email: false },
      claims: { inApp: false },
    },
  ])
  await server.pool.query(`${file.split(';\n', 1)[0]} and user_id = '${id}'`)
  const { rows } = await server.pool.query('select notifications from user_setting where user_id = $1', [id])
  expect(rows).toEqual([
    {
      notifications: {
        reviews: { inApp: false, email: 'now' },
        favorites: { inApp: true, email: 'daily' },
        messages: { email: 'never' },
        claims: { inApp: false },
      },
    },
  ])
})
