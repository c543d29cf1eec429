import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import {
  testPassword,
  startIdentityServer,
  type IdentityServer,
} from '@app/identity/testing/identity-server.ts'
import { sessionCookies } from '@app/identity/testing/session-cookies.ts'
import { apiAudience, webClientId } from '@app/identity/testing/sign-in-client.ts'
import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings, expectNoSidewaysScroll } from './axe.ts'
import { test } from './site.ts'

let site: IdentityServer

test.beforeAll(async () => {
  const rest: RequestListener = (_req, res) =>
    // The product's own header. The provider's would cut a popup off from its opener.
    void res.writeHead(200, { 'cross-origin-opener-policy': 'same-origin-allow-popups' }).end('The product')
  site = await startIdentityServer({ brand: 'Northside' }, { rest })
})
test.afterAll(() => site.stop())
test.beforeEach(async ({ page, allowErrors }) => {
  // Each journey has an address of its own, since attempts are limited by address.
  await page.setExtraHTTPHeaders({ 'x-client-address': randomUUID() })
  allowErrors(/status of 4\d\d/)
})

const freshEmail = () => `${randomUUID().slice(0, 8)}@brand.test`

async function newAccount(name = 'Ada Lovelace'): Promise<string> {
  const { email } = await site.identity.accounts.create({ email: freshEmail(), name, password: testPassword })
  return email
}

const authorization = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: webClientId,
    audience: apiAudience,
    scope: 'openid',
    response_type: 'code',
    redirect_uri: `${site.origin}/callback`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...more,
  })

async function begin(page: Page, more: Record<string, string> = {}): Promise<void> {
  await page.goto(`${site.origin}/authorize?${authorization(more).toString()}`)
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

/** Opens the choice of accounts of a browser that is signed in, which happens over HTTP. */
async function chooseAccount(page: Page, more: Record<string, string> = {}, name?: string): Promise<void> {
  const browser = site.browser()
  const form = await browser.get(`/authorize?${authorization().toString()}`)
  const typed = { email: await newAccount(name), password: testPassword }
  await browser.post(`${form.url.pathname}/login`, typed)
  await page.context().addCookies(sessionCookies(browser, site.origin))
  await begin(page, { prompt: 'select_account', ...more })
}

async function guessTooOften(page: Page): Promise<void> {
  const email = freshEmail()
  for (let guess = 0; guess < 6; guess += 1) await logIn(page, email, 'wrong')
}

type State = [name: string, heading: string, open: (page: Page) => Promise<unknown>]

/** Every page in every state, with its heading and how to get there. */
const logInStates: State[] = [
  ['log in', 'Log in', (page) => begin(page)],
  ['log in refused', 'Log in', async (page) => logIn(page, await newAccount(), 'wrong')],
  ['log in with nothing typed', 'Log in', (page) => logIn(page, '', '')],
  ['choose an account', 'Choose an account', (page) => chooseAccount(page)],
  ['too many attempts', 'Too many attempts', (page) => guessTooOften(page)],
]

const signUpStates: State[] = [
  ['sign up', 'Sign up', (page) => begin(page, { screen_hint: 'signup' })],
  ['sign up refused', 'Sign up', (page) => signUp(page, { name: 'x'.repeat(200), email: 'x', typed: 'x' })],
  ['sign up while signed in', 'Sign up', (page) => chooseAccount(page, { screen_hint: 'signup' })],
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
]

const resetStates: State[] = [
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
]

const deadEnds: State[] = [
  ['expired link', 'This link no longer works', (page) => page.goto(`${site.origin}/u/verify?token=x`)],
  ['login gone', 'This login has expired', (page) => page.goto(`${site.origin}/u/gone/login`)],
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

async function expectStateFits(page: Page, [, heading, open]: State) {
  await page.context().clearCookies()
  await page.setExtraHTTPHeaders({ 'x-client-address': randomUUID() })
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
}

for (const [what, states] of [
  ['logging in', logInStates],
  ['signing up', signUpStates],
  ['a new password', resetStates],
  ['dead ends', deadEnds],
] as const)
  test(`the pages of ${what} pass axe and fit a window of 320 px with text of 200 %`, async ({ page }) => {
    for (const state of states) await test.step(state[0], () => expectStateFits(page, state))
  })

test('the chosen theme overrides the system’s from the first paint on', async ({ page }) => {
  const paper = () => page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor')
  await page.emulateMedia({ colorScheme: 'light' })
  await begin(page)
  expect(await paper()).toBe('rgb(251, 250, 246)')
  await page.evaluate(`localStorage.setItem('theme', 'dark')`)
  // The style sheet blocks painting.
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

test('loads the product’s font, nothing from other origins, and logs nothing', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.setViewportSize({ width: 1440, height: 900 })
  await begin(page)
  expect(
    await page.evaluate(`document.fonts.load('16px "Plus Jakarta Sans"').then(({ length }) => length)`),
  ).toBe(1)
  expect([...origins]).toEqual([site.origin])
  expect(messages).toEqual([])
})

test.describe('with the keyboard', () => {
  const focused = (page: Page) => page.locator(':focus')
  const type = (page: Page, text: string) => page.keyboard.type(text)
  const tabTo = async (page: Page, name: string) => {
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText(name)
  }

  test('a wrong password gets the focus, and the email address moves along to sign-up and back', async ({
    page,
  }) => {
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

  test('an email address that was not sent yet moves along to the sign-up form', async ({ page }) => {
    await begin(page)
    await expect(page.getByLabel('Email address')).toBeFocused()
    await type(page, 'half@way')
    await page.getByRole('link', { name: 'Sign up' }).press('Enter')
    await expect(page.getByLabel('Email address')).toHaveValue('half@way')
    await begin(page)
    await expect(page.getByLabel('Email address')).toHaveValue('')
  })

  test('focuses the first wrong field and describes each problem', async ({ page }) => {
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

test('rates the password while typing, and shows and hides it', async ({ page }) => {
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

test('on a slow network a form is sent once and shows that it is busy', async ({ page }) => {
  // Recorded in the page, since Playwright cannot read from a page that is navigating.
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
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/signup', async (route) => {
    await released
    await route.continue()
  })
  for (const key of ['Tab', 'Tab', 'Enter', 'Enter', 'Shift+Tab', 'Shift+Tab', 'Enter'])
    await page.keyboard.press(key)
  release()
  await title(page, 'Look for an email').waitFor()
  const busy = { textContent: 'Signing up…', ariaDisabled: 'true', said: 'Signing up…' }
  expect(JSON.parse(await page.evaluate<string>(`sessionStorage.getItem('sent')`))).toEqual([
    { ...busy, defaultPrevented: false },
    { ...busy, defaultPrevented: true },
    { ...busy, defaultPrevented: true },
  ])
  expect(site.outbox.filter(({ to }) => to === email)).toHaveLength(1)
})

test('the email can be sent again after half a minute', async ({ page }) => {
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

test('a dead end in a popup offers to close it', async ({ page }) => {
  await page.goto(`${site.origin}/`)
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.evaluate(`void open('/u/gone/login')`)])
  await expect(popup.getByRole('link', { name: 'Go to the home page' })).toBeHidden()
  const closed = popup.waitForEvent('close')
  // The popup may close while Playwright still reports the click, which then fails.
  await press(popup, 'Close this window').catch(() => {})
  await closed
})

test('shows account names as they are, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  for (const name of [
    'J',
    '李小龙',
    'عمر الخيام',
    '𞤀𞤣𞤢𞤥𞤢',
    'मीरा',
    `<img src=x onerror="alert(1)">`,
    'W'.repeat(100),
  ]) {
    await chooseAccount(page, {}, name)
    await expect(page.getByRole('button', { name: `Continue as ${name}` })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.context().clearCookies()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('resets a forgotten password, and hides what needs JavaScript', async ({ page }) => {
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

  test('a sign-up sends its email again, is confirmed and continues', async ({ page }) => {
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
