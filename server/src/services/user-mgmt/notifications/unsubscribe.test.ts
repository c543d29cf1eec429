import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endNight, mailTo, unsubscribePath } from '../../../testing/mails.ts'
import { signUp, signUpHere, type SignedUp } from '../../../testing/people.ts'
import { type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let organizer: SignedUp
let fan: SignedUp
let people = 0
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
})
afterAll(() => server.close())
beforeEach(async () => {
  fan = await signUp(server, `fan-${people++}`)
})

const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value })

/** The email about a cancelled event that the fan likes. */
async function newsMail(email: 'now' | 'daily' = 'now') {
  await fan.api.users.settings.update({ patch: [replace('/notifications/favorites/email', email)] })
  const { id } = await server.stage.event({ manager: organizer.person })
  await fan.api.events.likes.add({ ownerId: id, data: {} })
  await organizer.api.events.update({ id, patch: [replace('/status', 'Cancelled')] })
  if (email === 'daily') await endNight(server)
  return mailTo(server, fan.person.email, 'Elm Open is cancelled')
}
const choices = async () => {
  const { notifications } = (await fan.api.users.settings.get({})).data
  return Object.fromEntries(Object.entries(notifications).map(([topic, { email }]) => [topic, email]))
}
const oneClick = (path: string, type = 'application/x-www-form-urlencoded') =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': type },
    body: 'List-Unsubscribe=One-Click',
  })

describe('an email about news', () => {
  test('can be unsubscribed from with one click', async () => {
    const mail = await newsMail()
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const reply = await oneClick(unsubscribePath(mail))
    expect(reply.status).toBe(200)
    expect((await choices()).favorites).toBe('never')
  })

  test('has the same link in its text and its HTML', async () => {
    const mail = await newsMail()
    const url = `http://localhost${unsubscribePath(mail)}`
    expect(mail.text).toContain(`Unsubscribe: ${url}`)
    expect(mail.html).toContain(`href="${url}"`)
  })

  test('leaves other topics as they are', async () => {
    await oneClick(unsubscribePath(await newsMail()))
    expect(await choices()).toMatchObject({ reviews: 'now', messages: 'now' })
  })

  test('leaves notifications in the app on', async () => {
    await oneClick(unsubscribePath(await newsMail()))
    const { notifications } = (await fan.api.users.settings.get({})).data
    expect(notifications.favorites.inApp).toBe(true)
  })
})

test('the click of a mail program may be multipart', async () => {
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  const reply = await fetch(server.origin + unsubscribePath(await newsMail()), { method: 'POST', body: form })
  expect(reply.status).toBe(200)
  expect((await choices()).favorites).toBe('never')
})

test('opening the link shows a button and changes nothing', async () => {
  const reply = await fetch(server.origin + unsubscribePath(await newsMail()))
  expect(reply.headers.get('content-type')).toContain('text/html')
  expect(await reply.text()).toContain('<button')
  expect((await choices()).favorites).toBe('now')
})

test('a HEAD request of a link scanner changes nothing', async () => {
  await fetch(server.origin + unsubscribePath(await newsMail()), { method: 'HEAD' })
  expect((await choices()).favorites).toBe('now')
})

test('unsubscribing twice is fine', async () => {
  const path = unsubscribePath(await newsMail())
  await oneClick(path)
  expect((await oneClick(path)).status).toBe(200)
})

test('the link of the daily email turns off what is emailed daily', async () => {
  await fan.api.users.settings.update({ patch: [replace('/notifications/reviews/email', 'daily')] })
  await oneClick(unsubscribePath(await newsMail('daily')))
  expect(await choices()).toMatchObject({ favorites: 'never', reviews: 'never', messages: 'now' })
})

test.each([
  ['the topic', (path: string) => path.replace('favorites', 'messages')],
  ['the person', (path: string) => path.replace(/\.[\w-]{22}\./, `.${'A'.repeat(22)}.`)],
  ['the signature', (path: string) => path.replace(/.{43}$/, 'A'.repeat(43))],
  ['everything', () => '/unsubscribe/nonsense'],
])('a link with a change of %s returns 404', async (_what, change) => {
  const path = change(unsubscribePath(await newsMail()))
  expect((await oneClick(path)).status).toBe(404)
  expect((await fetch(server.origin + path)).status).toBe(404)
  expect(await choices()).toMatchObject({ favorites: 'now', messages: 'now' })
})

test('a link of somebody whose account is gone works and does nothing', async () => {
  const path = unsubscribePath(await newsMail())
  await fan.api.users.remove({ id: fan.id })
  expect((await oneClick(path)).status).toBe(200)
})

test('an email about the security of the account has no such link', async () => {
  const person = await signUpHere(server, `account-${people++}`)
  await person.api.users.passwordReset({ id: person.id })
  const mail = await mailTo(server, person.person.email, 'Set a new password')
  expect(mail.headers).toBeUndefined()
  expect(mail.text).not.toContain('nsubscribe')
})
