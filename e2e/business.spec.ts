import { expect, type Page } from '@playwright/test'
import { visit } from './facilities.ts'
import { edit } from './editing.ts'
import { grayPicture } from './one-pixel.ts'
import { addressOfKind, approvedProfile, kindFixtures } from './kinds.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const kind = kindFixtures.business
const { origin } = openSite()

interface Promotion {
  title: string
  code: string
  days: readonly [first: string, last: string]
}

async function addPromotion(page: Page, { title, code, days: [first, last] }: Promotion) {
  await page.getByRole('button', { name: 'Add a promotion' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('First day').fill(first)
  await page.getByLabel('Last day').fill(last)
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('textbox', { name: 'Terms' }).fill('One bill per team.')
  await page.getByRole('button', { name: 'Save promotion' }).click()
}

test('a manager chooses the main promotion, and a stranger with a phone copies its code', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const business = await approvedProfile(kind, { name: 'Stone Mill Table', city: 'Bloomington' })
  await openAs(page, business.manager, addressOfKind(kind, business))
  const section = await edit(page, 'Promotions')
  const wholeDecade = ['2025-01-01', '2029-12-31'] as const
  await addPromotion(page, { title: 'Free sundae', code: 'SUNDAE', days: ['2029-12-31', '2025-01-01'] })
  await expect(page.getByLabel('Last day')).toHaveAccessibleDescription(/must not be before/i)
  await page.getByLabel('First day').fill(wholeDecade[0])
  await page.getByLabel('Last day').fill(wholeDecade[1])
  await page.getByRole('button', { name: 'Save promotion' }).click()
  await expect(section.getByRole('listitem').filter({ hasText: 'Free sundae' })).toContainText(
    'Main promotion',
  )
  await addPromotion(page, { title: '15% off for teams', code: 'TEAM15', days: wholeDecade })
  await addPromotion(page, { title: 'Opening week', code: 'OPEN', days: ['2024-01-01', '2024-01-07'] })
  await section.getByRole('button', { name: 'Show first 15% off for teams' }).click()
  await expect(section.getByRole('listitem').filter({ hasText: '15% off' })).toContainText('Main promotion')
  await expect(section.getByRole('listitem').first()).toContainText('15% off')
  await page.getByRole('button', { name: 'Done' }).click()
  // Managers see past ones, without their codes.
  await expect(page.getByRole('article').filter({ hasText: 'Opening week' })).toContainText('Ended')
  await expect(page.getByText('OPEN', { exact: true })).toHaveCount(0)

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const stranger = await context.newPage()
  await visit(stranger, addressOfKind(kind, business))
  const tickets = stranger.locator('#promotions').getByRole('article')
  await expect(tickets).toHaveCount(2)
  await expect(tickets.first()).toContainText('15% off for teams')
  await tickets.first().getByText('Terms', { exact: true }).click()
  await expect(tickets.first().getByText('One bill per team.')).toBeVisible()
  await tickets.first().getByRole('button', { name: 'Copy' }).click()
  await expect(tickets.first().getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await stranger.evaluate(() => navigator.clipboard.readText())).toBe('TEAM15')
  const data = await stranger.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'LocalBusiness',
    makesOffer: [{ '@type': 'Offer', name: '15% off for teams' }, { name: 'Free sundae' }],
  })
  await context.close()

  // A picture of a promotion, which is removed again.
  await edit(page, 'Promotions')
  const change = section.getByRole('button', { name: 'Change Free sundae' })
  await change.click()
  await page
    .getByLabel(/^Picture/)
    .setInputFiles({ name: 'sundae.png', mimeType: 'image/png', buffer: grayPicture })
  await page.getByRole('button', { name: 'Save promotion' }).click()
  await expect(page.getByRole('button', { name: 'Save promotion' })).toHaveCount(0)
  await change.click()
  await expect(section.getByRole('img', { name: 'Current picture' })).toBeVisible()
  await section.getByRole('button', { name: 'Remove the picture' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Picture removed.')).toBeVisible()
  await expect(section.getByRole('img', { name: 'Current picture' })).toHaveCount(0)
  await expect(page.getByLabel(/^Picture/)).toHaveCount(1)
})

test('a manager says when a business is open and whom it seats, and a stranger finds it by its seats', async ({
  page,
  browser,
}) => {
  const business = await approvedProfile(kind, { name: 'Old Quarry Grill', city: 'Bloomington' })
  await openAs(page, business.manager, addressOfKind(kind, business))
  const hours = await edit(page, 'Hours')
  await hours.getByRole('button', { name: 'Add hours' }).click()
  await hours.getByLabel('Opens').fill('00:00')
  await hours.getByLabel('Closes').fill('00:00')
  await hours.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.locator('#hours')).toContainText('Open nowToday: Open 24 hours')
  const facts = await edit(page, 'Name and key facts')
  await facts.getByLabel('Seats').fill('64')
  await facts.getByLabel('Reservations for groups').selectOption('Yes')
  await facts.getByRole('button', { name: 'Save facts' }).click()
  await expect(page.getByText('groups can reserve')).toBeVisible()

  const context = await browser.newContext()
  const stranger = await context.newPage()
  await visit(stranger, `${origin}/businesses/marketplace?q=Old+Quarry+with+60+seats`)
  await stranger.getByRole('link', { name: 'Old Quarry Grill' }).first().click()
  await expect(stranger.locator('#hours')).toContainText('Open now')
  await context.close()
})
