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

test('shows those with most first if none has as many, and around an area without any', async ({ page }) => {
  await visit(page, '?q=900+volleyball+courts+in+Indiana')
  await expect(page.getByText('These match “Courts” instead of “900+ courts”, most first.')).toBeVisible()
  const courts = async (place: number) =>
    Number(/([\d,]+) Courts/.exec(await cards(page).nth(place).innerText())?.[1] ?? 1)
  expect(await courts(0)).toBeGreaterThanOrEqual(await courts(1))
  await visit(page, '?q=curling+rinks+in+Loving+County,+TX')
  await expect(
    page.getByText(/These (?:are|match everything but .+,) within \d+ mi of Mentone, TX\./),
  ).toBeVisible()
})

test('finds at least as many facilities by a surface’s name as by its filter', async ({ page }) => {
  await visit(page, '?surface=Hardwood')
  const count = await countIn(heading(page))
  await visit(page, '?q=hardwood')
  expect(await countIn(heading(page))).toBeGreaterThanOrEqual(count)
})
