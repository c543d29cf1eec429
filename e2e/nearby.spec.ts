import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { addressOf, approvedFacility, visit } from './facilities.ts'
import { approvedBusiness, approvedHotel, openPromotion, sellingHotel, spot } from './places.ts'
import { openSite, test } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

const { origin } = openSite()

test('a stranger goes from a venue to a hotel and a business near it', async ({ page }) => {
  const { lat, lng } = spot()
  const tag = randomUUID().slice(0, 8)
  const [venue, inn, diner] = await Promise.all([
    approvedFacility({ name: `Quillstone Arena ${tag}`, lat, lng }),
    sellingHotel({ name: `Quarry Inn ${tag}`, lat: lat + 0.02, lng }),
    approvedBusiness({ name: `Diner ${tag}`, lat: lat + 0.01, lng, businessType: 'Food & Beverage' }),
    approvedBusiness({ name: `Arcade ${tag}`, lat: lat + 0.03, lng, businessType: 'Entertainment' }),
    approvedHotel({ name: `Faraway Inn ${tag}`, lat: lat + 1, lng }),
  ])
  await diner.calls.promotions.create({
    ownerId: diner.id,
    data: openPromotion('15% off for teams'),
  })
  const hotels = page.getByRole('region', { name: 'Hotels nearby' })
  const things = page.getByRole('region', { name: 'Things to do nearby' })
  // The search index follows a moment later.
  await expect(async () => {
    await visit(page, addressOf(venue))
    await expect(hotels.getByRole('listitem')).toHaveCount(1, { timeout: 500 })
    await expect(things.getByText('15% off for teams')).toBeVisible({ timeout: 500 })
    await expect(things.getByRole('listitem')).toHaveCount(2, { timeout: 500 })
  }).toPass()

  await expect(hotels.getByRole('listitem')).toContainText('118 rooms · from $163')
  await expect(hotels.getByRole('listitem')).toContainText('1.4 mi')
  await expect(hotels.getByRole('link', { name: inn.name })).toHaveAttribute('href', `/hotels/${inn.id}`)
  await expect(things.getByRole('listitem').first()).toContainText(diner.name)
  await expect(things.getByRole('link', { name: diner.name })).toHaveAttribute(
    'href',
    `/businesses/${diner.id}`,
  )

  await expect(things.getByRole('link', { name: 'All 2 things to do' })).toHaveAttribute(
    'href',
    /^\/businesses\/marketplace\?near=[^&]+&around=[^&]+&dist=25/,
  )
  const food = things.getByRole('button', { name: /^Food & Beverage/ })
  await food.click()
  await expect(food).toHaveAttribute('aria-pressed', 'true')
  await expect(things.getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(addressOf(venue))
  await things.getByRole('button', { name: /^All/ }).click()
  await expect(things.getByRole('listitem')).toHaveCount(2)

  await expect(page.getByRole('list', { name: 'Places on the map' })).toContainText('Entertainment')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})

test('a venue far from any hotel says so, and lists no things to do', async ({ page }) => {
  const venue = await approvedFacility({ name: `Lone Gym ${randomUUID().slice(0, 8)}`, lat: 71.2, lng: -160 })
  await page.goto(`${origin}/facilities/${venue.id}`)
  await expect(page.getByText('No hotels within 25 mi yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Things to do nearby' })).toHaveCount(0)
})
