import { expect } from '@playwright/test'
import { cards, figureOf, heading, hold, visit } from './market.ts'
import { test } from './site.ts'

test('an order chosen before the page is alive holds', async ({ page }) => {
  const entry = await hold(page, /\/entry\.client[-.]/)
  await visit(page, '?sport=Fencing', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Order').selectOption('name')
  await expect(page).toHaveURL(/\?sport=Fencing$/)
  entry()
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByLabel('Order')).toHaveValue('name')
})

test('a place among the words is taken for one', async ({ page }) => {
  await visit(page, '?q=indoor+turf+near+Chicago')
  await expect(page.getByText('within 50 mi of Chicago')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Near' })).toHaveValue('Chicago')
  await expect(cards(page).first()).toContainText('mi away')
  await visit(page, '?q=indoor+turf+near+Nowhereville+Nil')
  await expect(page.getByText('Matching “indoor turf near Nowhereville Nil”')).toBeVisible()
})

test('surfaces are words too', async ({ page }) => {
  await visit(page, '?surface=Hardwood')
  const number = await figureOf(heading(page))
  await visit(page, '?q=hardwood')
  expect(await figureOf(heading(page))).toBeGreaterThanOrEqual(number)
})
