import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clean } from '../../../housekeeping.ts'
import { createFileStore } from '../../../platform/files/file-store.ts'
import { testPictures } from '../../../platform/files/testing/test-pictures.ts'
import { dueMailsSent, mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { metaOf, refusal, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let visitor: Api
let ada: SignedUp
let person: SignedUp
let people = 0
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  ada = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())
beforeEach(async () => {
  // All visitors here come from one network.
  await server.pool.query('delete from use_count')
  await server.pool.query('delete from inquiry')
  person = await signUp(server, `person-${people++}`)
})

const nextAddress = () => `sender-${people++}@club.example`
const draft = (email: string) => ({
  topic: 'Problem' as const,
  name: 'Rosa Coach',
  email,
  message: 'The map is\nempty.',
  about: '/facilities/marketplace?state=Ohio',
})

/** A message of somebody without an account, with the key in their email. */
async function written(email = nextAddress()) {
  await visitor.inquiries.create({ data: draft(email) })
  return { email, key: tokenIn(await mailTo(server, email, 'We got your message')) }
}
/** A message of the person who is signed in. */
async function sent(by = person) {
  const { data } = await by.api.inquiries.create({ data: { topic: 'Question', message: 'How much is it?' } })
  return data.id ?? ''
}
const read = async (key: string) => (await visitor.inquiries.read({ data: { key } })).data
const open = async (text = '') => (await ada.api.inquiries.list({ text })).data
const firstId = async () => (await open())[0]?.id ?? ''
const answer = (inquiryId: string, text = 'We fixed it.', isClosing = false) =>
  ada.api.inquiries.answer({ data: { inquiryId, text, isClosing } })
const close = (inquiryId: string) => ada.api.inquiries.close({ data: { inquiryId } })

/** The emails to an address, after all that is due was sent. */
async function mailsTo(address: string) {
  await dueMailsSent(server)
  return server.mails.filter(({ to }) => to === address)
}

describe('a visitor', () => {
  test('reads the message by the mailed link', async () => {
    const { email, key } = await written()
    expect(await read(key)).toMatchObject({
      topic: 'Problem',
      name: 'Rosa Coach',
      email,
      about: '/facilities/marketplace?state=Ohio',
      status: 'Open',
      isConfirmed: false,
      messageCount: 1,
      messages: [{ isTeam: false, text: 'The map is\nempty.' }],
    })
  })

  test('gets no id in the reply', async () => {
    expect((await visitor.inquiries.create({ data: draft(nextAddress()) })).data).toEqual({ id: null })
  })

  test('causes an email without a word of theirs', async () => {
    const { email } = await written()
    expect((await mailTo(server, email)).text).not.toMatch(/Rosa|map|empty|facilities/)
  })

  test('causes one email an hour to an address, in any spelling, but all messages arrive', async () => {
    const { email } = await written()
    await visitor.inquiries.create({ data: draft(email.toUpperCase()) })
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await open()).toHaveLength(2)
  })

  test('gets the same reply for an address with an account as for one without', async () => {
    const replies = [
      await visitor.inquiries.create({ data: draft(person.person.email) }),
      await visitor.inquiries.create({ data: draft(nextAddress()) }),
    ]
    expect(replies.map(({ data }) => data)).toEqual([{ id: null }, { id: null }])
  })

  test('can’t put a message into the list of an account', async () => {
    await visitor.inquiries.create({ data: draft(person.person.email) })
    expect((await person.api.inquiries.my({})).data).toEqual([])
  })

  test('sends at most ten messages an hour from a network', async () => {
    for (let n = 0; n < 10; n++) await visitor.inquiries.create({ data: draft(nextAddress()) })
    expect((await refusal(visitor.inquiries.create({ data: draft(nextAddress()) }))).status).toBe(429)
  })

  test('who is a program and fills in the hidden field is ignored without notice', async () => {
    const { data } = await visitor.inquiries.create({ data: { ...draft(nextAddress()), fax: '555' } })
    expect(data).toEqual({ id: null })
    expect(await open()).toEqual([])
  })

  test('gets the reply in the email after confirming the address', async () => {
    const { email, key } = await written()
    expect((await visitor.inquiries.confirm({ data: { key } })).data.isConfirmed).toBe(true)
    await answer(await firstId())
    expect((await mailTo(server, email, 'replied')).text).toContain('We fixed it.')
  })

  test('gets a link to the reply before confirming the address', async () => {
    const { email } = await written()
    await answer(await firstId())
    const mail = await mailTo(server, email, 'replied')
    expect(mail.text).not.toContain('We fixed it.')
    expect((await read(tokenIn(mail))).messages.map(({ text }) => text)).toEqual([
      'The map is\nempty.',
      'We fixed it.',
    ])
  })

  test('reads the link without confirming anything', async () => {
    const { key } = await written()
    await read(key)
    expect((await read(key)).isConfirmed).toBe(false)
  })

  test('confirms the address by writing again', async () => {
    const { key } = await written()
    const { data } = await visitor.inquiries.reply({ data: { key, text: 'On Firefox.' } })
    expect(data).toMatchObject({ isConfirmed: true, messageCount: 2 })
  })

  test('with an unknown key gets 404', async () => {
    const { status, problem } = await refusal(read('A'.repeat(43)))
    expect([status, problem.code]).toEqual([404, 'LINK_EXPIRED'])
  })
})

describe('a signed-in person', () => {
  test('writes with the name and address of the account, and gets no receipt', async () => {
    const inquiryId = await sent()
    expect((await person.api.inquiries.read({ data: { inquiryId } })).data).toMatchObject({
      name: person.person.name,
      email: person.person.email,
    })
    expect(await mailsTo(person.person.email)).toEqual([])
  })

  test('lists what they wrote, latest change first', async () => {
    const [first, second] = [await sent(), await sent()]
    await answer(first)
    const { data } = await person.api.inquiries.my({})
    expect(data).toMatchObject([
      { id: first, status: 'Answered', text: 'How much is it?', messageCount: 2 },
      { id: second, status: 'Open' },
    ])
  })

  test('is notified of a reply, in the name of the team', async () => {
    const id = await sent()
    await answer(id)
    const { data } = await person.api.users.notifications.list({ ownerId: person.id })
    expect(data).toMatchObject([
      { title: 'We replied to your message', url: `/contact/thread?id=${id}`, senderProfile: null },
    ])
  })

  test('doesn’t see which administrator replied', async () => {
    const inquiryId = await sent()
    await answer(inquiryId)
    const { data } = await person.api.inquiries.read({ data: { inquiryId } })
    // As a word: ids have these letters at times.
    expect(JSON.stringify(data)).not.toMatch(/\bada\b/)
    expect(data.messages[1]).toMatchObject({ isTeam: true, text: 'We fixed it.' })
  })

  test('gets 404 for the message of somebody else', async () => {
    const inquiryId = await sent(ada)
    expect((await refusal(person.api.inquiries.read({ data: { inquiryId } }))).status).toBe(404)
    const reply = person.api.inquiries.reply({ data: { inquiryId, text: 'Hello' } })
    expect((await refusal(reply)).status).toBe(404)
  })

  test('reopens a closed message by writing again', async () => {
    const inquiryId = await sent()
    await close(inquiryId)
    expect(await open()).toEqual([])
    const { data } = await person.api.inquiries.reply({ data: { inquiryId, text: 'Still empty.' } })
    expect(data.status).toBe('Open')
    expect(await open()).toMatchObject([{ id: inquiryId, messages: [{}, { text: 'Still empty.' }] }])
  })

  test('writes at most fifty messages in one conversation', async () => {
    const inquiryId = await sent()
    await server.pool.query(
      `insert into inquiry_message (id, inquiry_id, is_team, text)
       select gen_random_uuid(), $1, false, 'More' from generate_series(1, 49)`,
      [inquiryId],
    )
    const { status, problem } = await refusal(
      person.api.inquiries.reply({ data: { inquiryId, text: 'And more' } }),
    )
    expect([status, problem.code]).toEqual([409, 'INQUIRY_FULL'])
  })

  test('sends at most twenty messages a day', async () => {
    for (let n = 0; n < 20; n++) await sent()
    expect((await refusal(sent())).status).toBe(429)
  })
})

describe('an administrator', () => {
  test('sees who wrote, about which page, and whether the address is confirmed', async () => {
    const { email } = await written()
    const id = await sent()
    expect(await open()).toMatchObject([
      { email, user: null, isConfirmed: false, about: '/facilities/marketplace?state=Ohio' },
      { id, user: { id: person.id, name: person.person.name }, isConfirmed: true, about: null },
    ])
  })

  test('lists the longest waiting first, and counts them', async () => {
    const ids = [await sent(), await sent(), await sent()]
    const found = await ada.api.inquiries.list({ take: 2 })
    expect(found.data.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(metaOf(found).stats.count).toBe(3)
  })

  test('searches names, addresses and messages', async () => {
    await written('rosa@finder.example')
    await sent()
    const count = async (text: string) => (await open(text)).length
    expect(await count('rosa map')).toBe(1)
    expect(await count('finder.example')).toBe(1)
    expect(await count('much')).toBe(1)
    expect(await count('100%')).toBe(0)
  })

  test('searches words of one or two letters', async () => {
    await written('rosa@finder.example')
    const count = async (text: string) => (await open(text)).length
    expect(await count('ro')).toBe(1)
    expect(await count('qx')).toBe(0)
  })

  test('searches the name of an account', async () => {
    await sent(await signUp(server, 'Zephyrine'))
    expect((await open('zephyr')).map(({ name }) => name)).toEqual(['Zephyrine'])
  })

  test('who replies moves it to the answered ones', async () => {
    const id = await sent()
    const { data } = await answer(id)
    expect(data).toMatchObject({ status: 'Answered', messages: [{ byName: null }, { byName: 'ada' }] })
    expect(await open()).toEqual([])
    expect((await ada.api.inquiries.list({ status: 'Answered' })).data).toMatchObject([{ id }])
  })

  test('replies and closes in one step', async () => {
    const id = await sent()
    expect((await answer(id, 'Done.', true)).data.status).toBe('Closed')
  })

  test('who closes tells the sender nothing', async () => {
    const { email } = await written()
    const id = await firstId()
    expect((await close(id)).data.status).toBe('Closed')
    expect((await close(id)).data.status).toBe('Closed')
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('leaves entries without texts in the audit log', async () => {
    const id = await sent()
    await answer(id, 'A private reply.')
    await close(id)
    const { rows } = await server.pool.query(
      'select operation, user_id, patch::text from audit_log where subject_id = $1 order by id',
      [id],
    )
    expect(rows).toMatchObject([
      { operation: 'contact-mgmt.inquiries.answer', user_id: ada.id },
      { operation: 'contact-mgmt.inquiries.close', user_id: ada.id },
    ])
    expect(JSON.stringify(rows)).not.toContain('private')
  })

  test('reads all messages of one', async () => {
    const id = await sent()
    for (const text of ['One', 'Two', 'Three']) await answer(id, text)
    expect((await ada.api.inquiries.list({ status: 'Answered' })).data[0]?.messages).toHaveLength(3)
    const { data } = await ada.api.inquiries.show({ data: { inquiryId: id } })
    expect(data.messages.map(({ text }) => text)).toEqual(['How much is it?', 'One', 'Two', 'Three'])
  })

  test('gets 404 for an unknown one', async () => {
    const inquiryId = crypto.randomUUID()
    expect((await refusal(ada.api.inquiries.show({ data: { inquiryId } }))).status).toBe(404)
    expect((await refusal(answer(inquiryId))).status).toBe(404)
    expect((await refusal(close(inquiryId))).status).toBe(404)
  })
})

test('closed inquiries are deleted after a year, open ones stay', async () => {
  const [closed, waiting] = [await sent(), await sent()]
  await close(closed)
  await server.pool.query(`update inquiry set changed_date = now() - interval '13 months'`)
  await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
  const { rows } = await server.pool.query('select id from inquiry')
  expect(rows).toEqual([{ id: waiting }])
})

test.each([
  ['no topic', { topic: undefined }, ['data/topic']],
  ['an unknown topic', { topic: 'Praise' }, ['data/topic']],
  ['no text', { message: ' ' }, ['data/message']],
  ['a text of 5,001 characters', { message: 'x'.repeat(5001) }, ['data/message']],
  ['neither name nor address', { name: undefined, email: undefined }, ['data/name', 'data/email']],
  ['a line break in the name', { name: 'Ada\r\nBcc: all@people.test' }, ['data/name']],
  ['a line break in the address', { email: 'a@club.example\r\nBcc: x@y.example' }, ['data/email']],
  ['a page elsewhere', { about: 'https://elsewhere.example/' }, ['data/about']],
  ['a page elsewhere without a scheme', { about: '//elsewhere.example' }, ['data/about']],
  ['a page elsewhere with a backslash', { about: String.raw`/\elsewhere.example` }, ['data/about']],
  ['the key of a private page', { about: '/requests/status#key' }, ['data/about']],
  ['an unknown field', { phone: '555' }, ['data/phone']],
] as const)('a message with %s is refused', async (_what, change, paths) => {
  const reply = await fetch(`${server.origin}/contact-mgmt/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { ...draft(nextAddress()), ...change } }),
  })
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ errors: paths.map((path) => ({ path })) })
})

test.each([
  ['5,001 characters', { text: 'x'.repeat(5001) }, 'data/text'],
  ['no text', { text: '' }, 'data/text'],
  ['both a key and an id', { key: 'A'.repeat(43) }, 'data/key'],
] as const)('a reply with %s is refused', async (_what, change, path) => {
  const inquiryId = await sent()
  const refused = person.api.inquiries.reply({ data: { inquiryId, text: 'Hello', ...change } })
  expect(await refusal(refused)).toMatchObject({ status: 400, problem: { errors: [{ path }] } })
})
