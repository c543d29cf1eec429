import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin } = openSite()

const email = `We need 8 turf fields for our U13 girls soccer cup on June 5-6.
64 teams, near Indianapolis. Our mascot is a goat.

Ana Ruiz
ana@club.example`

async function openPaste(page: Page) {
  await page.goto(`${origin}/requests/paste`)
  await untilHydrated(page)
}

async function paste(page: Page, text: string) {
  await openPaste(page)
  await page.getByLabel('Your text').fill(text)
  await page.getByRole('button', { name: 'Read it' }).click()
}

test('turns a pasted email into a draft of a request', async ({ page }) => {
  await paste(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check what was read')
  const fields = page.getByRole('list').filter({ hasText: '64 teams' })
  await expect(fields).toContainText('8 Fields')
  await expect(page.getByText('“Our mascot is a goat.”')).toBeVisible()
  await page.getByRole('link', { name: 'Show the words, number 1' }).focus()
  await expect(page.locator('mark').first()).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)

  const next = page.getByRole('button', { name: 'Confirm 1 first' }).first()
  await expect(next).toBeDisabled()
  await page.getByRole('button', { name: /^Jun 5, .* is right$/ }).click()
  await page.getByRole('button', { name: 'Continue' }).first().click()
  await page.waitForURL('**/requests/new')
  const draft = await page.evaluate<string>("localStorage.getItem('request-draft')")
  expect(JSON.parse(draft)).toMatchObject({
    sportsList: ['Soccer'],
    spaceName: 'Field',
    spaceCount: 8,
    surface: 'Turf',
    teamCount: 64,
    ages: 'U13',
    gender: 'Female',
    requestAddress: 'Indianapolis, IN',
    contactName: 'Ana Ruiz',
    contactEmail: 'ana@club.example',
  })
})

test('adds what the text lacks, and leaves out what it says', async ({ page }) => {
  await paste(page, 'We need 8 fields. Last year we had 80 teams.')
  await page.getByRole('button', { name: 'Use 80' }).click()
  await page.getByRole('button', { name: 'Change Spaces' }).click()
  await page.getByRole('button', { name: 'Leave out' }).click()
  await page.getByRole('button', { name: 'Continue' }).first().click()
  await page.waitForURL('**/requests/new')
  expect(await page.evaluate("localStorage.getItem('request-draft')")).toBe('{"teamCount":80}')
})

test('says why a file is not read', async ({ page, allowErrors }) => {
  allowErrors(/requests\/reading\/file/)
  await openPaste(page)
  await page.getByLabel('Or a file').setInputFiles({
    name: 'request.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\nnothing'),
  })
  await expect(page.getByRole('alert')).toHaveText('This PDF is damaged. Paste the words instead.')
})

test('offers another text and a blank form if nothing could be read', async ({ page }) => {
  await paste(page, 'Hello and goodbye')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing could be read')
  await page.getByRole('button', { name: 'Try another text' }).click()
  await expect(page.getByLabel('Your text')).toBeVisible()
  await expectAccessible(page)
})
