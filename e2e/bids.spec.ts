import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { newAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { approvedFacility } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

/** An organizer compares what hosts offer, and chooses one. */
const { api, allApis, origin } = openSite()

const startDate = addDays(dayOf(new Date()), 90)
const endDate = addDays(startDate, 2)

interface Offer {
  rent: number
  fees: number
  grantAmount: number
  included: string[]
  rebate: number
  spaceCount: number
  hotelRooms: number
}

/** A facility that answers a request with an offer, which stands on a hold of its calendar. */
async function offers(eventId: string, organizer: string, name: string, offer: Offer) {
  const { id: ownerId, manager } = await approvedFacility({ name, city: 'Fort Wayne', state: 'Indiana' })
  const { data: lead } = await (
    await allApis(organizer)
  )['event-mgmt'].events.leads.create({ ownerId: eventId, data: { profileId: ownerId } })
  const { facilities } = await api(manager)
  const { data: space } = await facilities.spaces.create({ ownerId, data: { name: 'Field 1' } })
  const { data: hold } = await facilities.calendar.entries.create({
    ownerId,
    data: {
      kind: 'Hold',
      title: 'Spring Cup',
      unitIds: [space.units[0]?.id ?? ''],
      starts: `${startDate}T12:00:00Z`,
      ends: `${endDate}T20:00:00Z`,
      expiresDate: `${addDays(startDate, -20)}T12:00:00Z`,
    },
  })
  const { events, facilityLeads } = (await allApis(manager))['event-mgmt']
  await facilityLeads.holds({ ownerId, data: { leadId: lead.id, entryIds: [hold.id] } })
  const data = { startDate, endDate, hotelRate: 139, hotelMiles: 1.2, ...offer }
  await events.leads.bid.submit({ ownerId: eventId, id: lead.id, data })
}

/** A request with two offers: the first one costs less with the rebate, the second one without it. */
async function requestWithBids() {
  const organizer = await newAccount('Rosa Organizer')
  const { events } = (await allApis(organizer))['event-mgmt']
  const { data: event } = await events.create({
    data: {
      name: 'Heartland Spring Cup',
      category: 'Private',
      status: 'Published',
      sportsList: ['Soccer'],
      startDate,
      endDate,
      spaceName: 'Field',
      spaceCount: 10,
      roomNights: 1180,
      roomsPerNight: 480,
      requestAddress: 'Indianapolis, IN',
    },
  })
  await events.costs.create({ ownerId: event.id, data: { name: 'Medical cover', price: 2400 } })
  const cedar = { rent: 34_500, fees: 4200, grantAmount: 6000, included: ['Medical cover'], rebate: 8 }
  await offers(event.id, organizer, 'Cedar Bend Sports Park', { ...cedar, spaceCount: 10, hotelRooms: 620 })
  const bluestem = { rent: 22_400, fees: 6800, grantAmount: 5000, included: [], rebate: 0 }
  await offers(event.id, organizer, 'Bluestem Fields', { ...bluestem, spaceCount: 9, hotelRooms: 470 })
  return { organizer, path: `${origin}/requests/${event.id}` }
}

test('an organizer compares bids by keyboard, awards one and reopens it', async ({ page }) => {
  const { organizer, path } = await requestWithBids()
  await openAs(page, organizer, path)
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('2 hosts asked')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Compare bids' }).click()

  const cedar = page.getByRole('article', { name: 'Cedar Bend Sports Park' })
  const bluestem = page.getByRole('article', { name: 'Bluestem Fields' })
  await expect(cedar).toContainText('$23,260')
  await expect(cedar).toContainText('Lowest')
  await expect(bluestem).toContainText('$3,340 over the lowest, 1 field short')
  await expect(bluestem).toContainText('not offered, at your price')
  await page.getByText('Not counted', { exact: true }).click()
  await expect(cedar).toContainText('$6,100 over the lowest')
  await page.getByText('Rebates counted', { exact: true }).click()

  await page.getByRole('button', { name: 'Your costs' }).click()
  const costs = page.getByRole('dialog', { name: 'Your costs' })
  await costs.getByLabel('Your price').fill('3000')
  await costs.getByRole('button', { name: 'Save costs' }).click()
  await expect(costs).toHaveCount(0)
  await expect(bluestem).toContainText('$27,200')

  await page.getByRole('group', { name: 'Bids side by side' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('c')
  const bar = page.getByRole('region', { name: 'Award' })
  await expect(bar).toContainText('Bluestem Fields, $27,200')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('C')
  await expect(bar).toContainText('Cedar Bend Sports Park, $23,260')
  await expect(bar).toContainText('Awarding books 1 field')
  await expectAccessible(page)

  await bar.getByRole('button', { name: 'Award' }).click()
  const dialog = page.getByRole('dialog', { name: 'Award to Cedar Bend Sports Park?' })
  await expect(dialog.getByLabel('Tell the other host it is closed')).toBeChecked()
  await dialog.getByRole('button', { name: 'Award' }).click()
  await expect(bar).toContainText('Awarded to Cedar Bend Sports Park')
  await expect(cedar).toContainText('Booked for you')
  await expect(bluestem).toContainText('This host was closed with the award')

  await bar.getByRole('button', { name: 'Reopen' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'ask Cedar Bend Sports Park to hold the dates before you award it again',
  )
  await question.getByRole('button', { name: 'Reopen' }).click()
  await expect(bar.getByRole('button', { name: 'Award' })).toBeVisible()
  await expect(cedar).toContainText('Not held')
  await cedar.getByRole('button', { name: 'Ask to hold' }).click()
  await page.waitForURL('**/groups/*')
  await expect(page.getByRole('textbox', { name: /^Write to/ })).toHaveValue(/^Please hold .* for us\.$/)
})

test('an organizer swipes bids by phone, and asks a host', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { organizer, path } = await requestWithBids()
  await openAs(page, organizer, `${path}/bids`)
  await expect(page.getByText('1 of 2')).toBeVisible()
  const bluestem = page.getByRole('article', { name: 'Bluestem Fields' })
  await bluestem.getByRole('button', { name: 'Choose' }).click()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Award' })).toBeInViewport()
  await expectAccessible(page)
  await bluestem.getByRole('button', { name: 'Ask' }).click()
  await page.waitForURL('**/groups/*')
})

test('an organizer exports the comparison, and negotiates with the offer in the message', async ({
  page,
}) => {
  const { organizer, path } = await requestWithBids()
  await openAs(page, organizer, `${path}/bids`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Bids for Heartland Spring Cup.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('US dollars,Cedar Bend Sports Park,Bluestem Fields')
  expect(text).toContain('Rent,34500,22400')
  await page.getByRole('button', { name: 'Negotiate with Bluestem Fields' }).click()
  await page.waitForURL('**/groups/*')
  await expect(page.getByRole('textbox', { name: /^Write to/ })).toHaveValue(
    /^Your offer for .*: 9 fields, rent \$22,400, fees \$6,800, grant \$5,000, 470 rooms at \$139\.\n\n$/,
  )
})
