import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { tellOpenRates } from '@app/server/services/event-mgmt/index.ts'
import { expect, type Page } from '@playwright/test'
import { newAccount, now, signIn } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { visit } from './facilities.ts'
import { fillLogIn, openAs } from './log-in.ts'
import { linkIn, mailTo } from './mails.ts'
import { approvedHotel, sellingHotel, spot } from './places.ts'
import { openSite, test } from './site.ts'

const phone = { width: 390, height: 844 }
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone })

const { origin, allApis } = openSite()
const startDate = addDays(dayOf(new Date()), 40)
const endDate = addDays(startDate, 2)

async function publishedEvent(
  name: string,
  place: { lat: number; lng: number },
  { organizer, ...setting }: { organizer?: string; hotelLiveRatesVisibleAfter?: string } = {},
) {
  const { events } = (await allApis(organizer ?? (await newAccount('Tomasz Bielik'))))['event-mgmt']
  const draft = { name, startDate, endDate, status: 'Published' as const, ...place }
  const { id } = (await events.create({ data: draft })).data
  await events.setting.create({ ownerId: id, data: { hotelLiveRatesEnabled: true, ...setting } })
  return id
}

const rowOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

test('a family finds what a stay for an event costs in all, and which rooms there are', async ({ page }) => {
  const place = spot()
  const tag = randomUUID().slice(0, 8)
  const [inn, quiet] = [`Courthouse Inn ${tag}`, `Quiet Lodge ${tag}`]
  const id = await publishedEvent(`Quillcup ${tag}`, place)
  const hotel = await sellingHotel({ name: inn, ...place, lat: place.lat + 0.02 })
  const special = { title: 'Breakfast for teams', startDate, endDate }
  await hotel.calls.specials.create({ ownerId: hotel.id, data: special })
  await approvedHotel({ name: quiet, ...place, lat: place.lat + 0.05 })

  // The search index follows a moment later.
  await expect(async () => {
    await visit(page, `${origin}/events/${id}`)
    await page.getByRole('link', { name: 'Hotels with the total of a stay' }).first().click({ timeout: 3000 })
    await expect(page.getByRole('heading', { name: '1 hotel has rooms, 1 doesn’t say' })).toBeVisible({
      timeout: 3000,
    })
  }).toPass()

  await test.step('the largest figure is the total with taxes and fees', async () => {
    const row = rowOf(page, inn)
    // 2 × (154 + 9 parking), and 12% of 308.
    await expect(row).toContainText('$362.962 nights, all taxes and fees$326.00 before taxes')
    await expect(row).toContainText('Two queens')
    await expect(row).toContainText('A night with fees$163Taxes, 2 nights$36.96Rooms left12')
    await expect(row).not.toContainText('154')
    await expect(row).toContainText('Breakfast for teams')
    await expect(rowOf(page, quiet)).toContainText('Ask the hotel')
  })

  await test.step('its rooms are shown with their totals', async () => {
    await rowOf(page, inn).getByRole('button', { name: 'See rooms' }).click()
    const rooms = rowOf(page, inn).getByRole('listitem').filter({ hasText: 'sleeps' })
    await expect(rooms).toHaveCount(2)
    await expect(rooms.filter({ hasText: 'King' })).toContainText('$421.20')
    await expect(rowOf(page, inn).getByRole('link', { name: 'Contact the hotel' })).toBeVisible()
  })

  await test.step('a bed and a longer stay are in the address', async () => {
    await page.getByRole('link', { name: /^King/ }).click()
    await expect(page).toHaveURL(/bed=King/)
    await expect(rowOf(page, inn)).toContainText('King')
    await page.getByLabel('Check out').fill(addDays(startDate, 20))
    await page.getByRole('button', { name: 'Show hotels' }).click()
    await expect(page.getByText('Choose 1 to 14 nights.')).toBeVisible()
    await page.getByLabel('Check out').fill(addDays(startDate, 3))
    await page.getByRole('button', { name: 'Show hotels' }).click()
    await expect(rowOf(page, inn)).toContainText('3 nights, all taxes and fees')
  })

  await test.step('conditions that nothing meets are named with what each gives', async () => {
    await page.getByLabel('In one room').selectOption('4 guests')
    await page.getByRole('button', { name: 'Show hotels' }).click()
    await expect(page.getByRole('heading', { name: 'No hotel around has a room like that' })).toBeVisible()
    await page.getByRole('link', { name: 'With any bed: 1 hotel' }).click()
    await expect(rowOf(page, inn)).toContainText('Two queens')
  })

  await test.step('the map takes the place of the list, with the total on the pin', async () => {
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    const map = page.getByRole('region', { name: 'Hotels on the map' })
    const pin = map.getByRole('button', { name: `${inn}, $545 for 3 nights` })
    await pin.focus()
    await page.keyboard.press('Enter')
    await expect(map.getByRole('region', { name: inn })).toContainText('3 nights in all$544.44')
    await page.keyboard.press('Escape')
    await expect(pin).toBeFocused()
    await page.getByRole('link', { name: 'List', exact: true }).click()
  })

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)

  await test.step('the page of the hotel keeps the event, its nights and the total', async () => {
    await page.setViewportSize(phone)
    await page.getByRole('link', { name: inn }).click()
    const stay = page.getByRole('region', { name: 'Your stay' })
    await expect(stay).toContainText(`For Quillcup ${tag}`)
    await expect(stay).toContainText('3 nights, all taxes and fees')
    await expect(stay.getByRole('link', { name: 'Reserve for $544.44' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Specials' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
    await stay.getByRole('link', { name: 'All hotels for the event' }).click()
    await expect(rowOf(page, inn)).toContainText('3 nights, all taxes and fees')
  })
})

test('a visitor logs in to be told when rates open, and finds them by the email once the organizer opens them', async ({
  page,
  browser,
}) => {
  const place = spot()
  const tag = randomUUID().slice(0, 8)
  const inn = `Orchard Gate Inn ${tag}`
  const name = `Rivercup ${tag}`
  const organizer = await newAccount('Tomasz Bielik')
  const family = await newAccount('Lorena Tovar')
  const hotelLiveRatesVisibleAfter = addDays(dayOf(new Date()), 7)
  const id = await publishedEvent(name, place, { organizer, hotelLiveRatesVisibleAfter })
  await sellingHotel({ name: inn, ...place, lat: place.lat + 0.02 })
  const stop = page.getByRole('button', { name: 'Don’t tell me', exact: true })

  await test.step('the page says when they open, and one press asks', async () => {
    await expect(async () => {
      await visit(page, `${origin}/events/${id}/hotels`)
      await expect(rowOf(page, inn)).toBeVisible({ timeout: 3000 })
    }).toPass()
    await expect(page.getByText('Rates open on')).toBeVisible()
    await expect(rowOf(page, inn)).not.toContainText('$')
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Tell me when they open' }).click()
    await fillLogIn(await popup, family)
    await expect(stop).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize(phone)
  })

  await test.step('the account lists it, where it is taken back and asked again', async () => {
    await visit(page, `${origin}/account#hotel-rates`)
    const section = page.getByRole('region', { name: 'Hotel rates' })
    await section.getByRole('button', { name: `Don’t tell me of ${name}` }).click()
    await expect(section.getByText('None.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await section.getByRole('link', { name }).click()
    await expect(stop).toBeVisible()
  })

  await test.step('the organizer opens them earlier', async () => {
    await now(tellOpenRates)
    const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await openAs(desk, organizer, `${origin}/events/${id}`)
    await desk.getByRole('button', { name: 'Edit hotel settings' }).click()
    await desk.getByLabel('Show live rates after').fill('')
    await desk.getByRole('button', { name: 'Save hotel settings' }).click()
    await expect(desk.getByText('Hotel settings saved.')).toBeVisible()
    await desk.close()
    await now(tellOpenRates)
  })

  await test.step('the link in the email leads to the totals', async () => {
    const told = await mailTo(family, `Hotel rates for ${name} are open`)
    expect(told.text).not.toContain(inn)
    await page.goto(linkIn(told))
    await expect(rowOf(page, inn)).toContainText('$362.96')
    await visit(page, `${origin}/account#hotel-rates`)
    await expect(page.getByRole('region', { name: 'Hotel rates' }).getByText('None.')).toBeVisible()
  })
})

test('somebody without an account books a room by phone, confirms it by email, changes the stay and cancels it', async ({
  page,
  browser,
}) => {
  const place = spot()
  const tag = randomUUID().slice(0, 8)
  const inn = `Quarry House ${tag}`
  const id = await publishedEvent(`Mill Cup ${tag}`, place)
  const hotel = await sellingHotel({ name: inn, ...place, lat: place.lat + 0.02 })
  await expect(async () => {
    await visit(page, `${origin}/events/${id}/hotels`)
    await rowOf(page, inn).getByRole('button', { name: 'See rooms' }).click({ timeout: 3000 })
  }).toPass()

  await test.step('the room is held, and the price is the one that was shown', async () => {
    await rowOf(page, inn).getByRole('link', { name: 'Book Two queens' }).click()
    await expect(page.getByRole('heading', { name: 'Book a room' })).toBeVisible()
    const price = page.getByRole('complementary', { name: 'Price of the stay' })
    await expect(price).toContainText('Held for you')
    await expect(price).toContainText('Total with all taxes and fees$362.96')
    await expect(page.getByRole('region', { name: 'If your plans change' })).toContainText('Freeuntil')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
    await page.setViewportSize(phone)
  })

  await test.step('the same address holds nothing for others until they ask', async () => {
    const other = await browser.newPage({ viewport: phone })
    await other.goto(page.url())
    await expect(other.getByRole('button', { name: 'Hold it', exact: true })).toBeInViewport()
    await expect(other.getByRole('complementary', { name: 'Price of the stay' })).not.toContainText(
      'Held for you',
    )
    await other.getByRole('button', { name: 'Hold it', exact: true }).click()
    await expect(other.getByRole('complementary', { name: 'Price of the stay' })).toContainText(
      'Held for you',
    )
    await other.reload()
    await expect(other.getByRole('button', { name: 'Reserve', exact: true })).toBeEnabled()
    await other.close()
  })

  const reserve = page.getByRole('button', { name: 'Reserve for $362.96' })
  const email = `lorena-${tag}@family.example`
  await test.step('what is missing is named, and nothing that was typed is lost with another room', async () => {
    await page.getByLabel('Name on the room').fill('Lorena Tovar')
    await reserve.click()
    await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
    await page.getByText('King', { exact: true }).click()
    await expect(page.getByRole('button', { name: 'Reserve for $421.20' })).toBeEnabled()
    await page.getByText('Two queens', { exact: true }).click()
    await expect(reserve).toBeEnabled()
    await expect(page.getByLabel('Name on the room')).toHaveValue('Lorena Tovar')
  })

  await test.step('other nights are held instead, and back', async () => {
    const nights = page.getByRole('group', { name: 'Nights' }).getByRole('button')
    await nights.and(page.locator('[aria-pressed="true"] + [aria-pressed="false"]')).click()
    await expect(page.getByRole('button', { name: 'Reserve for $544.44' })).toBeEnabled()
    await page.getByRole('button', { name: 'Change nights or guests' }).click()
    await page.getByLabel('Check out').fill(endDate)
    await page.getByRole('button', { name: 'See the price' }).click()
    await expect(reserve).toBeEnabled()
    await expect(page.getByLabel('Name on the room')).toHaveValue('Lorena Tovar')
    await expectAccessible(page)
    await page.setViewportSize(phone)
  })

  await test.step('the link in the email confirms it', async () => {
    await page.getByLabel('Phone').fill('(260) 555-0148')
    await page.getByLabel('Email').fill(email)
    await reserve.click()
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await page.goto(linkIn(await mailTo(email, 'Confirm your room')))
    const proof = page.url()
    await page.getByRole('button', { name: 'Confirm the room' }).click()
    await expect(page.getByRole('heading', { name: /^Your room at/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change the stay' })).toBeVisible()
    await page.goto(proof)
    await expect(page.getByRole('button', { name: 'Cancel the stay' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Confirm the room' })).toBeHidden()
    const booked = await mailTo(email, 'is booked')
    expect(booked.text).toContain('$362.96')
    await page.goto(linkIn(booked))
    await expect(page.getByRole('button', { name: 'Change the stay' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
  })

  await test.step('another stay costs what the button says', async () => {
    await page.getByRole('button', { name: 'Change the stay' }).click()
    await page.getByLabel('Check out').fill(addDays(startDate, 3))
    await page.getByRole('button', { name: 'See the price' }).click()
    await page.getByRole('button', { name: 'Change the stay for $544.44' }).click()
    await expect(page.getByText('3 nights')).toBeVisible()
    await mailTo(email, 'has changed')
  })

  await test.step('the hotel learns who comes', async () => {
    const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await desk.goto(`${origin}/`)
    await signIn(desk, hotel.manager)
    await desk.goto(`${origin}/hotels/${hotel.id}/reservations`)
    const row = desk.getByRole('row').filter({ hasText: 'Lorena Tovar' })
    await expect(row).toContainText('3 nights')
    await expect(row).toContainText('$544.44')
    await expectAccessible(desk)
    await desk.getByRole('link', { name: 'Canceled' }).click()
    await expect(desk.getByText('Nothing was canceled')).toBeVisible()
    await desk.close()
  })

  await test.step('canceling gives the room back', async () => {
    await page.getByRole('button', { name: 'Cancel the stay' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the stay' }).click()
    await expect(page.getByRole('heading', { name: 'This stay is canceled' })).toBeVisible()
    await mailTo(email, 'is canceled')
  })
})
