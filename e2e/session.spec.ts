import { expect, type Page } from '@playwright/test'
import {
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  fillLogIn,
  logIn,
  meMenu,
  openSite,
  openWindow,
  test,
  untilAlive,
} from './site.ts'

const { origin } = openSite()

test('a log-in from the front page leads home; the session outlives a reload; signing out leads back', async ({
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

test('a log-in elsewhere stays where it was', async ({ page }) => {
  await page.goto(`${origin}/facilities/marketplace`)
  await logIn(page, 'admin@demo.example')
  await page.waitForTimeout(1000)
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
  await meMenu(page).click()
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible()
})

test('a popup that is closed is told, and another log-in goes well', async ({ page }) => {
  await page.goto(`${origin}/facilities/marketplace`)
  const first = await openWindow(page, 'Log in')
  await expect(first.getByLabel('Email address')).toBeVisible()
  await first.close()
  await expect(page.getByText('Popup closed')).toBeVisible()
  const second = await openWindow(page, 'Log in')
  await fillLogIn(second, 'organizer@demo.example')
  await expect(meMenu(page)).toBeVisible()
})

test('a second press shows the window again, and starts no second log-in', async ({ page }) => {
  await page.goto(`${origin}/facilities/marketplace`)
  const button = page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })
  const popup = await openWindow(page, 'Log in')
  let others = 0
  page.on('popup', () => others++)
  await button.click()
  await fillLogIn(popup, 'organizer@demo.example')
  await expect(meMenu(page)).toBeVisible()
  expect(others).toBe(0)
  await expect(page.getByText('Invalid state')).toHaveCount(0)
})

test('a window closed before the client could fill it is told, and the next one is filled', async ({
  page,
}) => {
  await page.goto(`${origin}/facilities/marketplace`)
  const first = await openWindow(page, 'Log in')
  await first.close()
  await expect(page.getByText('Popup closed')).toBeVisible()
  await fillLogIn(await openWindow(page, 'Log in'), 'organizer@demo.example')
  await expect(meMenu(page)).toBeVisible()
})

test('a sign-up is confirmed by mail, and then is a session', async ({ page, context }) => {
  await page.goto(`${origin}/facilities/marketplace`)
  const popup = await openWindow(page, 'Sign up')
  const email = `new-${Date.now()}@signup.example`
  await popup.getByLabel('Your name').fill('Ngozi Ferreira-Lindqvist')
  await popup.getByLabel('Email address').fill(email)
  await popup.getByLabel('Password', { exact: true }).fill('a long way to the final')
  await popup.getByRole('button', { name: 'Sign up' }).click()
  await expect(popup.getByText(email)).toBeVisible()

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

test('the arrow keys walk through the menu of whoever is signed in, and around', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${origin}/facilities/marketplace`)
  await logIn(page, 'admin@demo.example')
  const me = meMenu(page)
  const entries = me.locator('..').locator('a, button').filter({ visible: true })
  await me.focus()
  await page.keyboard.press('ArrowDown')
  await expect(entries).toHaveText(['Admin', 'Sign out'])
  const [admin, signOut] = [entries.nth(0), entries.nth(1)]
  await expect(admin).toBeFocused()
  for (const stop of [signOut, me, admin]) {
    await page.keyboard.press('ArrowDown')
    await expect(stop).toBeFocused()
  }
  for (const stop of [me, signOut, admin]) {
    await page.keyboard.press('ArrowUp')
    await expect(stop).toBeFocused()
  }
})

test('a theme that is chosen in one tab is shown in the others', async ({ page, context }) => {
  const paper = (shown: Page) =>
    shown.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(origin)
  const other = await context.newPage()
  await other.goto(`${origin}/facilities/marketplace`)
  await untilAlive(other)
  const byDay = await paper(other)
  const choose = (theme: string) => page.getByRole('button', { name: theme, exact: true }).click()
  await untilAlive(page)
  await page.getByLabel('Colour theme').first().click()
  await choose('Dark')
  await expect.poll(() => paper(page)).not.toBe(byDay)
  await expect.poll(() => paper(other)).toBe(await paper(page))
  await choose('As the system')
  await expect.poll(() => paper(other)).toBe(byDay)
})

test('a page that is reloaded is found where it was left', async ({ page }) => {
  await page.goto(`${origin}/facilities/marketplace`)
  await untilAlive(page)
  await page.evaluate(() => scrollTo(0, 700))
  await page.reload()
  await untilAlive(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

test('a link to another page takes the focus there and tells its title', async ({ page }) => {
  await page.goto(`${origin}/facilities/marketplace`)
  await untilAlive(page)
  const link = page.getByRole('article').first().getByRole('link').first()
  const name = await link.innerText()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
  expect(await page.title()).toContain(name)
})

test('text at twice the size stays in the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/facilities/marketplace', '/facilities/new']) {
    await page.goto(origin + path)
    await untilAlive(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoSidewaysScroll(page)
  }
})

test('the bar works by keyboard, on a phone, and in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(origin)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByLabel('Search the marketplaces').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Facilities/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Facilities/ })).toBeHidden()
  await expect(page.getByLabel('Search the marketplaces')).toBeFocused()
})
