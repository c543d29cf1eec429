import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { expect } from '@playwright/test'
import { askForPickUp } from '@app/server/services/hotel-mgmt/index.ts'
import { newAccount, now, signIn } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { visit } from './facilities.ts'
import { linkIn, mailTo } from './mails.ts'
import { approvedHotel, sellingHotel, spot } from './places.ts'
import { openSite, test, untilHydrated } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

const { origin, allApis } = openSite()
const startDate = addDays(dayOf(new Date()), 40)
const endDate = addDays(startDate, 2)

/** An event with hotels to ask near it. */
async function publishedEvent(organizer: string, place: { lat: number; lng: number }) {
  const name = `Quillcup ${randomUUID().slice(0, 8)}`
  const { events } = (await allApis(organizer))['event-mgmt']
  const draft = { name, startDate, endDate, status: 'Published' as const, ...place }
  return { name, id: (await events.create({ data: draft })).data.id, blocks: events.blocks }
}

test('an organizer asks a hotel for rooms, agrees to its offer and sees what is kept', async ({ page }) => {
  const place = spot()
  const tag = randomUUID().slice(0, 8)
  const inn = `Courthouse Inn ${tag}`
  const organizer = await newAccount('Tomasz Bielik')
  const { id: eventId } = await publishedEvent(organizer, place)
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
    await expect(card).toContainText('$5 of each night at the event rate goes to Quillcup: Fields.')
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

test('a hotel offers rooms and reports its pick-up by mailed links, without logging in, on a phone', async ({
  page,
}) => {
  const place = spot()
  const desk = `desk-${randomUUID()}@inn.example`
  const organizer = await newAccount('Tomasz Bielik')
  const event = await publishedEvent(organizer, place)
  const { id: hotelId } = await approvedHotel({ name: 'Orchard Gate Inn', email: desk, ...place })
  const asked = [
    { night: startDate, rooms: 20 },
    { night: addDays(startDate, 1), rooms: 10 },
  ]
  const ownerId = event.id
  const { id } = (
    await event.blocks.create({ ownerId, data: { hotelId, asked, note: 'Two buses, please.' } })
  ).data
  const open = async (words: string) => {
    await page.goto(linkIn(await mailTo(desk, words)))
    await untilHydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible()
  }

  await test.step('it offers as many as were asked for, at its rate', async () => {
    await open('asks for rooms')
    await expect(page.getByText('Two buses, please.')).toBeVisible()
    await page.getByRole('button', { name: 'Offer rooms' }).click()
    await expect(page.getByLabel(/^Rooms,/).first()).toHaveValue('20')
    await page.getByLabel('Rate a night').fill('−4')
    await page.getByRole('button', { name: 'Send the offer' }).click()
    await expect(page.getByLabel('Rate a night')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Rate a night').fill('121')
    await page.getByRole('button', { name: 'Send the offer' }).click()
    await expect(page.getByText(/has your offer/)).toBeVisible()
    await expectAccessible(page)
  })

  await event.blocks.agree({ ownerId, id })

  await test.step('it is asked for its pick-up, and opening the link reports nothing', async () => {
    await now(askForPickUp)
    await open('How many rooms are booked')
    expect((await event.blocks.get({ ownerId, id })).data.pickUpSource).toBe('Missing')
  })

  await test.step('it reports the rooms of each night, and corrects them by the same link', async () => {
    const nights = page.getByRole('textbox', { name: /^Rooms booked,/ })
    await nights.first().fill('12')
    await nights.last().fill('7')
    await page.getByRole('button', { name: 'Send pick-up' }).click()
    await expect(page.getByText('19 of 30 room nights, 63%')).toBeVisible()
    await page.getByRole('button', { name: 'Change the report' }).click()
    await expect(nights.first()).toHaveValue('12')
    await expectAccessible(page)
    await nights.first().fill('9')
    await page.getByRole('button', { name: 'Send pick-up' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('3 fewer than on')
    await page.getByRole('button', { name: 'Go back' }).click()
    await nights.first().fill('14')
    await page.getByRole('button', { name: 'Send pick-up' }).click()
    await expect(page.getByText('21 of 30 room nights, 70%')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the organizer reads who said so', async () => {
    await signIn(page, organizer)
    await visit(page, `${origin}/events/${ownerId}/blocks`)
    const card = page.getByRole('article').filter({ hasText: 'Orchard Gate Inn' })
    await expect(card).toContainText('21 of 30 room nights, 70%')
    await expect(card).toContainText('Reported by the hotel on')
  })
})
