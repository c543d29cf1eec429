import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { admin, newAccount, password } from './accounts.ts'
import { expectNoAxeFindings } from './axe.ts'
import { pendingFacility } from './facilities.ts'
import { endedDialog, sessionEndErrors } from './session-end.ts'
import { logIn, meMenu, openAs, openPopup } from './log-in.ts'
import { linkIn, mailTo, unsubscribeLinkIn } from './mails.ts'
import { grayPicture } from './one-pixel.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin, api } = openSite()

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const picture = { name: 'me.png', mimeType: 'image/png', buffer: grayPicture }

test('an organizer changes their profile, signs out another browser, and leaves with their data', async ({
  page,
  browser,
  allowErrors,
}) => {
  // Nobody can log in to the deleted account, and what the page reads meanwhile doesn't find it.
  allowErrors(...sessionEndErrors, /status of 422.*\/login/, /status of 404.*\/users\/my\?/)
  const email = await newAccount('Rosalind Okonkwo')
  await openAs(page, email, `${origin}/`)
  await meMenu(page).click()
  await page.getByRole('link', { name: 'My account' }).click()

  await test.step('the profile is changed and saved at once', async () => {
    const profile = section(page, 'Profile')
    await profile.getByLabel('Your picture').setInputFiles(picture)
    await expect(profile.getByRole('button', { name: 'Use initials' })).toBeVisible()
    await expect(meMenu(page).locator('img')).toBeVisible()
    await profile.getByLabel('Name').fill('Rosalind O.')
    await profile.getByLabel('Account type').selectOption('Event Organizer')
    await profile.getByLabel('City').fill('Bloomington')
    await profile.getByLabel('State').selectOption('Indiana')
    await section(page, 'Notification preferences').getByLabel('Messages: Email').selectOption('Daily')
    await expect(page.getByText('5 changes not saved')).toBeVisible()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Your changes are saved.')).toBeVisible()
    await page.reload()
    await expect(profile.getByLabel('Name')).toHaveValue('Rosalind O.')
    await expect(profile.getByLabel('State')).toHaveValue('Indiana')
    const preferences = section(page, 'Notification preferences')
    await expect(preferences.getByLabel('Messages: Email')).toHaveValue('daily')
    await expect(preferences.getByRole('status')).toContainText('2 topics in one email a day')
  })

  await test.step('another browser is signed out', async () => {
    const elsewhere = await browser.newContext({ userAgent: firefox })
    const other = await elsewhere.newPage()
    await other.goto(`${origin}/`)
    await untilHydrated(other)
    await logIn(other, email)
    await page.reload()
    const sessions = section(page, 'Sessions')
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expect(sessions.getByRole('listitem').first()).toContainText('This device')
    await expect(sessions.getByRole('button', { name: /^Sign out (?!everywhere)/ })).toHaveCount(1)
    await sessions.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await other.reload()
    await expect(
      other.getByRole('banner').getByRole('button', { name: 'Log in', exact: true }).or(endedDialog(other)),
    ).toBeVisible()
    await elsewhere.close()
  })

  await test.step('the data is downloaded', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^my data .*\.zip$/)
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    await expect(page.getByText('Your data is downloaded.')).toBeVisible()
  })

  await test.step('the account is deleted after its address is typed', async () => {
    await page.getByRole('button', { name: 'Delete my account', exact: true }).click()
    await page.getByRole('button', { name: 'Delete my account for good' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button', { name: 'Delete my account' })).toBeDisabled()
    await dialog.getByLabel(/^Type/).fill(email)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
    await expect(meMenu(page)).toBeHidden()
    const popup = await openPopup(page, 'Log in')
    await popup.getByLabel('Email address').fill(email)
    await popup.getByLabel('Password', { exact: true }).fill(password)
    await popup.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(popup.getByText('Incorrect email address or password.')).toBeVisible()
    await popup.close()
  })
})

test('the link in an email stops emails about its topic, without logging in', async ({ page }) => {
  const email = await newAccount('Odile Marchetti')
  const { id } = await pendingFacility({ name: `Quiet gym ${Date.now()}` }, email)
  await (await api(admin)).facilities.approve({ id })
  await page.goto(unsubscribeLinkIn(await mailTo(email, 'is approved')))
  await expect(page.getByText('no more emails about “Decisions about my pages”')).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()

  await openAs(page, email, `${origin}/account`)
  const preferences = section(page, 'Notification preferences')
  await expect(preferences.getByLabel('Decisions about my pages: Email')).toHaveValue('never')
  await expect(preferences.getByLabel('Decisions about my pages: In the app')).toBeChecked()
})

test('a new email address takes effect with its mailed link', async ({ page, allowErrors }) => {
  // Tokens end with the old address.
  allowErrors(...sessionEndErrors)
  const email = await newAccount('Ida Marlow')
  const changed = `new-${email}`
  await openAs(page, email, `${origin}/account`)
  await page.getByRole('button', { name: 'Change the email address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New email address').fill('nobody')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByText(/^Enter an email address/)).toBeVisible()
  await dialog.getByLabel('New email address').fill(changed)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('dialog', { name: 'Check your email' })).toContainText(changed)

  const link = linkIn(await mailTo(changed, 'Confirm your new email address'))
  await page.goto(link)
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText(`From now on, you log in with ${changed}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(changed)
})

test('a member is asked before leaving, keeps the page of which they are the only manager, and signs out everywhere', async ({
  page,
  allowErrors,
}) => {
  allowErrors(...sessionEndErrors)
  const email = await newAccount('Theo Brandt')
  const gym = `Kept gym ${Date.now()}`
  await (await api(email)).facilities.create({ data: { name: gym } })
  await openAs(page, email, `${origin}/account`)
  await test.step('leaving with unsaved changes asks first, and discarding them restores what is stored', async () => {
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Enter your name.')).toBeVisible()
    await expect(name).toBeFocused()
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(name).toHaveValue('Theo Brandt')
    await expect(page.getByText(/not saved/)).toBeHidden()
  })
  await test.step('the only manager of a page is shown the page instead of the deletion', async () => {
    const membership = section(page, 'Memberships').getByRole('listitem').filter({ hasText: gym })
    await expect(membership.getByRole('link', { name: gym, exact: true })).toBeVisible()
    await expect(membership).toContainText('Manager. No membership. The page is free. Silver adds')
    await page.getByRole('button', { name: 'Delete my account', exact: true }).click()
    const privacy = section(page, 'Privacy')
    await expect(privacy).toContainText('You are the only manager of 1 page.')
    await expect(privacy.getByRole('link', { name: gym })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete my account for good' })).toBeHidden()
  })
  await test.step('signing out everywhere ends this session, too', async () => {
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByText('You are signed out everywhere.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Log in to see your account' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Log in to see your account' })).toBeVisible()
  })
})

test('a theme and a time zone are taken over by another browser when the person logs in there', async ({
  page,
  browser,
}) => {
  const email = await newAccount('Ines Calloway')
  await openAs(page, email, `${origin}/account`)
  const settings = section(page, 'Time and theme')
  await settings.getByLabel('Time zone').fill('Anchorage')
  await page.getByRole('option', { name: /^Anchorage/ }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  const saved = page.waitForResponse(/\/users\/my\/settings/)
  await settings.getByText('Dark', { exact: true }).click()
  await saved

  const elsewhere = await browser.newContext({ timezoneId: 'Europe/Paris' })
  const other = await elsewhere.newPage()
  await other.goto(`${origin}/account`)
  await untilHydrated(other)
  await expect(other.locator('html')).not.toHaveAttribute('data-theme')
  await logIn(other, email)
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(section(other, 'Time and theme').getByLabel('Time zone')).toHaveValue('Anchorage')
  expect(await other.evaluate(() => localStorage.getItem('time-zone'))).toBe('America/Anchorage')
  await elsewhere.close()
})
