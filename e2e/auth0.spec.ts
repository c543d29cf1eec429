import { testPassword, rolesClaim, type IdentityServer } from '@app/identity/testing/identity-server.ts'
import { expect, test, type Page } from '@playwright/test'
import { openBareSite } from './auth0/bare-site.ts'

let site: IdentityServer

test.beforeAll(async () => {
  site = await openBareSite()
  const { accounts } = site.identity
  const ada = await accounts.create({
    email: 'ada@brand.test',
    name: 'Ada',
    password: testPassword,
    roles: ['admin'],
  })
  await accounts.addToOrganization(ada.subject, { id: 'org_1' })
  await accounts.create({ email: 'bob@brand.test', name: 'Bob', password: testPassword })
})
test.afterAll(() => site.stop())

/** Presses a button of the bare page and waits for its popup. */
async function openPopup(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return popup
}

async function logIn(page: Page, email: string): Promise<void> {
  const popup = await openPopup(page, 'Log in')
  await fillLogIn(popup, email)
  await expect(page.getByTestId('state')).toHaveText(email)
}

async function fillLogIn(popup: Page, email: string): Promise<void> {
  await popup.getByLabel('Email address').fill(email)
  await popup.getByLabel('Password').fill(testPassword)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Log in' }).click()
  await closed
}

const state = (page: Page) => page.getByTestId('state')
const error = (page: Page) => page.getByTestId('error')

async function visit(page: Page): Promise<void> {
  await page.goto(site.origin)
  await expect(state(page)).toHaveText('logged out')
}

/** The claims that the server reads from a new access token of the page. */
async function fetchClaims(page: Page): Promise<Record<string, unknown>> {
  const reply = page.waitForResponse('**/api/me')
  await page.getByRole('button', { name: 'Ask who I am' }).click()
  return (await reply).json()
}

test('logs in through a popup of 400 by 600 pixels, and the server accepts the token', async ({ page }) => {
  await visit(page)
  const popup = await openPopup(page, 'Log in')
  await popup.setViewportSize({ width: 400, height: 600 })
  await expect(popup.getByRole('heading', { name: 'Log in' })).toBeVisible()
  const overflow = await popup.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')
  expect(overflow).toBe(false)

  await popup.getByLabel('Email address').fill('ada@brand.test')
  await popup.getByLabel('Password').fill('not the password')
  await popup.getByRole('button', { name: 'Log in' }).click()
  await expect(popup.getByRole('alert')).toHaveText('Incorrect email address or password.')
  await fillLogIn(popup, 'ada@brand.test')

  await expect(state(page)).toHaveText('ada@brand.test')
  expect(await fetchClaims(page)).toMatchObject({ email: 'ada@brand.test', [rolesClaim]: ['admin'] })
})

test('access tokens come by the refresh token or else by the session, which a reload restores silently and signing out ends', async ({
  page,
}) => {
  await visit(page)
  await logIn(page, 'bob@brand.test')
  const grants: string[] = []
  page.context().on('request', (request) => {
    const grant = new URLSearchParams(request.postData() ?? '').get('grant_type')
    if (grant !== null) grants.push(grant)
  })
  expect(await fetchClaims(page)).toMatchObject({ email: 'bob@brand.test' })
  expect(await fetchClaims(page)).toMatchObject({ email: 'bob@brand.test' })
  expect(grants).toEqual(['refresh_token', 'refresh_token'])

  await site.pool.query(`delete from identity.artifact where model = 'RefreshToken'`)
  expect(await fetchClaims(page)).toMatchObject({ email: 'bob@brand.test' })
  expect(grants.slice(2)).toEqual(['refresh_token', 'authorization_code'])

  await page.reload()
  await expect(state(page)).toHaveText('bob@brand.test')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${site.origin}/`)
  await expect(state(page)).toHaveText('logged out')
  await page.reload()
  await expect(state(page)).toHaveText('logged out')
  const popup = await openPopup(page, 'Log in')
  await expect(popup.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test('a sign-up continues once its email is confirmed in another tab', async ({ page, context }) => {
  await visit(page)
  const popup = await openPopup(page, 'Sign up')
  await popup.getByLabel('Your name').fill('Carol')
  await popup.getByLabel('Email address').fill('carol@brand.test')
  await popup.getByLabel('Password').fill(testPassword)
  await popup.getByRole('button', { name: 'Sign up' }).click()
  await expect(popup.getByRole('heading', { name: 'Look for an email' })).toBeVisible()

  const closed = popup.waitForEvent('close')
  const mailbox = await context.newPage()
  await mailbox.goto(site.origin + site.mailTo('carol@brand.test').link)
  await mailbox.getByRole('button', { name: 'Yes, that was me' }).click()
  await expect(mailbox.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible()
  await closed
  await expect(state(page)).toHaveText('carol@brand.test')
})

test('a sign-up to confirm later is an error on the page', async ({ page }) => {
  await visit(page)
  const popup = await openPopup(page, 'Sign up')
  await popup.getByLabel('Your name').fill('Dan')
  await popup.getByLabel('Email address').fill('dan@brand.test')
  await popup.getByLabel('Password').fill(testPassword)
  await popup.getByRole('button', { name: 'Sign up' }).click()
  await popup.getByRole('button', { name: 'Confirm later' }).click()
  await expect(error(page)).toContainText('Look for an email')
  await expect(state(page)).toHaveText('logged out')
})

test('with a session the popup offers its account or another one', async ({ page }) => {
  await visit(page)
  await logIn(page, 'ada@brand.test')
  const popup = await openPopup(page, 'Log in')
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Continue as Ada' }).click()
  await closed
  await expect(state(page)).toHaveText('ada@brand.test')

  const again = await openPopup(page, 'Log in')
  await again.getByRole('link', { name: 'Use another account' }).click()
  await fillLogIn(again, 'bob@brand.test')
  await expect(state(page)).toHaveText('bob@brand.test')
  await page.reload()
  await expect(state(page)).toHaveText('bob@brand.test')
})

test('an organization is in its members’ tokens and rejects other accounts', async ({ page }) => {
  await visit(page)
  const popup = await openPopup(page, 'Log in to the organization')
  await fillLogIn(popup, 'ada@brand.test')
  await expect(page.getByTestId('organization')).toHaveText('org_1')

  const other = await openPopup(page, 'Log in to the organization')
  await other.getByRole('link', { name: 'Use another account' }).click()
  await fillLogIn(other, 'bob@brand.test')
  await expect(error(page)).toContainText('user is not part of the org_1 organization')
})

test('closing the popup is an error on the page', async ({ page }) => {
  await visit(page)
  const popup = await openPopup(page, 'Log in')
  await expect(popup.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await popup.close()
  await expect(error(page)).toHaveText('cancelled: Popup closed')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the provider’s pages work', async ({ page }) => {
    const request = new URLSearchParams({
      client_id: 'web',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${site.origin}/callback`,
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    })
    await page.goto(`${site.origin}/authorize?${request.toString()}`)
    await page.getByRole('link', { name: 'Sign up' }).click()
    await page.getByLabel('Your name').fill('Eve')
    await page.getByLabel('Email address').fill('eve@brand.test')
    await page.getByLabel('Password').fill(testPassword)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.context().request.post(`${site.origin}/u/verify`, {
      form: {
        token: new URL(site.origin + site.mailTo('eve@brand.test').link).searchParams.get('token') ?? '',
      },
    })
    await page.waitForURL(/\/callback\?code=/)
  })
})
