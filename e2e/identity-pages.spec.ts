import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import {
  testPassword,
  startIdentityServer,
  type IdentityServer,
} from '@app/identity/testing/identity-server.ts'
import { apiAudience, webClientId } from '@app/identity/testing/sign-in-client.ts'
import { expect, type Page } from '@playwright/test'
import { e2eDatabase } from './database.ts'
import { expectNoAxeFindings, expectNoSidewaysScroll, test } from './site.ts'

let site: IdentityServer

test.beforeAll(async () => {
  const rest: RequestListener = (_req, res) =>
    // As on every page of the product: the provider's own header would cut a window off from any other opener.
    void res.writeHead(200, { 'cross-origin-opener-policy': 'same-origin-allow-popups' }).end('The product')
  site = await startIdentityServer({ brand: 'Northside' }, { database: e2eDatabase(), rest })
})
test.afterAll(() => site.stop())
test.beforeEach(async ({ page, allowErrors }) => {
  // Everybody comes from a network of their own, or the limits would hold for all of them together.
  await page.setExtraHTTPHeaders({ 'x-client-address': randomUUID() })
  // What is refused, as much of it is here, is answered so.
  allowErrors(/status of 4\d\d/)
})

const freshEmail = () => `${randomUUID().slice(0, 8)}@brand.test`

async function newAccount(name = 'Ada Lovelace'): Promise<string> {
  const { email } = await site.identity.accounts.create({ email: freshEmail(), name, password: testPassword })
  return email
}

async function begin(page: Page, more: Record<string, string> = {}): Promise<void> {
  const request = new URLSearchParams({
    client_id: webClientId,
    audience: apiAudience,
    scope: 'openid',
    response_type: 'code',
    redirect_uri: `${site.origin}/callback`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...more,
  })
  await page.goto(`${site.origin}/authorize?${request.toString()}`)
}

const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const password = (page: Page) => page.locator('#password')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function logIn(page: Page, email: string, typed = testPassword): Promise<void> {
  await begin(page)
  await page.getByLabel('Email address').fill(email)
  await password(page).fill(typed)
  await press(page, 'Log in')
}

async function signUp(page: Page, { name = 'Ada', email = freshEmail(), typed = testPassword } = {}) {
  await begin(page, { screen_hint: 'signup' })
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email address').fill(email)
  await password(page).fill(typed)
  await press(page, 'Sign up')
  return email
}

async function signUpAndOpenMail(page: Page): Promise<string> {
  const email = await signUp(page)
  await title(page, 'Look for an email').waitFor()
  const { link } = site.mailTo(email)
  await page.goto(site.origin + link)
  return link
}

async function askForReset(page: Page, email: string): Promise<void> {
  await begin(page)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email address').fill(email)
  await press(page, 'Send link')
  await title(page, 'Look for an email').waitFor()
}

async function openReset(page: Page): Promise<void> {
  const email = await newAccount()
  await askForReset(page, email)
  await expect.poll(() => site.outbox.some(({ to }) => to === email)).toBe(true)
  await page.goto(site.origin + site.mailTo(email).link)
}

async function chooseAccount(page: Page, more: Record<string, string> = {}, name?: string): Promise<void> {
  await logIn(page, await newAccount(name))
  await page.waitForURL('**/callback?*')
  await begin(page, { prompt: 'select_account', ...more })
}

async function guessTooOften(page: Page): Promise<void> {
  const email = freshEmail()
  for (let guess = 0; guess < 10; guess += 1) {
    await logIn(page, email, 'wrong')
    await page.getByRole('alert').waitFor()
  }
  await logIn(page, email, 'wrong')
}

/** Every page in every state, by the heading it shows: how to get there. */
const states: [name: string, heading: string, open: (page: Page) => Promise<unknown>][] = [
  ['log in', 'Log in', (page) => begin(page)],
  ['log in refused', 'Log in', async (page) => logIn(page, await newAccount(), 'wrong')],
  ['log in with nothing typed', 'Log in', (page) => logIn(page, '', '')],
  ['sign up', 'Sign up', (page) => begin(page, { screen_hint: 'signup' })],
  ['sign up refused', 'Sign up', (page) => signUp(page, { name: 'x'.repeat(200), email: 'x', typed: 'x' })],
  ['sign up while signed in', 'Sign up', (page) => chooseAccount(page, { screen_hint: 'signup' })],
  ['choose an account', 'Choose an account', (page) => chooseAccount(page)],
  ['mail sent', 'Look for an email', (page) => signUp(page)],
  ['confirm the address', 'Confirm your email address', (page) => signUpAndOpenMail(page)],
  [
    'address confirmed',
    'Email address confirmed',
    async (page) => {
      await signUpAndOpenMail(page)
      await press(page, 'Yes, that was me')
    },
  ],
  ['expired link', 'This link no longer works', (page) => page.goto(`${site.origin}/u/verify?token=x`)],
  ['forgot the password', 'Forgot your password?', async (page) => page.goto(`${await baseOf(page)}/forgot`)],
  ['reset mail sent', 'Look for an email', async (page) => askForReset(page, await newAccount())],
  ['new password', 'Set a new password', (page) => openReset(page)],
  [
    'new password refused',
    'Set a new password',
    async (page) => {
      await openReset(page)
      await page.getByLabel('New password').fill('password123')
      await press(page, 'Set password')
      await page.getByRole('alert').waitFor()
    },
  ],
  [
    'password changed',
    'Password changed',
    async (page) => {
      await openReset(page)
      await page.getByLabel('New password').fill('another river in autumn')
      await press(page, 'Set password')
    },
  ],
  ['too many attempts', 'Too many attempts', (page) => guessTooOften(page)],
  ['log-in gone', 'This login has expired', (page) => page.goto(`${site.origin}/u/gone/login`)],
  ['no such page', 'Page not found', (page) => page.goto(`${site.origin}/u/gone/nowhere`)],
  ['request refused', "We can't handle this request", (page) => begin(page, { client_id: 'other' })],
  [
    'answer to a window',
    'One moment',
    (page) => begin(page, { response_mode: 'web_message', prompt: 'none' }),
  ],
]

async function baseOf(page: Page): Promise<string> {
  await begin(page)
  return page.url()
}

for (const [name, heading, open] of states) {
  test(`${name}: accessible in both themes, at 320 px and with text of 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 600 })
    await open(page)
    await title(page, heading).waitFor()
    await expectNoAxeFindings(page)
    await page.setViewportSize({ width: 320, height: 600 })
    await expectNoSidewaysScroll(page)
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectNoSidewaysScroll(page)
  })
}

test('the reader’s choice of theme holds against the system’s, from the first paint on', async ({ page }) => {
  const paper = () => page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor')
  await page.emulateMedia({ colorScheme: 'light' })
  await begin(page)
  expect(await paper()).toBe('rgb(251, 250, 246)')
  await page.evaluate(`localStorage.setItem('theme', 'dark')`)
  // Nothing is painted before the style sheet is there.
  await page.route('**/u/style.css*', async (route) => {
    const theme = () => page.evaluate('document.documentElement.dataset.theme')
    await expect(async () => expect(await theme()).toBe('dark')).toPass()
    await route.continue()
  })
  await page.context().clearCookies()
  await begin(page)
  expect(await paper()).toBe('rgb(12, 20, 18)')
  await page.unroute('**/u/style.css*')
  await page.evaluate(`localStorage.setItem('theme', 'system')`)
  await begin(page)
  expect(await paper()).toBe('rgb(251, 250, 246)')
})

test('the font is the product’s own, and nothing is loaded from elsewhere or refused', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await page.setViewportSize({ width: 1440, height: 900 })
  await begin(page)
  expect(
    await page.evaluate(`document.fonts.load('16px "Plus Jakarta Sans"').then(({ length }) => length)`),
  ).toBe(1)
  expect([...asked]).toEqual([site.origin])
  expect(complaints).toEqual([])
})

test.describe('by keyboard only', () => {
  const focused = (page: Page) => page.locator(':focus')
  const type = (page: Page, text: string) => page.keyboard.type(text)
  const tabTo = async (page: Page, name: string) => {
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText(name)
  }

  test('a wrong log-in leads to the field, and on to sign-up and back with the address', async ({ page }) => {
    const email = await newAccount()
    await begin(page)
    await expect(page.getByLabel('Email address')).toBeFocused()
    await type(page, email)
    await page.keyboard.press('Tab')
    await type(page, 'wrong')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Incorrect email address or password.')
    await expect(password(page)).toBeFocused()
    await expect(password(page)).toHaveAccessibleDescription('Incorrect email address or password.')
    await expect(page).toHaveTitle('Error: Log in | Northside')

    await tabTo(page, 'Show password')
    await tabTo(page, 'Log in')
    await tabTo(page, 'Forgot your password?')
    await tabTo(page, 'Sign up')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await expect(page.getByLabel('Your name')).toBeFocused()
    await page.getByRole('link', { name: 'Log in' }).press('Enter')
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await expect(password(page)).toBeFocused()
    await type(page, testPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/callback?code=*')

    await begin(page, { prompt: 'select_account' })
    await title(page, 'Choose an account').waitFor()
    await tabTo(page, `ALContinue as Ada Lovelace${email}`)
    await tabTo(page, 'Use another account')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/callback?code=*')
  })

  test('what was typed and not yet sent stands in the other forms too', async ({ page }) => {
    await begin(page)
    await expect(page.getByLabel('Email address')).toBeFocused()
    await type(page, 'half@way')
    await page.getByRole('link', { name: 'Sign up' }).press('Enter')
    await expect(page.getByLabel('Email address')).toHaveValue('half@way')
    await begin(page)
    await expect(page.getByLabel('Email address')).toHaveValue('')
  })

  test('the first wrong field has the focus, and each says what is wrong with it', async ({ page }) => {
    await begin(page, { screen_hint: 'signup' })
    await expect(page.getByLabel('Your name')).toBeFocused()
    await type(page, 'Ada')
    await page.keyboard.press('Enter')
    const email = page.getByLabel('Email address')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('Enter an email address, like name@example.com.')
    await expect(password(page)).toHaveAccessibleDescription(
      /^Use at least 10 characters for your password\./,
    )
    await expect(page.getByLabel('Your name')).toHaveValue('Ada')
  })
})

test('a password can be looked at, and is sent as one', async ({ page }) => {
  await begin(page, { screen_hint: 'signup' })
  await page.getByLabel('Email address').fill('ada@brand.test')
  const hint = page.locator('#password-hint')
  const says = async (typed: string, text: string, cells: number) => {
    await password(page).fill(typed)
    await expect(hint).toHaveText(text)
    await expect(page.locator('.strength .full')).toHaveCount(cells)
  }
  await says('a river', '3 more characters.', 1)
  await says('a river i', '1 more character.', 1)
  await says('a river in', 'Good. Add more words to make it stronger.', 3)
  await says('a river in spring', 'Strong.', 4)
  await says('Basketball1', 'Easy to guess.', 1)
  await says('密码密码密码密码密码安全', 'Good. Add more words to make it stronger.', 3)
  await says('', 'At least 10 characters. A short sentence works well.', 0)

  await password(page).fill('x')
  await press(page, 'Show password')
  await expect(password(page)).toHaveAttribute('type', 'text')
  await press(page, 'Hide password')
  await expect(password(page)).toHaveAttribute('type', 'password')
})

test('on a slow network a form is sent once, and says that it is on its way', async ({ page }) => {
  // Kept by the page itself: nothing can be asked of one that is being left.
  await page.addInitScript(`addEventListener('submit', ({ defaultPrevented, submitter }) => {
    const { textContent, ariaDisabled } = submitter
    const said = document.querySelector('#status').textContent
    const before = JSON.parse(sessionStorage.getItem('sent') ?? '[]')
    sessionStorage.setItem('sent', JSON.stringify([...before, { defaultPrevented, textContent, ariaDisabled, said }]))
  })`)
  await begin(page, { screen_hint: 'signup' })
  await page.getByLabel('Your name').fill('Ada')
  const email = freshEmail()
  await page.getByLabel('Email address').fill(email)
  await password(page).fill(testPassword)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/signup', async (route) => {
    await answered
    await route.continue()
  })
  for (const key of ['Tab', 'Tab', 'Enter', 'Enter', 'Shift+Tab', 'Shift+Tab', 'Enter'])
    await page.keyboard.press(key)
  answer()
  await title(page, 'Look for an email').waitFor()
  const busy = { textContent: 'Signing up…', ariaDisabled: 'true', said: 'Signing up…' }
  expect(JSON.parse(await page.evaluate<string>(`sessionStorage.getItem('sent')`))).toEqual([
    { ...busy, defaultPrevented: false },
    { ...busy, defaultPrevented: true },
    { ...busy, defaultPrevented: true },
  ])
  expect(site.outbox.filter(({ to }) => to === email)).toHaveLength(1)
})

test('a mail can be sent again after half a minute', async ({ page }) => {
  await page.clock.install()
  const email = await signUp(page)
  const again = page.getByRole('button', { name: /^Resend email/ })
  await expect(again).toHaveText(/Resend email in \d+ s/)
  await again.click({ force: true })
  await page.clock.runFor(31_000)
  await expect(again).toHaveText('Resend email')
  expect(site.outbox.filter(({ to }) => to === email)).toHaveLength(1)
  await again.click()
  await expect(page.getByText('We sent the email again.')).toBeVisible()
  expect(site.outbox.filter(({ to }) => to === email)).toHaveLength(2)
})

test('a page without a way on closes the window that was opened for it', async ({ page }) => {
  await page.goto(`${site.origin}/`)
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.evaluate(`void open('/u/gone/login')`)])
  await expect(popup.getByRole('link', { name: 'Go to the home page' })).toBeHidden()
  await Promise.all([popup.waitForEvent('close'), press(popup, 'Close this window')])
})

for (const name of [
  'J',
  '李小龙',
  'عمر الخيام',
  '𞤀𞤣𞤢𞤥𞤢',
  'मीरा',
  `<img src=x onerror="alert(1)">`,
  'W'.repeat(100),
]) {
  test(`an account named ${name.slice(0, 30)} is shown as it is, at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 })
    await chooseAccount(page, {}, name)
    await expect(page.getByRole('button', { name: `Continue as ${name}` })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a forgotten password is set anew, and what needs JavaScript is not shown', async ({ page }) => {
    const email = await newAccount()
    await logIn(page, email, 'wrong')
    await expect(page.getByRole('alert')).toHaveText('Incorrect email address or password.')
    await expect(password(page)).toBeFocused()
    await expect(page.getByRole('button')).toHaveText(['Log in', 'Cancel'])
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await press(page, 'Send link')
    await title(page, 'Look for an email').waitFor()
    await expect.poll(() => site.outbox.some(({ to }) => to === email)).toBe(true)
    await page.goto(site.origin + site.mailTo(email).link)
    await page.getByLabel('New password').fill('another river in autumn')
    await press(page, 'Set password')
    await title(page, 'Password changed').waitFor()
    await logIn(page, email, 'another river in autumn')
    await page.waitForURL('**/callback?code=*')
  })

  test('a sign-up is confirmed, sent again, and goes on', async ({ page }) => {
    const email = await signUp(page)
    await press(page, 'Resend email')
    await expect(page.getByText('We sent the email again.')).toBeVisible()
    const mailbox = await page.context().newPage()
    await mailbox.goto(site.origin + site.mailTo(email).link)
    await press(mailbox, 'Yes, that was me')
    await title(mailbox, 'Email address confirmed').waitFor()
    await page.getByRole('link', { name: "I've confirmed my email" }).click()
    await page.waitForURL('**/callback?code=*')
  })
})
