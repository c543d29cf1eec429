import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectNoSidewaysScroll } from './axe.ts'
import { addressOf, approvedFacility, visit } from './facilities.ts'
import { approvedBusiness, approvedHotel, openPromotion, spot } from './places.ts'
import { test } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

test('a stranger with a phone goes from a venue to a promotion, and to a hotel nearby', async ({ page }) => {
  test.setTimeout(120_000)
  const { lat, lng } = spot()
  const tag = randomUUID().slice(0, 8)
  const [venue, inn, diner, lanes] = await Promise.all([
    approvedFacility({ name: `Quillstone Arena ${tag}`, lat, lng }),
    approvedHotel({ name: `Quarry Inn ${tag}`, lat: lat - 0.03, lng }),
    approvedBusiness({ name: `Diner ${tag}`, lat: lat + 0.03, lng, businessType: 'Food & Beverage' }),
    approvedBusiness({ name: `Lanes ${tag}`, lat, lng: lng + 0.05, businessType: 'Entertainment' }),
    approvedBusiness({ name: `Arcade ${tag}`, lat, lng: lng - 0.05, businessType: 'Entertainment' }),
  ])
  for (const { id, calls } of [diner, lanes])
    await calls.promotions.create({
      ownerId: id,
      data: { ...openPromotion('15% off for teams'), code: 'TEAM15' },
    })
  const things = page.getByRole('region', { name: 'Things to do nearby' })
  // The search index follows a moment later.
  await expect(async () => {
    await visit(page, addressOf(venue))
    await expect(things.getByText('15% off for teams')).toHaveCount(2, { timeout: 500 })
    await expect(things.getByRole('listitem')).toHaveCount(3, { timeout: 500 })
    await expect(things.getByRole('button', { name: /^Promotions/ })).toHaveText('Promotions2', {
      timeout: 500,
    })
  }).toPass()
  await expectNoSidewaysScroll(page)

  await things.getByRole('button', { name: /^Promotions/ }).click()
  await expect(things.getByRole('listitem')).toHaveCount(2)
  await things.getByRole('link', { name: 'All 2 things to do' }).click()
  await expect(page).toHaveURL(/\/businesses\/marketplace\?.*hasPromotion=true/)
  await expect(page.getByRole('link', { name: /^Open promotions/ }).first()).toBeVisible()
  await page.goBack()

  const map = page.getByRole('region', { name: `Map of ${venue.name}` }).first()
  await map.scrollIntoViewIfNeeded()
  // Pins form a cluster where other journeys put theirs close by.
  await expect(map.getByRole('button', { name: /(has|some with) a promotion/ }).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Places on the map' })).toContainText('Has a promotion today')

  await things.getByRole('link', { name: diner.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: diner.name })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(crumbs.first()).toHaveText('Things to do')
  // Cards of other businesses have promotions of this title too, but not their codes.
  await expect(page.getByRole('article').filter({ hasText: 'TEAM15' })).toContainText('15% off for teams')
  await expectNoSidewaysScroll(page)

  await page.getByRole('region', { name: 'Venues nearby' }).getByRole('link', { name: venue.name }).click()
  await page.getByRole('region', { name: 'Hotels nearby' }).getByRole('link', { name: inn.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: inn.name })).toBeVisible()
  await expect(things.getByRole('listitem').filter({ hasText: diner.name })).toContainText(
    '15% off for teams',
  )
  await expectNoSidewaysScroll(page)
})
