import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { expect } from '@playwright/test'
import { newAccount, signIn } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { visit } from './facilities.ts'
import { sellingHotel, spot } from './places.ts'
import { openSite, test } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

const { origin, allApis } = openSite()
const startDate = addDays(dayOf(new Date()), 40)
const endDate = addDays(startDate, 2)

test('an organizer asks a hotel for rooms, agrees to its offer and sees what is kept', async ({ page }) => {
  const place = spot()
  const tag = randomUUID().slice(0, 8)
  const inn = `Courthouse Inn ${tag}`
  const organizer = await newAccount('Tomasz Bielik')
  const { events } = (await allApis(organizer))['event-mgmt']
  const draft = { name: `Quillcup ${tag}`, startDate, endDate, status: 'Published' as const, ...place }
  const eventId = (await events.create({ data: draft })).data.id
  const { id: hotelId, calls } = await sellingHotel({ name: inn, ...place, lat: place.lat + 0.02 })
  await signIn(page, organizer)
  const card = page.getByRole('article').filter({ hasText: inn })

  await test.step('from the page of the event', async () => {
    await visit(page, `${origin}/events/${eventId}`)
    await page.getByRole('link', { name: 'Room blocks' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Room blocks' })).toBeVisible()
    await expect(page.getByText('No rooms asked for yet')).toBeVisible()
  })

  await test.step('for the nights of the event', async () => {
    // The search index follows a moment later.
    await expect(async () => {
      await page.reload()
      await page.getByRole('button', { name: 'Ask hotels for rooms' }).click()
      await page.getByRole('checkbox', { name: inn }).check({ timeout: 3000 })
    }).toPass()
    await expect(page.getByLabel('First night')).toHaveValue(startDate)
    await expect(page.getByLabel('Departure')).toHaveValue(endDate)
    await page.getByLabel('Rooms a night').fill('5')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ask 1 hotel' }).click()
    await expect(card).toContainText('10 room nights asked for')
  })

  const blockId = (await calls.blocks.list({ ownerId: hotelId })).data.at(0)?.id ?? ''
  const roomId = (await calls.rooms.list({ ownerId: hotelId })).data.at(0)?.id ?? ''
  const nights = [startDate, addDays(startDate, 1)].map((night) => ({
    roomId,
    night,
    rooms: 5,
    rate: 12_100,
  }))
  const terms = {
    cutOff: addDays(startDate, -14),
    rebate: 500,
    rebateReceiver: 'Quillcup',
    rebatePurpose: 'Fields',
  }
  await calls.blocks.offer({ ownerId: hotelId, id: blockId, data: { nights, ...terms } })

  await test.step('the offer has the price with all fees, and its terms', async () => {
    await page.reload()
    // 121, and 9 for parking.
    await expect(card).toContainText('$130')
    await expect(card).toContainText('$5 of each night goes to Quillcup: Fields.')
    await page.getByRole('button', { name: 'Agree to 10 room nights' }).click()
    await expect(card).toContainText('0 of 10 room nights, 0%')
    await expect(page.getByRole('button', { name: /^Agree/ })).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('and everybody else has as many rooms less', async () => {
    const data = { checkIn: startDate, checkOut: endDate, guests: 2 }
    const { rooms } = (await calls.availability({ ownerId: hotelId, data })).data
    expect(rooms.find(({ id }) => id === roomId)?.left).toBe(7)
  })
})
