import { expect } from '@playwright/test'
import { cards, countIn, heading, hold, visit, withoutMap } from './market.ts'
import { test } from './site.ts'

test.use({ viewport: withoutMap })

test('keeps an order that was chosen before hydration', async ({ page }) => {
  const release = await hold(page, /\/entry\.client[-.]/)
  await visit(page, '?sport=Fencing', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Order').selectOption('name')
  await expect(page).toHaveURL(/\?sport=Fencing$/)
  release()
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByLabel('Order')).toHaveValue('name')
})

test('takes a place among the search words as the location', async ({ page }) => {
  await visit(page, '?q=indoor+turf+near+Chicago')
  await expect(page.getByText('within 50 mi of Chicago')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Near' })).toHaveValue('Chicago')
  await expect(cards(page).first()).toContainText('mi away')
  await visit(page, '?q=indoor+turf+near+Nowhereville+Nil')
  await expect(page.getByText('Matching “indoor turf near Nowhereville Nil”')).toBeVisible()
})

test('finds at least as many facilities by a surface’s name as by its filter', async ({ page }) => {
  await visit(page, '?surface=Hardwood')
  const count = await countIn(heading(page))
  await visit(page, '?q=hardwood')
  expect(await countIn(heading(page))).toBeGreaterThanOrEqual(count)
})
