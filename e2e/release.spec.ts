import { expect } from '@playwright/test'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { newAccount } from './accounts.ts'
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts'
import { calendarOf } from './calendars.ts'
import { approvedFacility } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { api, allApis, origin } = openSite()

const day = addDays(dayOf(new Date()), 90)
const cup = 'Prairie Cup'

/** A facility that was chosen for an event, with a booking for each of its two fields. */
async function chosenHost() {
  const facility = await approvedFacility({ name: 'Big Bluestem Park', city: 'Albany', state: 'New York' })
  const { id: profileId, manager } = facility
  const organizer = await newAccount('Rosa Organizer')
  const { events } = (await allApis(organizer))['event-mgmt']
  const { data: event } = await events.create({
    data: { name: cup, category: 'Private', status: 'Published', startDate: day, endDate: day },
  })
  const { data: lead } = await events.leads.create({ ownerId: event.id, data: { profileId } })
  const { facilities } = await api(manager)
  const entryIds: string[] = []
  for (const name of ['Field 1', 'Field 2']) {
    const { data: space } = await facilities.spaces.create({ ownerId: profileId, data: { name } })
    const { data: hold } = await facilities.calendar.entries.create({
      ownerId: profileId,
      data: {
        kind: 'Hold',
        title: `${cup}, ${name}`,
        unitIds: space.units.map(({ id }) => id),
        starts: `${day}T14:00:00Z`,
        ends: `${day}T20:00:00Z`,
        expiresDate: `${addDays(day, -20)}T12:00:00Z`,
      },
    })
    entryIds.push(hold.id)
  }
  const ofHost = (await allApis(manager))['event-mgmt']
  await ofHost.facilityLeads.holds({ ownerId: profileId, data: { leadId: lead.id, entryIds } })
  const offer = { startDate: day, endDate: day, rent: 1000 }
  await ofHost.events.leads.bid.submit({ ownerId: event.id, id: lead.id, data: offer })
  await events.leads.award({ ownerId: event.id, id: lead.id, data: {} })
  const cancel = () =>
    events.update({ id: event.id, patch: [{ op: 'replace', path: '/status', value: 'Cancelled' }] })
  return { facility, cancel }
}

test('the chosen host of a cancelled event keeps a booking, releases another, and takes that back', async ({
  page,
}) => {
  const { facility, cancel } = await chosenHost()
  await cancel()
  await openAs(page, facility.manager, `${origin}/notifications`)
  const news = page.getByRole('link', { name: `${cup} is cancelled` })
  await expect(page.getByRole('listitem').filter({ has: news })).toContainText(
    'What you booked stays in your calendar until you release it.',
  )
  await news.click()
  await page.getByRole('link', { name: 'Open the calendar' }).click()

  const section = page.getByRole('region', { name: 'Bookings to release or keep' })
  const first = section.getByRole('listitem').filter({ hasText: 'Field 1' })
  const second = section.getByRole('listitem').filter({ hasText: 'Field 2' })
  for (const booking of [first, second]) {
    await expect(booking).toContainText('Release?')
    await expect(booking).toContainText('is cancelled. Release the time, or keep it.')
  }
  await expectAccessible(page)
  await first.getByRole('button', { name: 'Keep' }).click()
  await expect(first).toHaveCount(0)
  await second.getByRole('button', { name: 'Release' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You can undo it.')
  await question.getByRole('button', { name: 'Release' }).click()
  await expect(question).toHaveCount(0)
  await expect(section).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(second).toContainText('Release?')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(calendarOf(facility, `?day=${day}`))
  await expect(second).toContainText('Release?')
  await expectNoSidewaysScroll(page)
})
