import { expect } from '@playwright/test'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { newAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { saturdayIn } from './days.ts'
import { addressOf, approvedFacility, visit } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

/** What is free at a facility, for visitors and for people who look for a place. */
const { api, allApis, origin } = openSite()

const saturday = saturdayIn(3)
const sunday = addDays(saturday, 1)

/** A facility that shares its calendar of two fields, of which one is booked that Saturday. */
async function shareCalendar(name: string) {
  const facility = await approvedFacility({
    name,
    city: 'Albany',
    state: 'New York',
    lat: 42.65,
    lng: -73.75,
  })
  const { facilities } = await api(facility.manager)
  const ownerId = facility.id
  await facilities.sports.create({ ownerId, data: { name: 'Soccer' } })
  const fields = ['Field 1', 'Field 2'].map(async (field) =>
    facilities.spaces.create({ ownerId, data: { name: field } }),
  )
  const [first] = await Promise.all(fields)
  const starts = `${saturday}T14:00:00.000Z`
  await facilities.calendar.entries.create({
    ownerId,
    data: {
      kind: 'Booking',
      title: 'Secret league',
      unitIds: first?.data.units.map(({ id }) => id) ?? [],
      starts,
      ends: `${saturday}T20:00:00.000Z`,
    },
  })
  await facilities.calendar.share({ ownerId, data: { isShared: true } })
  return facility
}

test('a visitor sees a weekend, shares its address, and asks for it', async ({ page, browser }) => {
  const facility = await shareCalendar('Fields with a calendar')
  await visit(page, addressOf(facility))
  const section = page.getByRole('region', { name: 'Availability' })
  await section.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 10)
  await section.getByRole('button', { name: / 1 of 2 free$/ }).click()
  await expect(page).toHaveURL(new RegExp(`weekend=${saturday}`))
  await expect(section.getByRole('row', { name: /^Field 1/ })).toContainText('Part')
  await expect(section).not.toContainText('Secret')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`weekend=${addDays(saturday, 7)}`))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`weekend=${saturday}`))
  await expectAccessible(page)

  const other = await browser.newPage()
  await visit(other, page.url())
  await other.mouse.wheel(0, 10)
  await expect(other.getByRole('button', { name: / 1 of 2 free$/ })).toHaveAttribute('aria-pressed', 'true')
  await other.getByRole('link', { name: 'Ask for these dates' }).click()
  await expect(other).toHaveURL(new RegExp(`from=${addDays(saturday, -1)}&to=${sunday}`))
  await other.close()
})

test('a visitor who searched for days in half a year sees them, and goes on to later weekends', async ({
  page,
}) => {
  const facility = await shareCalendar('Fields in half a year')
  const [friday, later] = [addDays(saturday, 7 * 22 - 1), addDays(saturday, 7 * 22 + 1)]
  await visit(page, `${addressOf(facility)}?from=${friday}&to=${later}`)
  await page.mouse.wheel(0, 10)
  const section = page.getByRole('region', { name: 'Availability' })
  const dayWords = (day: string) =>
    new Date(day).toLocaleDateString('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    })
  for (const day of [friday, addDays(friday, 1), later])
    await expect(section.getByRole('columnheader', { name: dayWords(day) })).toBeVisible()
  await expect(section.getByText(/^2 of 2 spaces can be used for 3 hours or more/)).toBeVisible()
  await expect(section.getByRole('list', { name: 'Weekends' }).getByRole('listitem')).toHaveCount(12)
  const chosen = section.locator('[aria-pressed=true]')
  await expect(chosen).toHaveCount(1)
  await expectAccessible(page)
  await section.getByRole('button', { name: 'Later weekends' }).click()
  await expect(chosen).toHaveCount(0)
  await section.getByRole('list', { name: 'Weekends' }).getByRole('button').first().click()
  await expect(page).toHaveURL(new RegExp(`weekend=${addDays(friday, 1 + 7 * 8)}`))
  await section.getByRole('button', { name: 'Earlier weekends' }).click()
  await expect(section.getByRole('columnheader', { name: dayWords(friday) })).toHaveCount(0)
})

test('a visitor asks a facility that shares no calendar', async ({ page }) => {
  const facility = await approvedFacility({ name: 'Gym that shares nothing' })
  await visit(page, addressOf(facility))
  await page.mouse.wheel(0, 10)
  await page.getByRole('link', { name: 'Ask for dates' }).click()
  await expect(page).toHaveURL(new RegExp(`/requests/new\\?facilities=${facility.id}`))
})

test('a manager publishes a free weekend, and an organizer is told', async ({ page, browser }) => {
  const facility = await shareCalendar('Fields to publish')
  const organizer = await newAccount('Olive Stone')
  await (
    await allApis(organizer)
  )['contact-mgmt'].requests.create({
    data: {
      contactName: 'Olive',
      contactEmail: organizer,
      sportsList: ['Soccer'],
      startDate: saturday,
      endDate: sunday,
      hosts: [{ kind: 'facility', id: facility.id }],
    },
  })
  await openAs(page, facility.manager, `${addressOf(facility)}/calendar`)
  const gaps = page.getByRole('region', { name: 'Free weekends to publish' })
  const row = gaps
    .getByRole('listitem')
    .filter({ hasText: `${Number(saturday.slice(8))} – ` })
    .first()
  await gaps.getByRole('button', { name: 'Show all' }).click()
  await row.getByRole('button', { name: 'Publish' }).click()
  await row.getByLabel('Price (optional)').fill('$85 an hour')
  await row.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(row.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expectAccessible(page)

  const other = await browser.newPage()
  await openAs(other, organizer, `${origin}/notifications`)
  await other.getByRole('link', { name: /Fields to publish has free space/ }).click()
  await expect(other.getByText('$85 an hour')).toBeVisible()
  await other.close()
})
