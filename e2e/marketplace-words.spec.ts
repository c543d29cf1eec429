import { expect } from '@playwright/test'
import { cards, chip, countIn, heading, hold, visit, visitHydrated, withoutMap } from './market.ts'
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

const text = '8 volleyball courts within 100 miles of Chicago with parking'

test('understands a text in plain words and keeps it in the address', async ({ page }) => {
  await visitHydrated(page, `?q=${encodeURIComponent(text)}`)
  for (const label of ['Within 100 mi', 'Volleyball', '8\\+ courts', 'Parking'])
    await expect(chip(page, label)).toBeVisible()
  await expect(page.getByLabel('Search facilities')).toHaveValue(text)
  await expect(page.getByRole('combobox', { name: 'Near' })).toHaveValue('Chicago, IL')
  await expect(cards(page).first()).toContainText('mi away')

  await chip(page, 'Volleyball').click()
  await expect(page.getByLabel('Search facilities')).toHaveValue(text.replace('volleyball', '"volleyball"'))
  await expect(chip(page, '8\\+ courts')).toBeVisible()
  await chip(page, 'Indoor').click()
  await expect(page).toHaveURL(/[?&]location=Indoor/)
  await expect(page).toHaveURL(/[?&]q=8\+%22volleyball%22\+courts/)
})

test('searches for several types of spaces, of which each can be removed', async ({ page }) => {
  await visitHydrated(page, '?q=canchas+o+piscina+en+Texas')
  await expect(page.getByText('Courts, fields, or pools, in Texas')).toBeVisible()
  const all = await countIn(heading(page))
  await page.getByRole('link', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('checkbox', { name: /^Pool/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await chip(page, 'Pools').click()
  await expect(page.getByLabel('Search facilities')).toHaveValue('canchas o "piscina" en Texas')
  await expect(chip(page, 'Fields')).toBeVisible()
  expect(await countIn(heading(page))).toBeLessThan(all)
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

test('offers other towns for a place that it guessed, and says which place it does not know', async ({
  page,
}) => {
  await visitHydrated(page, '?q=tennis+in+Springfield')
  await page.getByRole('link', { name: 'Springfield, IL' }).click()
  await expect(page.getByRole('combobox', { name: 'Near' })).toHaveValue('Springfield, IL')
  await expect(page).toHaveURL(/q=tennis\+in\+Springfield&near=Springfield%2C\+IL/)
  await visit(page, '?q=gym+in+Chicgo%2C+IL')
  await expect(page.getByText('Showing Chicago, IL for “Chicgo, IL”.')).toBeVisible()
  await visit(page, '?q=gym+near+Tijuana')
  await expect(page.getByText('We don’t know “Tijuana”')).toBeVisible()
})

test('searches near the person who asks for it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 39.77, longitude: -86.16 })
  await visitHydrated(page, '?q=basketball+near+me')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByRole('combobox', { name: 'Near' })).toHaveValue('Indianapolis, Indiana')
  await expect(page).toHaveURL(/q=basketball\+near\+me&near=/)
})

test('finds at least as many facilities by a surface’s name as by its filter', async ({ page }) => {
  await visit(page, '?surface=Hardwood')
  const count = await countIn(heading(page))
  await visit(page, '?q=hardwood')
  expect(await countIn(heading(page))).toBeGreaterThanOrEqual(count)
})
