import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { admin, newAccount, password } from './accounts.ts'
import { fillLogIn, logIn, meMenu, openPopup } from './log-in.ts'
import { withoutMap } from './market.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin } = openSite()

/** A page with the top bar that is quick to load. */
const anyPage = `${origin}/facilities/new`

test('logging in on the front page opens home; a reload keeps the session; signing out ends it', async ({
  page,
}) => {
  await page.goto(origin)
  await logIn(page, 'organizer@demo.example')
  await expect(page).toHaveURL(`${origin}/home`)
  await page.reload()
  await meMenu(page).click()
  await expect(page.getByText('organizer@demo.example')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${origin}/`)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
})

test('logging in on another page stays there', async ({ page }) => {
  await page.clock.install()
  await page.goto(anyPage)
  await logIn(page, admin)
  // The redirect from the front page comes half a second after the login.
  await page.clock.fastForward(1000)
  await expect(page).toHaveURL(anyPage)
  await meMenu(page).click()
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible()
})

test('logging in updates the page without remounting it', async ({ page }) => {
  await page.setViewportSize(withoutMap)
  await page.goto(`${origin}/facilities/marketplace`)
  await untilHydrated(page)
  const bar = page.getByRole('banner')
  const parts = [
    page.getByRole('main'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('article').first(),
    bar,
  ]
  const mounted = await Promise.all(parts.map((part) => part.elementHandle()))
  await logIn(page, await newAccount('Marcus Ellingsford'))
  await expect(bar.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  for (const element of mounted) expect(await element?.evaluate((node) => node.isConnected)).toBe(true)
})

test('while a popup is open, the bar’s Log in is disabled, and another one focuses the popup', async ({
  page,
}) => {
  await page.goto(`${origin}/home`)
  const popup = await openPopup(page, 'Log in')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Log in', exact: true })).toBeDisabled()
  await expect(bar.getByRole('button', { name: 'Sign up', exact: true })).toBeDisabled()
  let others = 0
  page.on('popup', () => others++)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await fillLogIn(popup, await newAccount('Marcus Ellingsford'))
  await expect(meMenu(page)).toBeVisible()
  expect(others).toBe(0)
  await expect(page.getByText('Invalid state')).toHaveCount(0)
})

test('closing the popup while it is still blank shows a notice, and the next login works', async ({
  page,
}) => {
  await page.goto(anyPage)
  const first = await openPopup(page, 'Log in')
  await first.close()
  await expect(page.getByText('Popup closed')).toBeVisible()
  await fillLogIn(await openPopup(page, 'Log in'), await newAccount('Marcus Ellingsford'))
  await expect(meMenu(page)).toBeVisible()
})

test('a login whose popup was closed is tried again from the notice', async ({ page }) => {
  await page.goto(anyPage)
  const first = await openPopup(page, 'Log in')
  await first.close()
  const next = page.waitForEvent('popup')
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await fillLogIn(await next, await newAccount('Marcus Ellingsford'))
  await expect(meMenu(page)).toBeVisible()
})

test('a popup that is lost behind the page is found again', async ({ page }) => {
  await page.goto(anyPage)
  const popup = await openPopup(page, 'Log in')
  await expect(popup.getByLabel('Email address')).toBeVisible()
  const notice = page.getByRole('alert').filter({ hasText: 'The login continues in another window.' })
  // Every page of a test counts as focused, so that only its event tells that somebody came back.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(notice).toBeVisible({ timeout: 500 })
  }).toPass()
  await notice.getByRole('button', { name: 'Show it' }).click()
  await fillLogIn(popup, await newAccount('Marcus Ellingsford'))
  await expect(meMenu(page)).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('where the browser blocks popups, the login continues in this window and returns to the page', async ({
  page,
}) => {
  await page.addInitScript(() => void (window.open = () => null))
  await page.goto(`${anyPage}?name=Elm%20Gym`)
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Allow popups for this site and try again.')
  await notice.getByRole('button', { name: 'Continue in this window' }).click()
  await page.getByLabel('Email address').fill(await newAccount('Marcus Ellingsford'))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(meMenu(page)).toBeVisible()
  await expect(page).toHaveURL(`${anyPage}?name=Elm%20Gym`)
})

test('a popup is closed after 60 s, and the next login works', async ({ page }) => {
  await page.clock.install()
  await page.goto(anyPage)
  const popup = await openPopup(page, 'Log in')
  await expect(popup.getByLabel('Email address')).toBeVisible()
  const closed = popup.waitForEvent('close')
  await page.clock.fastForward(60_000)
  await closed
  await expect(page.getByText('Timeout. This took too long. Try again.')).toBeVisible()
  await fillLogIn(await openPopup(page, 'Log in'), await newAccount('Marcus Ellingsford'))
  await expect(meMenu(page)).toBeVisible()
})

test('a sign-up is signed in once its email is confirmed', async ({ page, context }) => {
  await page.clock.install()
  await page.goto(anyPage)
  const popup = await openPopup(page, 'Sign up')
  const email = `${randomUUID()}@signup.example`
  await popup.getByLabel('Your name').fill('Ngozi Ferreira-Lindqvist')
  await popup.getByLabel('Email address').fill(email)
  await popup.getByLabel('Password', { exact: true }).fill('a long way to the final')
  await popup.getByRole('button', { name: 'Sign up' }).click()
  await expect(popup.getByText(email)).toBeVisible()
  // The popup stays open meanwhile.
  await page.clock.fastForward(300_000)

  const mail = await context.newPage()
  await mail.goto(`${origin}/dev/mail`)
  const link = mail.locator('article', { hasText: email }).locator('a[href*="/u/"]').first()
  await mail.goto((await link.getAttribute('href')) ?? '')
  await mail.getByRole('button', { name: 'Yes, that was me' }).click()
  await expect(mail.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible()

  await expect(meMenu(page)).toBeVisible({ timeout: 30_000 })
  await meMenu(page).click()
  await expect(page.getByText(email)).toBeVisible()
})

test('choosing a theme in one tab changes the others', async ({ page, context }) => {
  const backgroundOf = (tab: Page) =>
    tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(origin)
  const other = await context.newPage()
  await other.goto(anyPage)
  await untilHydrated(other)
  const light = await backgroundOf(other)
  const choose = (theme: string) =>
    page.getByRole('contentinfo').getByRole('button', { name: theme, exact: true }).click()
  await untilHydrated(page)
  await page.bringToFront()
  await choose('Dark')
  await expect.poll(() => backgroundOf(page)).not.toBe(light)
  await expect.poll(() => backgroundOf(other)).toBe(await backgroundOf(page))
  await choose('System')
  await expect.poll(() => backgroundOf(other)).toBe(light)
})

test('a reload keeps the scroll position', async ({ page }) => {
  await page.setViewportSize(withoutMap)
  await page.goto(`${origin}/facilities/marketplace`)
  await untilHydrated(page)
  await page.evaluate(() => scrollTo(0, 700))
  await page.reload()
  await untilHydrated(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

test('following a link moves the focus and announces the title', async ({ page }) => {
  await page.setViewportSize(withoutMap)
  await page.goto(`${origin}/facilities/marketplace`)
  await untilHydrated(page)
  const link = page.getByRole('article').first().getByRole('link').first()
  const name = await link.innerText()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
  expect(await page.title()).toContain(name)
})

test('the top bar works with the keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(origin)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByLabel('Search the marketplaces').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Facilities/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Facilities/ })).toBeHidden()
  await expect(page.getByLabel('Search the marketplaces')).toBeFocused()
})

test.describe('before scripts load', () => {
  const missing = `${origin}/facilities/00000000-0000-4000-8000-000000000000`
  const notFound = (page: Page) => page.getByRole('heading', { name: 'There is nothing at this address' })
  const skeleton = (page: Page) => page.getByRole('heading', { name: 'Loading the page' })
  const signUp = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign up' })
  const menuSkeleton = (page: Page) => page.getByRole('status', { name: 'Loading your menu' })

  test.beforeEach(async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/, /status of 404/)
    await page.route(/\.js$/, (route) => route.abort())
  })

  test('a missing page is not found for a visitor, home asks them to log in, and both are skeletons for a browser with a session hint', async ({
    page,
    context,
  }) => {
    await page.goto(missing)
    await expect(notFound(page)).toBeVisible()
    await expect(skeleton(page)).toHaveCount(0)
    await expect(signUp(page)).toBeVisible()
    await expect(menuSkeleton(page)).toBeHidden()
    const question = page.getByRole('heading', { name: 'Log in to see your home' })
    await page.goto(`${origin}/home`)
    await expect(question).toBeVisible()
    await context.addCookies([{ url: origin, name: 'auth0.web.is.authenticated', value: 'true' }])
    await page.goto(missing)
    await expect(skeleton(page)).toBeVisible()
    await expect(notFound(page)).toHaveCount(0)
    await expect(signUp(page)).toBeHidden()
    await expect(menuSkeleton(page)).toBeVisible()

    await page.goto(`${origin}/home`)
    await expect(page.getByRole('heading', { level: 1, name: 'Home', exact: true })).toBeVisible()
    await expect(question).toHaveCount(0)
  })
})
