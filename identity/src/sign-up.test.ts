import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './testing/browser.ts'
import { testPassword, startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { baseOf, messageOf } from './testing/sign-in-client.ts'

let server: IdentityServer
let failMails = false

beforeAll(async () => {
  server = await startIdentityServer()
  await server.identity.accounts.create({ email: 'taken@brand.test', name: 'Tess', password: testPassword })
})
afterAll(() => server.stop())

async function signUp(browser: Browser, email: string, password = testPassword) {
  const page = await server.client.authorize(browser, { screen_hint: 'signup', prompt: 'select_account' })
  expect(page.text).toContain('<h1>Sign up</h1>')
  const base = baseOf(page)
  return { base, page: await browser.post(`${base}/signup`, { name: 'New Person', email, password }) }
}

const withoutTraces = (text: string, base: string, email: string) =>
  text.replaceAll(base, '').replaceAll(email, '')

/** What the owner of the mailbox does, in another browser. */
async function confirm(link: string): Promise<string> {
  const other = server.browser()
  const page = await other.get(link)
  expect(page.text).toContain('Yes, that was me')
  const token = new URL(link, server.origin).searchParams.get('token') ?? ''
  return (await other.post('/u/verify', { token })).text
}

describe('sign-up', () => {
  test('waits for the mail to be confirmed elsewhere, then goes on by itself', async () => {
    const browser = server.browser()
    const { base, page } = await signUp(browser, ' New@Brand.test ')
    expect(page.text).toContain('<h1>Look for an email</h1>')
    expect(page.text).toContain('new@brand.test')
    expect(page.text).toContain(
      `<noscript><meta http-equiv="refresh" content="10; url=${base}/wait" /></noscript>`,
    )
    expect((await browser.get(`${base}/wait`)).text).toContain('Look for an email')

    const { mail, link } = server.mailTo('new@brand.test')
    expect(mail.subject).toBe('Confirm your email address for Brand')
    expect(mail.html).toContain(`href="${server.origin}${link}"`)
    // A scanner may open the link as often as it likes.
    await server.browser().get(link)
    expect((await browser.get(`${base}/wait`)).text).toContain('Look for an email')

    expect(await confirm(link)).toContain('The address is confirmed')
    const tokens = await server.client.redeem(messageOf(await browser.get(`${base}/wait`)).code ?? '')
    expect(await server.client.verify(tokens.access_token ?? '')).toMatchObject({
      email: 'new@brand.test',
      email_verified: true,
      name: 'New Person',
    })
    expect((await server.browser().get(link)).text).toContain('The address is confirmed')
  })

  test('with an address that has an account looks the same, and only its owner learns', async () => {
    const fresh = await signUp(server.browser(), 'fresh@brand.test')
    const browser = server.browser()
    const taken = await signUp(browser, 'taken@brand.test', 'a stranger guessing')
    expect(taken.page.status).toBe(fresh.page.status)
    expect(withoutTraces(taken.page.text, taken.base, 'taken@brand.test')).toBe(
      withoutTraces(fresh.page.text, fresh.base, 'fresh@brand.test'),
    )
    expect(server.mailTo('taken@brand.test').mail.subject).toBe('You have an account at Brand already')
    expect((await browser.post(`${taken.base}/resend`, {})).text).toContain('on its way again')

    // Nor does log-in tell the stranger: it leads to the same page.
    const stranger = await browser.post(`${taken.base}/login`, {
      email: 'taken@brand.test',
      password: 'a stranger guessing',
    })
    expect(stranger.text).toContain('Look for an email')
    expect(await server.identity.accounts.find('taken@brand.test')).toMatchObject({ name: 'Tess' })
  })

  test('leaves no account without the confirmation, and log-in leads back to the mail', async () => {
    await signUp(server.browser(), 'later@brand.test')
    expect(await server.identity.accounts.find('later@brand.test')).toBeUndefined()

    const browser = server.browser()
    const base = baseOf(await server.client.authorize(browser))
    const page = await browser.post(`${base}/login`, { email: 'later@brand.test', password: testPassword })
    expect(page.text).toContain('Look for an email')
    await confirm(server.mailTo('later@brand.test').link)
    expect(messageOf(await browser.get(`${base}/wait`)).code).toBeDefined()
  })

  test('can be left: the client is told to look for an email', async () => {
    const browser = server.browser()
    const { base } = await signUp(browser, 'leaver@brand.test')
    const message = messageOf(await browser.post(`${base}/leave`, {}))
    expect(message.error).toBe('access_denied')
    expect(message.error_description).toContain('Look for an email')
  })

  test('with another address makes the first mail’s link worthless', async () => {
    const browser = server.browser()
    const { base } = await signUp(browser, 'mistyped@brand.test')
    const { link } = server.mailTo('mistyped@brand.test')
    await browser.post(`${base}/signup`, { name: 'N', email: 'right@brand.test', password: testPassword })
    expect((await server.browser().get(link)).status).toBe(400)
    await confirm(server.mailTo('right@brand.test').link)
    expect(messageOf(await browser.get(`${base}/wait`)).code).toBeDefined()
  })

  test('by two people with one address makes one account, with the password of the one confirmed', async () => {
    const stranger = server.browser()
    const first = await signUp(stranger, 'wanted@brand.test', 'the stranger’s password')
    const strangersLink = server.mailTo('wanted@brand.test').link
    const owner = server.browser()
    const second = await signUp(owner, 'wanted@brand.test', 'the owner’s password')
    await confirm(server.mailTo('wanted@brand.test').link)
    expect(messageOf(await owner.get(`${second.base}/wait`)).code).toBeDefined()
    expect((await stranger.get(`${first.base}/wait`)).text).toContain('Look for an email')

    expect(await confirm(strangersLink)).toContain('You have an account already')
    const refused = await stranger.post(`${first.base}/login`, {
      email: 'wanted@brand.test',
      password: 'the stranger’s password',
    })
    expect(refused.text).toContain('Look for an email')
    expect((await stranger.get(`${first.base}/wait`)).text).toContain('Look for an email')
  })

  test.each([
    [{ name: '', email: 'a@brand.test', password: testPassword }, 'Type your name'],
    [{ name: 'x'.repeat(101), email: 'a@brand.test', password: testPassword }, 'Type your name'],
    [{ name: '李'.repeat(200), email: 'a@brand.test', password: testPassword }, 'this one has 200'],
    [{ name: 'A\u0007', email: 'a@brand.test', password: testPassword }, 'Type your name'],
    [{ name: 'A', email: 'a@brand', password: testPassword }, 'Type an email address'],
    [{ name: 'A', email: 'a@b.test\r\nbcc: c@d.test', password: testPassword }, 'Type an email address'],
    [{ name: 'A', email: 'a@brand.test', password: 'eight-ch' }, 'at least 10 characters'],
    [{ name: 'A', email: 'a@brand.test', password: 'Password123' }, 'among the first that are guessed'],
    [
      { name: 'A', email: 'andrea@brand.test', password: 'andrea is my name' },
      'Leave your email address out',
    ],
  ])('names what is wrong with %o at its field', async (fields, expected) => {
    const browser = server.browser()
    const page = await browser.post(`${baseOf(await server.client.authorize(browser))}/signup`, fields)
    expect(page.status).toBe(422)
    expect(page.text).toContain(expected)
    expect(page.text).toContain('role="alert"')
    expect(page.text).not.toContain(fields.password)
  })

  test('sent twice at once is one sign-up, and the link in either mail holds', async () => {
    const browser = server.browser()
    const base = baseOf(await server.client.authorize(browser))
    const fields = { name: 'Impatient', email: 'twice@brand.test', password: testPassword }
    const pages = await Promise.all([1, 2, 3].map(() => browser.post(`${base}/signup`, fields)))
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
    const mails = server.outbox.filter(({ to }) => to === 'twice@brand.test')
    expect(mails).toHaveLength(3)
    const first = /http:\S+/.exec(mails[0]?.text ?? '')?.[0] ?? ''
    expect(await confirm(first.slice(server.origin.length))).toContain('The address is confirmed')
    expect(messageOf(await browser.get(`${base}/wait`)).code).toBeDefined()
  })

  test('with another password makes the first mail’s link worthless', async () => {
    const browser = server.browser()
    const { base } = await signUp(browser, 'typo@brand.test', 'a mistyped password')
    const { link } = server.mailTo('typo@brand.test')
    await browser.post(`${base}/signup`, {
      name: 'New Person',
      email: 'typo@brand.test',
      password: testPassword,
    })
    expect((await server.browser().get(link)).status).toBe(400)
  })

  test('can be gone back to, with what was typed', async () => {
    const browser = server.browser()
    const { base } = await signUp(browser, 'back@brand.test')
    const { text } = await browser.get(`${base}/signup`)
    expect(text).toContain('value="New Person"')
    expect(text).toContain('value="back@brand.test"')
    expect(text).not.toContain(testPassword)
  })

  test('tells the script that waits when it is over, and only then', async () => {
    const browser = server.browser()
    const { base } = await signUp(browser, 'watched@brand.test')
    expect(JSON.parse((await browser.get(`${base}/waiting`)).text)).toEqual({ isWaiting: true })
    await confirm(server.mailTo('watched@brand.test').link)
    expect(JSON.parse((await browser.get(`${base}/waiting`)).text)).toEqual({ isWaiting: false })
    expect((await server.browser().get(`${base}/waiting`)).status).toBe(400)
  })

  test('by a name with markup in it shows the name, and mails no trace of it', async () => {
    const name = `<img src=x onerror="alert('1')">`
    const browser = server.browser()
    const base = baseOf(await server.client.authorize(browser))
    await browser.post(`${base}/signup`, { name, email: 'markup@brand.test', password: testPassword })
    const { mail, link } = server.mailTo('markup@brand.test')
    expect(JSON.stringify(mail)).not.toMatch(/<img|onerror/)
    await confirm(link)
    await browser.get(`${base}/wait`)
    const choice = await server.client.authorize(browser, { prompt: 'select_account' })
    expect(choice.text).toContain('Continue as &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;')
    expect(choice.text).not.toContain('<img')
  })

  test('sends at most five mails to one address in a quarter of an hour', async () => {
    const browser = server.browser()
    const { base } = await signUp(browser, 'flooded@brand.test')
    for (let sent = 1; sent < 5; sent += 1) {
      expect((await browser.post(`${base}/resend`, {})).status).toBe(200)
    }
    expect((await browser.post(`${base}/resend`, {})).status).toBe(429)
    expect(server.outbox.filter(({ to }) => to === 'flooded@brand.test')).toHaveLength(5)
  })
})

test.each(['/u/verify', '/u/verify?token=', '/u/verify?token=%00', '/u/reset?token=AAAA'])(
  'a wrong link %s says so',
  async (link) => {
    expect((await server.browser().get(link)).status).toBe(400)
  },
)

test('a mail that cannot be sent is said, and logged without the link', async () => {
  const failing = await startIdentityServer({
    sendMail: () => (failMails ? Promise.reject(new Error('no route to mail server')) : Promise.resolve()),
  })
  failMails = true
  const browser = failing.browser()
  const base = baseOf(await failing.client.authorize(browser))
  const fields = { name: 'N', email: 'n@brand.test', password: testPassword }
  const page = await browser.post(`${base}/signup`, fields)
  expect(page.status).toBe(503)
  expect(failing.logged.join()).toContain('no route to mail server')
  expect(failing.logged.join()).not.toContain('token=')
  failMails = false
  expect((await browser.post(`${base}/signup`, fields)).text).toContain('Look for an email')
  await failing.stop()
})
