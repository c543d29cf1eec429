import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Visit } from './testing/browser.ts'
import { testPassword, startIdentityServer, type IdentityServer } from './testing/identity-server.ts'
import { baseOf, messageOf } from './testing/sign-in-client.ts'

let server: IdentityServer

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

/** Confirms in another browser, like the mailbox's owner. */
async function confirm(link: string): Promise<string> {
  const other = server.browser()
  const page = await other.get(link)
  expect(page.text).toContain('Yes, that was me')
  const token = new URL(link, server.origin).searchParams.get('token') ?? ''
  return (await other.post('/u/verify', { token })).text
}

describe('a sign-up', () => {
  describe('before its confirmation', () => {
    let browser: Browser
    let base: string
    let page: Visit
    beforeAll(async () => {
      browser = server.browser()
      ;({ base, page } = await signUp(browser, ' New@Brand.test '))
    })

    test('shows that an email was sent to the address', () => {
      expect(page.text).toContain('<h1>Look for an email</h1>')
      expect(page.text).toContain('new@brand.test')
    })

    test('names the origin that has to keep the window open', () => {
      expect(page.text).toContain(`data-mail-awaited-by="${server.origin}"`)
    })

    test('refreshes the page without JavaScript', () => {
      expect(page.text).toContain(
        `<noscript><meta http-equiv="refresh" content="10; url=${base}/wait" /></noscript>`,
      )
    })

    test('sends an email with a link', () => {
      const { mail, link } = server.mailTo('new@brand.test')
      expect(mail.subject).toBe('Confirm your email address for Brand')
      expect(mail.html).toContain(`href="${server.origin}${link}"`)
    })

    test('keeps waiting, even after the link was opened', async () => {
      await server.browser().get(server.mailTo('new@brand.test').link)
      expect((await browser.get(`${base}/wait`)).text).toContain('Look for an email')
    })

    test('has no account', async () => {
      expect(await server.identity.accounts.find('new@brand.test')).toBeUndefined()
    })

    test('tells the polling script to wait', async () => {
      expect(JSON.parse((await browser.get(`${base}/waiting`)).text)).toEqual({ isWaiting: true })
    })

    test('returns 400 to a polling script in another browser', async () => {
      expect((await server.browser().get(`${base}/waiting`)).status).toBe(400)
    })
  })

  describe('after its confirmation', () => {
    let browser: Browser
    let base: string
    let link: string
    let confirmed: string
    beforeAll(async () => {
      browser = server.browser()
      base = (await signUp(browser, 'confirmed@brand.test')).base
      link = server.mailTo('confirmed@brand.test').link
      confirmed = await confirm(link)
    })

    test('shows that the address is confirmed', () => {
      expect(confirmed).toContain('Email address confirmed')
    })

    test('shows the same when the link is opened again', async () => {
      expect((await server.browser().get(link)).text).toContain('Email address confirmed')
    })

    test('tells the polling script to continue', async () => {
      expect(JSON.parse((await browser.get(`${base}/waiting`)).text)).toEqual({ isWaiting: false })
    })

    test('logs in the window that waits', async () => {
      const { code = '' } = messageOf(await browser.get(`${base}/wait`))
      const tokens = await server.client.redeem(code)
      expect(await server.client.verify(tokens.access_token ?? '')).toMatchObject({
        email: 'confirmed@brand.test',
        email_verified: true,
        name: 'New Person',
      })
    })
  })

  describe('with the address of an account', () => {
    const email = 'taken@brand.test'
    let browser: Browser
    let base: string
    let page: Visit
    beforeAll(async () => {
      browser = server.browser()
      ;({ base, page } = await signUp(browser, email, 'a stranger guessing'))
    })

    test('shows the same page as with a new address', async () => {
      const fresh = await signUp(server.browser(), 'fresh@brand.test')
      expect(page.status).toBe(fresh.page.status)
      expect(withoutTraces(page.text, base, email)).toBe(
        withoutTraces(fresh.page.text, fresh.base, 'fresh@brand.test'),
      )
    })

    test('sends the owner an email', () => {
      expect(server.mailTo(email).mail.subject).toBe('You already have an account at Brand')
    })

    test('can be resent', async () => {
      expect((await browser.post(`${base}/resend`, {})).text).toContain('We sent the email again.')
    })

    test('shows the same page after a login with the new password', async () => {
      const stranger = await browser.post(`${base}/login`, { email, password: 'a stranger guessing' })
      expect(stranger.text).toContain('Look for an email')
    })

    test('does not change the account', async () => {
      expect(await server.identity.accounts.find(email)).toMatchObject({ name: 'Tess' })
    })
  })

  describe('after a login in another window', () => {
    let browser: Browser
    let base: string
    let page: Visit
    beforeAll(async () => {
      await signUp(server.browser(), 'later@brand.test')
      browser = server.browser()
      base = baseOf(await server.client.authorize(browser))
      page = await browser.post(`${base}/login`, { email: 'later@brand.test', password: testPassword })
    })

    test('waits for the confirmation in that window', () => {
      expect(page.text).toContain('Look for an email')
    })

    test('logs in that window once confirmed', async () => {
      await confirm(server.mailTo('later@brand.test').link)
      expect(messageOf(await browser.get(`${base}/wait`)).code).toBeDefined()
    })
  })

  test('left for later returns access_denied with "Look for an email"', async () => {
    const browser = server.browser()
    const { base } = await signUp(browser, 'leaver@brand.test')
    const message = messageOf(await browser.post(`${base}/leave`, {}))
    expect(message.error).toBe('access_denied')
    expect(message.error_description).toContain('Look for an email')
  })

  describe('changed to another address', () => {
    let browser: Browser
    let base: string
    let firstLink: string
    beforeAll(async () => {
      browser = server.browser()
      base = (await signUp(browser, 'mistyped@brand.test')).base
      firstLink = server.mailTo('mistyped@brand.test').link
      const fields = { name: 'N', email: 'right@brand.test', password: testPassword }
      await browser.post(`${base}/signup`, fields)
    })

    test('invalidates the link to the first address', async () => {
      expect((await server.browser().get(firstLink)).status).toBe(400)
    })

    test('is confirmed by the link to the second address', async () => {
      await confirm(server.mailTo('right@brand.test').link)
      expect(messageOf(await browser.get(`${base}/wait`)).code).toBeDefined()
    })
  })

  test('changed to another password invalidates the first link', async () => {
    const browser = server.browser()
    const { base } = await signUp(browser, 'typo@brand.test', 'a mistyped password')
    const { link } = server.mailTo('typo@brand.test')
    const fields = { name: 'New Person', email: 'typo@brand.test', password: testPassword }
    await browser.post(`${base}/signup`, fields)
    expect((await server.browser().get(link)).status).toBe(400)
  })

  describe('of two people with one address, the second confirmed', () => {
    const email = 'wanted@brand.test'
    let stranger: Browser
    let strangersBase: string
    let strangersLink: string
    let owner: Browser
    let ownersBase: string
    beforeAll(async () => {
      stranger = server.browser()
      strangersBase = (await signUp(stranger, email, 'the stranger’s password')).base
      strangersLink = server.mailTo(email).link
      owner = server.browser()
      ownersBase = (await signUp(owner, email, 'the owner’s password')).base
      await confirm(server.mailTo(email).link)
    })

    test('logs in the second', async () => {
      expect(messageOf(await owner.get(`${ownersBase}/wait`)).code).toBeDefined()
    })

    test('keeps the first waiting', async () => {
      expect((await stranger.get(`${strangersBase}/wait`)).text).toContain('Look for an email')
    })

    test('rejects the first link, and the first password does not log in', async () => {
      expect(await confirm(strangersLink)).toContain('You already have an account')
      const fields = { email, password: 'the stranger’s password' }
      const page = await stranger.post(`${strangersBase}/login`, fields)
      expect(page.text).toContain('Look for an email')
      expect((await stranger.get(`${strangersBase}/wait`)).text).toContain('Look for an email')
    })
  })

  test.each([
    [{ name: '', email: 'a@brand.test', password: testPassword }, 'Enter your name.'],
    [{ name: 'x'.repeat(101), email: 'a@brand.test', password: testPassword }, 'This one has 101.'],
    [{ name: '李'.repeat(200), email: 'a@brand.test', password: testPassword }, 'This one has 200.'],
    [{ name: 'A\u0007', email: 'a@brand.test', password: testPassword }, 'control characters'],
    [{ name: 'A', email: 'a@brand', password: testPassword }, 'Enter an email address'],
    [{ name: 'A', email: 'a@b.test\r\nbcc: c@d.test', password: testPassword }, 'Enter an email address'],
    [{ name: 'A', email: 'a@brand.test', password: 'eight-ch' }, 'at least 10 characters'],
    [{ name: 'A', email: 'a@brand.test', password: 'Password123' }, 'too easy to guess'],
    [{ name: 'A', email: 'andrea@brand.test', password: 'andrea is my name' }, 'use your email address'],
  ])('with %o returns 422 and the message %j', async (fields, expected) => {
    const browser = server.browser()
    const page = await browser.post(`${baseOf(await server.client.authorize(browser))}/signup`, fields)
    expect(page.status).toBe(422)
    expect(page.text).toContain(expected)
    expect(page.text).toContain('role="alert"')
    expect(page.text).not.toContain(fields.password)
  })

  describe('submitted three times concurrently', () => {
    const email = 'twice@brand.test'
    let browser: Browser
    let base: string
    let pages: Visit[]
    beforeAll(async () => {
      browser = server.browser()
      base = baseOf(await server.client.authorize(browser))
      const fields = { name: 'Impatient', email, password: testPassword }
      pages = await Promise.all([1, 2, 3].map(() => browser.post(`${base}/signup`, fields)))
    })

    test('returns 200 and sends an email each time', () => {
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(server.outbox.filter(({ to }) => to === email)).toHaveLength(3)
    })

    test('is confirmed by the link in the first email', async () => {
      const first = server.outbox.find(({ to }) => to === email)
      const link = /http:\S+/.exec(first?.text ?? '')?.[0] ?? ''
      expect(await confirm(link.slice(server.origin.length))).toContain('Email address confirmed')
      expect(messageOf(await browser.get(`${base}/wait`)).code).toBeDefined()
    })
  })

  test('prefills its form with the name and address, but not the password', async () => {
    const browser = server.browser()
    const { base } = await signUp(browser, 'back@brand.test')
    const { text } = await browser.get(`${base}/signup`)
    expect(text).toContain('value="New Person"')
    expect(text).toContain('value="back@brand.test"')
    expect(text).not.toContain(testPassword)
  })

  describe('with markup in the name', () => {
    const name = `<img src=x onerror="alert('1')">`
    const email = 'markup@brand.test'
    let browser: Browser
    let base: string
    beforeAll(async () => {
      browser = server.browser()
      base = baseOf(await server.client.authorize(browser))
      await browser.post(`${base}/signup`, { name, email, password: testPassword })
    })

    test('sends an email without the name', () => {
      expect(JSON.stringify(server.mailTo(email).mail)).not.toMatch(/<img|onerror/)
    })

    test('shows the escaped name', async () => {
      await confirm(server.mailTo(email).link)
      await browser.get(`${base}/wait`)
      const choice = await server.client.authorize(browser, { prompt: 'select_account' })
      expect(choice.text).toContain('Continue as &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;')
      expect(choice.text).not.toContain('<img')
    })
  })

  test('sends at most five emails to an address in 15 minutes, then returns 429', async () => {
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
  'the invalid link %s returns 400',
  async (link) => {
    expect((await server.browser().get(link)).status).toBe(400)
  },
)

describe('without a mail server', () => {
  let failing: IdentityServer
  let isMailServerDown = true
  let browser: Browser
  let base: string
  const fields = { name: 'N', email: 'n@brand.test', password: testPassword }
  beforeAll(async () => {
    failing = await startIdentityServer({
      sendMail: () =>
        isMailServerDown ? Promise.reject(new Error('no route to mail server')) : Promise.resolve(),
    })
    browser = failing.browser()
    base = baseOf(await failing.client.authorize(browser))
  })
  afterAll(() => failing.stop())

  test('a sign-up returns 503 and logs the error without the link', async () => {
    expect((await browser.post(`${base}/signup`, fields)).status).toBe(503)
    expect(failing.logged.join()).toContain('no route to mail server')
    expect(failing.logged.join()).not.toContain('token=')
  })

  test('the same sign-up succeeds once the mail server is back', async () => {
    isMailServerDown = false
    expect((await browser.post(`${base}/signup`, fields)).text).toContain('Look for an email')
  })
})
