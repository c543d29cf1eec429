import { expect, type Page } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { openAs } from './log-in.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { allApis, origin } = openSite()

const email = `We need 8 turf fields for our U13 girls soccer cup on June 5-6.
64 teams, near Indianapolis. Our mascot is a goat.

Ana Ruiz
ana@club.example`

async function openPaste(page: Page, person?: string) {
  const address = `${origin}/requests/paste`
  if (person === undefined) await page.goto(address)
  else await openAs(page, person, address)
  await untilHydrated(page)
}

async function paste(page: Page, text: string, person?: string) {
  await openPaste(page, person)
  await page.getByLabel('Your text').fill(text)
  await page.getByRole('button', { name: 'Read it' }).click()
}

test('turns a pasted email into a request with its hosts', async ({ page }) => {
  const organizer = await newAccount('Ana Organizer')
  await paste(page, email, organizer)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check what was read')
  const fields = page.getByRole('list').filter({ hasText: /Teams\s*64/ })
  await expect(fields).toContainText('8 Fields')
  await expect(page.getByText('“Our mascot is a goat.”')).toBeVisible()
  await page.getByRole('link', { name: 'Show the words, number 1' }).focus()
  await expect(page.locator('mark').first()).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)

  const next = page.getByRole('button', { name: 'Confirm 1 first' }).first()
  await expect(next).toBeDisabled()
  await page.getByRole('button', { name: /^Jun 5 – 6, .* is right$/ }).click()
  await page.getByRole('button', { name: 'See the hosts that fit' }).first().click()
  await page.waitForURL(/\/requests\/[0-9a-f-]{36}\/hosts/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/hosts? fits?/)
  const id = /requests\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const { events } = (await allApis(organizer))['event-mgmt']
  expect((await events.get({ id })).data).toMatchObject({
    category: 'Private',
    sportsList: ['Soccer'],
    spaceName: 'Field',
    spaceCount: 8,
    surface: 'Turf',
    teamCount: 64,
    ages: 'U13',
    gender: 'Female',
    requestAddress: 'Indianapolis, IN',
    description: 'Contact: Ana Ruiz, ana@club.example',
  })
  await page.goto(`${origin}/requests/${id}`)
  await expect(page.getByText('Ana Ruiz, ana@club.example')).toBeVisible()
  await page.getByRole('link', { name: 'Edit what you ask for' }).click()
  await page.getByRole('button', { name: /Contact/ }).click()
  await page.getByLabel('Contact for hosts').fill('Bo Lee, bo@club.example')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL(`**/requests/${id}/hosts`)
  expect((await events.get({ id })).data.description).toBe('Contact: Bo Lee, bo@club.example')
})

test('opens what was read in the form', async ({ page }) => {
  await paste(page, email)
  await page.getByRole('button', { name: 'Open in the form' }).click()
  await page.waitForURL('**/requests/new')
  await expect(page.getByRole('button', { name: /Spaces/ })).toContainText('8 Fields, Turf')
})
