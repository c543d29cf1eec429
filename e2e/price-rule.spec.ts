import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { expect, type Page } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { addressOf, approvedFacility, visit } from './facilities.ts'
import { approvedHotel, sellingHotel, spot } from './places.ts'
import { openSite, test } from './site.ts'

const { origin, allApis } = openSite()
const startDate = addDays(dayOf(new Date()), 40)

/** An event that lists the hotel and shows its live rate. */
async function eventWith(hotelId: string, draft: { name: string; lat: number; lng: number }) {
  const { events } = (await allApis(await newAccount('Tomasz Bielik')))['event-mgmt']
  const dates = { startDate, endDate: addDays(startDate, 2), status: 'Published' as const }
  const { id: ownerId } = (await events.create({ data: { ...draft, ...dates } })).data
  await events.hotels.create({ ownerId, data: { hotelId } })
  await events.setting.create({ ownerId, data: { hotelLiveRatesEnabled: true } })
  return `${origin}/events/${ownerId}`
}

/** What people and search engines read, without the data that scripts start from. */
const shownText = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true)
    if (!(copy instanceof Element)) return ''
    for (const script of copy.querySelectorAll('script:not([type="application/ld+json"]), style'))
      script.remove()
    return copy.outerHTML
  })
/** The rates of the hotel's room types. Places around may be as many miles away. */
const bareRates = /(?:\$|\b)(?:154|180)(?:\.00|(?=<|"|[ \u00a0](?!(?:mi|km)\b)))|\b1(?:54|80)00\b/

test('no page or structured data shows a rate without mandatory fees', async ({ page }) => {
  const place = spot()
  const tag = randomUUID().slice(0, 8)
  const hotel = await sellingHotel({ ...place, name: `Courthouse Inn ${tag}`, lat: place.lat + 0.02 })
  const other = await approvedHotel({ ...place, name: `Quiet Lodge ${tag}`, lat: place.lat + 0.5 })
  const venue = await approvedFacility({ ...place, name: `Quillhall ${tag}` })
  const event = await eventWith(hotel.id, { ...place, name: `Quillcup ${tag}` })

  const pages: [address: string, price: string][] = [
    [`${origin}/hotels/${hotel.id}`, '$163'],
    [event, '$163'],
    // 2 × (154 + 9), and 12% of 308.
    [`${event}/hotels`, '$362.96'],
    [addressOf(venue), '$163'],
    [`${origin}/compare?hotels=${hotel.id},${other.id}`, '$163'],
  ]
  for (const [address, price] of pages)
    await test.step(address, async () => {
      // The search index follows a moment later.
      await expect(async () => {
        await visit(page, address)
        await expect(page.getByText(price).first()).toBeVisible({ timeout: 3000 })
      }).toPass()
      expect(await shownText(page)).not.toMatch(bareRates)
    })

  await test.step('the rooms of a hotel', async () => {
    await page.goto(`${event}/hotels`)
    await page.getByRole('button', { name: 'See rooms' }).click()
    await expect(page.getByText('$421.20')).toBeVisible()
    expect(await shownText(page)).not.toMatch(bareRates)
  })
})
