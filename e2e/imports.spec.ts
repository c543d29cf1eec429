import { expect, type Page, type Route } from '@playwright/test'
import { admin } from './accounts.ts'
import { approvedDestination, destinationAddress } from './destinations.ts'
import { addressOf } from './facilities.ts'
import {
  duplicatesFile,
  exampleFile,
  importedFile,
  knownHall,
  newMark,
  openStep,
  parksFile,
  upload,
  uploadedFile,
} from './imports.ts'
import { openAs } from './log-in.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin } = openSite()

/** Checking and importing compare the file with the whole catalogue, one file at a time. */
const afterWork = { timeout: 90_000 }

test.describe.configure({ timeout: 240_000 })

test('an administrator imports a list with odd columns, duplicates and errors, and undoes it', async ({
  page,
}) => {
  const mark = newMark()
  const known = await knownHall(mark)
  await openAs(page, admin, `${origin}/admin`)
  await page.getByRole('link', { name: 'Imports' }).click()
  await upload(page, `${mark}.csv`, parksFile(mark))

  await expect(page.getByRole('heading', { name: 'What are the columns for?' })).toBeVisible(afterWork)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${mark}.csv`)
  const street = page.getByRole('combobox', { name: 'Meaning of Strasse' })
  await street.click()
  await street.fill('address')
  await page.getByRole('option', { name: 'Address', exact: true }).click()
  await expect(page.getByText('1 column is unknown.')).toBeVisible()
  await page.getByText('Ignore all unknown columns', { exact: true }).click()
  await page.getByRole('button', { name: 'Check again' }).click()

  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible(afterWork)
  const filters = page.getByRole('navigation', { name: 'Rows by outcome' })
  await expect(filters.getByRole('link', { name: 'New' })).toContainText('2')
  await expect(filters.getByRole('link', { name: 'Joined' })).toContainText('1')
  await filters.getByRole('link', { name: 'Errors' }).click()
  const rows = page.getByRole('list', { name: 'Rows' }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'Torrington' })).toContainText('Postal code "ABCDE" (column ZIP)')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 2 errors' }).click()
  expect((await saved).suggestedFilename()).toBe(`Errors of ${mark}.csv`)
  await page.getByLabel('Search the rows').fill('Torrington')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/step=check&rows=refused&q=Torrington/)

  await openStep(page, 'Duplicates')
  await expect(page.getByRole('heading', { name: `${mark} Hall` })).toBeVisible()
  await expect(page.getByRole('cell', { name: `${mark} Hall Sports Center` })).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByText('Everything is decided')).toBeVisible()
  await page.getByRole('link', { name: 'Next: import' }).click()

  const start = page.getByRole('button', { name: 'Import 2 venues, update 1' })
  await expect(start).toHaveAttribute('aria-disabled', 'true')
  await page.getByText('Leave out the 2 rows with errors').click()
  await page.getByText('Approve new venues right away').click()
  await start.click()
  await expect(page.getByRole('heading', { name: 'What was imported' })).toBeVisible(afterWork)

  const row = page.getByRole('listitem').filter({ hasText: `${mark} Commons` })
  await row.locator('summary').click()
  const venue = row.getByRole('link', { name: `${mark} Commons` })
  const address = await venue.getAttribute('href')
  await venue.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${mark} Commons`)
  expect((await page.request.get(`${origin}${address}`)).status()).toBe(200)

  await page.goBack()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('2 new venues will be removed')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('2 venues removed, 1 venue restored to what it was.')).toBeVisible(afterWork)
  expect((await page.request.get(`${origin}${address}`)).status()).toBe(404)
  expect((await page.request.get(addressOf(known))).status()).toBe(200)
  // Not in a test of its own: one account imports one file at a time.
  await importCompanies(page, mark)
})

async function importCompanies(page: Page, mark: string) {
  await page.goto(`${origin}/admin/imports`)
  await untilHydrated(page)
  await page.getByLabel('The file lists').selectOption({ label: 'Companies' })
  const content = `Company,Industry,Founded,City,State\n${mark} Apparel,Uniforms,1999,Gary,IN\n${mark} Group,,,Gary,IN\n`
  await page
    .getByLabel('A file of companies')
    .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible(afterWork)
  await openStep(page, 'Import')
  await page.getByText('Approve new companies right away').click()
  await page.getByRole('button', { name: 'Import 2 companies' }).click()
  await expect(page.getByRole('heading', { name: 'What was imported' })).toBeVisible(afterWork)

  const row = page.getByRole('listitem').filter({ hasText: `${mark} Apparel` })
  await row.locator('summary').click()
  await expect(row).toContainText('Physical Goods, Equipment & Hardware')
  const link = row.getByRole('link', { name: `${mark} Apparel` })
  await expect(link).toHaveAttribute('href', /^\/companies\//)

  await page.getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('2 new companies will be removed')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('2 companies removed.')).toBeVisible(afterWork)
}

test('a manager of a destination imports the example file, and the approval queue names its source', async ({
  page,
}) => {
  const mark = newMark()
  const destination = await approvedDestination(`Visit ${mark}`)
  const example = exampleFile.toString().replaceAll('Example', mark)
  await openAs(page, destination.manager, destinationAddress(destination))
  await page.getByRole('link', { name: 'Import venues' }).click()
  await expect(page.getByText('No files yet')).toBeVisible()
  await upload(page, 'venues.csv', example)
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible(afterWork)
  await openStep(page, 'Import')
  await expect(page.getByRole('heading', { name: 'What this import does' })).toBeFocused()
  await expect(page.getByText('They are linked to your destination.')).toBeVisible()
  await expect(page.getByText('Approve new venues right away')).toBeHidden()
  await page.getByRole('button', { name: 'Import 3 venues' }).click()
  await expect(page.getByRole('heading', { name: 'What was imported' })).toBeVisible(afterWork)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Imports' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'venues.csv' })).toContainText('3 added')

  await openAs(page, admin, `${origin}/admin?q=${mark}`)
  const pending = page.getByRole('article').filter({ hasText: `Riverbend ${mark} Sportsplex` })
  await expect(pending).toContainText(`by Amara Fontaine for Visit ${mark}`)
  await pending.getByRole('link', { name: 'venues.csv' }).click()
  await expect(page.getByRole('heading', { name: 'What was imported' })).toBeVisible(afterWork)
})

test('duplicates are decided by keys and all at once, and decisions are taken back', async ({ page }) => {
  const mark = newMark()
  const file = await uploadedFile(await duplicatesFile(mark, ['Elm', 'Oak', 'Pine', 'Ash']))
  await openAs(page, file.manager, `${origin}${file.path}?step=duplicates`)
  const title = page.getByRole('article').getByRole('heading')
  await expect(title).toHaveText(`${mark} Elm`)
  await page.keyboard.press('ArrowRight')
  await expect(title).toHaveText(`${mark} Oak`)
  await page.keyboard.press('d')
  await expect(page.getByText('1 of 4 decided')).toBeVisible()
  await expect(title).toHaveText(`${mark} Pine`)
  await page.keyboard.press('k')
  await expect(page.getByText('2 of 4 decided')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('1 of 4 decided')).toBeVisible()

  await page.getByText('Decide all 3 at once').click()
  await page.getByRole('button', { name: 'Skip all' }).click()
  await expect(page.getByText('4 of 4 decided')).toBeVisible()
  await page.getByText('3 rows: skipped.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('1 of 4 decided')).toBeVisible()
  await page.getByText('1 decision so far').click()
  await expect(page.getByRole('listitem').filter({ hasText: `${mark} Oak` })).toContainText('Different venue')
})

test('a file that was imported before is named', async ({ page }) => {
  const mark = newMark()
  const content = `name,city,state,postal code\n${mark} Gym,Dayton,Ohio,45402\n`
  const file = await importedFile(content)
  await openAs(page, file.manager, `${origin}/destinations/${file.ownerId}/imports`)
  await upload(page, 'same.csv', content)
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible(afterWork)
  await expect(page.getByText('The same file was imported before: parks.csv')).toBeVisible()
  await openStep(page, 'Import')
  await expect(page.getByText('Nothing to import')).toBeVisible()
})

test('an empty file is refused, one that is no table is unusable, and an upload is canceled or fails and is sent again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  const destination = await approvedDestination(`Visit ${newMark()}`)
  await openAs(page, destination.manager, `${destinationAddress(destination)}/imports`)
  await upload(page, 'empty.csv', '')
  await expect(page.getByRole('alert')).toHaveText(/empty\.csv was not uploaded\. The file is empty\./)

  await upload(page, 'picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 255, 254]))
  await expect(page.getByText('Can’t be imported')).toBeVisible(afterWork)
  await expect(page.getByText('Fix the file and upload it again, or choose another one.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No files yet')).toBeVisible()

  const mark = newMark()
  const calls = '**/imports?name=*'
  const held: Route[] = []
  await page.route(calls, (route) => void held.push(route))
  await upload(page, 'parks.csv', parksFile(mark))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Choose a file')).toBeVisible()

  // A request that the browser hasn't dropped yet would be sent when it is no longer held, and its file be worked on.
  await Promise.all(held.map((route) => route.abort().catch(() => undefined)))
  await page.unroute(calls)
  await page.route(calls, (route) => route.abort())
  await upload(page, 'parks.csv', parksFile(mark))
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('parks.csv')
})
