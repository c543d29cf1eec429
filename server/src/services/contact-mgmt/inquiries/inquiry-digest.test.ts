import { afterEach, beforeEach, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { dueMailsSent } from '../../../testing/mails.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let sender: SignedUp
let ada: SignedUp
beforeEach(async () => {
  server = await workerServer()
  sender = await signUp(server, 'sender')
  ada = await signUp(server, 'ada', ['admin'])
})
afterEach(() => server.close())

const write = async () =>
  (await sender.api.inquiries.create({ data: { topic: 'Privacy', message: 'Delete my secret.' } })).data.id ??
  ''

/** The emails to the administrator, after all that is due was sent. */
async function mails() {
  await dueMailsSent(server)
  return server.mails.filter(({ to }) => to === ada.person.email)
}

const aDayLater = async () => {
  await server.pool.query(`update administrator set next_inquiries_date = now()`)
  await server.pool.query(`update mail_job set due_date = now()`)
  await server.pool.query(`select pg_notify('mail', '')`)
}

test('the email counts what is open by topic, without a word of the sender', async () => {
  await write()
  const [mail] = await mails()
  expect(mail?.subject).toMatch(/^1 message to .+ is open$/)
  expect(mail?.text).toContain('Privacy: 1')
  expect(mail?.text).toContain('http://localhost/admin/messages')
  expect(mail?.text).not.toMatch(/secret|sender/)
})

test('several messages are one email a day', async () => {
  await write()
  expect(await mails()).toHaveLength(1)
  await write()
  await write()
  expect(await mails()).toHaveLength(1)
  await aDayLater()
  expect((await mails()).map(({ subject }) => subject.slice(0, 10))).toEqual(['1 message ', '3 messages'])
})

test('nothing is emailed if all were answered before', async () => {
  await write()
  await mails()
  const inquiryId = await write()
  for (const { id } of (await ada.api.inquiries.list({})).data)
    await ada.api.inquiries.close({ data: { inquiryId: id } })
  expect((await ada.api.inquiries.show({ data: { inquiryId } })).data.status).toBe('Closed')
  await aDayLater()
  expect(await mails()).toHaveLength(1)
})

test('the team is notified once of several messages in a row', async () => {
  const inquiryId = await write()
  await sender.api.inquiries.reply({ data: { inquiryId, text: 'Please.' } })
  const told = async () => (await ada.api.users.notifications.list({ ownerId: ada.id })).data
  expect(await told()).toMatchObject([{ title: 'New message to us: Privacy', url: '/admin/messages' }])
  await ada.api.inquiries.answer({ data: { inquiryId, text: 'Done.' } })
  await sender.api.inquiries.reply({ data: { inquiryId, text: 'Thank you.' } })
  expect(await told()).toHaveLength(2)
})
