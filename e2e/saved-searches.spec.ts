import { expect } from '@playwright/test'
import { newAccount, signIn } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { approvedFacility } from './facilities.ts'
import { fillLogIn } from './log-in.ts'
import { visitHydrated, withoutMap } from './market.ts'
import { openSite, test } from './site.ts'

const { origin } = openSite()

test.use({ viewport: withoutMap })

test('saves a search, is told of a new match, opens the search, and deletes it with undo', async ({
  page,
}) => {
  await signIn(page, await newAccount('Sol Vega'))
  await visitHydrated(page, '?q=quillhaven&state=New+York')
  await page.getByRole('button', { name: 'Save search' }).click()
  const panel = page.getByRole('dialog', { name: 'Save search' })
  await expect(panel.getByLabel('Name')).toHaveValue(/New York/)
  await panel.getByLabel('Name').fill('Quillhaven halls')
  await panel.getByLabel('Tell me about new matches').selectOption('At once')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'View' }).click()
  const saved = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Quillhaven halls' })
  await expect(saved).toContainText('New York')
  await expectAccessible(page)

  await approvedFacility({ name: 'Quillhaven Dome', city: 'Albany', state: 'New York' })
  await expect(async () => {
    await page.goto(`${origin}/notifications`)
    await expect(page.getByRole('link', { name: 'Quillhaven Dome matches “Quillhaven halls”' })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()

  await page.goto(`${origin}/account/searches`)
  await expect(saved).toContainText('1 new')
  await saved.getByRole('link', { name: 'Quillhaven halls' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Quillhaven Dome' })).toBeVisible()
  await expect(page).toHaveURL(/\/facilities\/marketplace\?.*state=New\+York/)
  await page.goto(`${origin}/account/searches`)
  await expect(saved).toBeVisible()
  await expect(saved).not.toContainText('new')

  await saved.getByLabel('Alerts for Quillhaven halls').selectOption('Every Monday')
  await saved.getByRole('button', { name: 'Delete Quillhaven halls' }).click()
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(saved.getByLabel('Alerts for Quillhaven halls')).toHaveValue('weekly')
})

test('a visitor logs in and saves the search without leaving it, on a phone', async ({ page }) => {
  const email = await newAccount('Vera Lund')
  await page.setViewportSize({ width: 390, height: 844 })
  await visitHydrated(page, '?sport=Fencing')
  await page.getByRole('button', { name: 'Save search' }).click()
  const panel = page.getByRole('dialog', { name: 'Save search' })
  const popup = page.waitForEvent('popup')
  await panel.getByRole('button', { name: 'Log in' }).click()
  await fillLogIn(await popup, email)
  await expect(panel.getByLabel('Name')).toHaveValue('Facilities, Fencing')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved “Facilities, Fencing”.')).toBeVisible()
  await expect(page).toHaveURL(/sport=Fencing/)
})
