import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { expectAccessible } from './axe.ts'
import { addressOf, approvedFacility } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { api } = openSite()

// Both calendars are at the same port.
test.describe.configure({ mode: 'default' })

const day = addDays(dayOf(new Date()), 30)
const compactDay = day.replaceAll('-', '')
const calendar = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:1',
  `DTSTART:${compactDay}T160000Z`,
  `DTEND:${compactDay}T180000Z`,
  'SUMMARY:Varsity practice',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

/** What a league's scheduler wrote, of which much can't be understood. */
const leagueCalendar = [
  'BEGIN:VCALENDAR',
  ...['TBD', 'soon'].flatMap((time) => ['BEGIN:VEVENT', `DTSTART:${time}`, 'SUMMARY:Final', 'END:VEVENT']),
  'BEGIN:VEVENT',
  `DTSTART;TZID=Gulf League Time:${compactDay}T180000`,
  'END:VEVENT',
  'BEGIN:VEVENT',
  `DTSTART:${compactDay}`,
  'RRULE:FREQ=SOMETIMES',
  'END:VEVENT',
  'END:VCALENDAR',
  'Exported by League Scheduler',
  '',
].join('\r\n')

/** The school's calendar, at the address of this machine that the product may connect to. */
async function schoolCalendar() {
  const { origin, port } = new URL(process.env.CALENDAR_ORIGIN ?? '')
  const server = createServer((request, reply) =>
    reply.end(request.url?.startsWith('/ical/') ? calendar : leagueCalendar),
  )
  await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve))
  return {
    url: `${origin}/ical/secret-4f1c/basic.ics`,
    leagueUrl: `${origin}/league.ics`,
    close: () => server.close(),
  }
}

test('a manager follows a calendar, is warned before booking over it, and stops following it', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  const school = await schoolCalendar()
  const facility = await approvedFacility({ name: 'Gym with a school next door' })
  const { facilities } = await api(facility.manager)
  await facilities.spaces.create({ ownerId: facility.id, data: { name: 'Court 1' } })
  await openAs(page, facility.manager, `${addressOf(facility)}/calendar?day=${day}`)

  const section = page.getByRole('region', { name: 'Calendars you follow' })
  await section.getByRole('button', { name: 'Follow a calendar' }).click()
  await section.getByLabel('Name').fill('Lakeview HS')
  await section.getByLabel('Address of the calendar').fill('lakeview')
  await section.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(section.getByText(/must be an http:\/\//)).toBeVisible()
  await section.getByLabel('Address of the calendar').fill('http://127.1/a.ics')
  await section.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(section.getByText(/must be a public address/)).toBeVisible()
  await expect(section.getByLabel('Address of the calendar')).toHaveValue('http://127.1/a.ics')
  await section.getByLabel('Address of the calendar').fill(school.url)
  await section.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(section.getByText(/^Read .*, 1 date$/)).toBeVisible()
  await expect(section).not.toContainText('secret-4f1c')
  await expect(page.getByText(/^Lakeview HS, Busy, Court 1,/)).toBeAttached()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Book', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('For', { exact: true }).fill('Open gym')
  await dialog.getByLabel('From, time').fill('00:00')
  await dialog.getByLabel('To, time').fill('23:30')
  await expect(dialog.getByText('Lakeview HS is busy then. You can use the time anyway.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText('Booked Open gym. Lakeview HS is busy then.')).toBeVisible()

  await section.getByRole('button', { name: 'Stop following Lakeview HS' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop following' }).click()
  await expect(section.getByText('Lakeview HS')).toHaveCount(0)
  await expect(page.getByText(/^Lakeview HS, Busy/)).toHaveCount(0)
  school.close()
})

test('a manager reads what wasn’t understood of a calendar, and how it counts', async ({ page }) => {
  const school = await schoolCalendar()
  const facility = await approvedFacility({ name: 'Gym with a league next door' })
  const { facilities } = await api(facility.manager)
  await facilities.spaces.create({ ownerId: facility.id, data: { name: 'Court 1' } })
  await facilities.calendar.subscriptions.create({
    ownerId: facility.id,
    data: { name: 'Gulf League', url: school.leagueUrl, spaceId: null },
  })
  await openAs(page, facility.manager, `${addressOf(facility)}/calendar?day=${day}`)

  const section = page.getByRole('region', { name: 'Calendars you follow' })
  for (const text of [
    /^Read .*, 2 dates$/,
    '2 entries can’t be read and take no time: “TBD”, “soon”.',
    /^1 date doesn’t say how long\. Each takes 2 hours, or its whole day: “[A-Z][a-z]{2} \d+, \d{4}, .+”\.$/,
    '1 date has an unknown time zone and is read in your local time: “Gulf League Time”.',
    '1 entry repeats in a way that can’t be read. Check the dates: “FREQ=SOMETIMES”.',
  ])
    await expect(section.getByText(text)).toBeVisible()
  await expect(section).not.toContainText('Final')
  await expectAccessible(page)
  school.close()
})
