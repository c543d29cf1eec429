import { expect } from '@playwright/test'
import { admin } from './accounts.ts'
import { newMark } from './imports.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { origin } = openSite()

/** Files are compared with the whole catalogue, one at a time. */
const afterWork = { timeout: 90_000 }

test.describe.configure({ timeout: 240_000 })

test('an administrator imports a list of companies, opens one, and undoes it', async ({ page }) => {
  const mark = newMark()
  await openAs(page, admin, `${origin}/admin/imports`)
  await page.getByLabel('The file lists').selectOption({ label: 'Companies' })
  const content = `Company,Industry,Founded,City,State\n${mark} Apparel,Uniforms,1999,Gary,IN\n${mark} Group,,,Gary,IN\n`
  await page
    .getByLabel('A file of companies')
    .setInputFiles({ name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible(afterWork)
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Import' }).click()
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
})
