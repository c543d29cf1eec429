import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { expect, type Page } from '@playwright/test'
import { admin, newAccount } from './accounts.ts'
import { approvedFacility } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { origin, api, allApis } = openSite()

const home = `${origin}/home`
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const dayFromToday = (days: number) => addDays(dayOf(new Date()), days)
const eventsOf = async (email: string) => (await allApis(email))['event-mgmt'].events

test('a new member says what they do, and home shows the steps that fit', async ({ page }) => {
  await openAs(page, await newAccount('Rosalind Okonkwo'), home)
  const question = section(page, 'What do you do?')
  await question.getByRole('button', { name: 'Event Organizer' }).click()
  await expect(question).toBeHidden()
  const steps = section(page, 'What to do next')
  await expect(steps.getByRole('listitem')).toHaveCount(4)
  await expect(steps.getByRole('link', { name: 'Your account type: Event Organizer' })).toBeVisible()
  await steps.getByRole('link', { name: 'Find new event host' }).click()
  await expect(page).toHaveURL(`${origin}/destinations/marketplace`)
  await page.goBack()
  await page.reload()
  await expect(steps.getByRole('link', { name: 'List an event' })).toBeVisible()
})

test('an organizer sees the dates of their events, and what needs them', async ({ page }) => {
  const manager = await newAccount('Tomasz Bielik')
  const events = await eventsOf(manager)
  const run = randomUUID().slice(0, 8)
  const create = async (name: string, from: number, status: 'Draft' | 'Published') => {
    const dates = { startDate: dayFromToday(from), endDate: dayFromToday(from + 1) }
    await events.create({
      data: { name: `${name} ${run}`, status, city: 'Gary', state: 'Indiana', ...dates },
    })
    return eventDatesText({ ...dates, hasFlexibleDates: false })
  }
  const coming = await create('Coming cup', 30, 'Draft')
  const past = await create('Past cup', -30, 'Published')
  await openAs(page, manager, home)

  const needs = section(page, 'What needs you').getByRole('listitem')
  await expect(needs).toHaveCount(2)
  await expect(needs.first()).toContainText('draft to publish')
  await expect(needs.first().getByRole('link', { name: `Open Coming cup ${run}` })).toBeVisible()

  const rows = section(page, /^Your events/)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(coming)
  await expect(rows.first()).toContainText('List hotels')
  await expect(rows.last()).toContainText(past)
  await expect(rows.last()).not.toContainText('Next steps')
})

test('a facility with a membership finds events that look for a venue', async ({ page, allowErrors }) => {
  // Visitors don't see the event, so the browser opens it with the token.
  allowErrors(/status of 404.*\/events\//)
  const run = randomUUID().slice(0, 8)
  const organizer = await newAccount('Ida Marlow')
  const name = `Homeless Open ${run}`
  await (
    await eventsOf(organizer)
  ).create({
    data: {
      name,
      category: 'RFP',
      status: 'Published',
      startDate: dayFromToday(40),
      endDate: dayFromToday(41),
      spaceName: 'Rink',
      surface: 'Ice',
      location: 'Indoor',
      urgency: 0,
      requestAddress: 'Gary, IN',
      requestDist: 60,
    },
  })
  const facility = await approvedFacility({ name: `Rink ${run}` })
  await (
    await api(admin)
  ).facilities.update({
    id: facility.id,
    patch: [{ op: 'replace', path: '/membership', value: { isActive: true, tier: 'Silver' } }],
  })
  await openAs(page, facility.manager, home)
  await page.getByRole('main').getByRole('link', { name: 'Looking for a venue' }).click()
  await page.getByLabel('Name, city or state').fill(name)
  await page.getByRole('button', { name: 'Apply' }).click()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(async () => {
    await page.reload()
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(row).toContainText('Looking within 60 mi of Gary, IN')
  await expect(row).toContainText('Indoor rink, ice')
  await expect(row).toContainText('Urgent Need')
  await expect(row).toContainText(dayFromToday(40).slice(0, 4))
  await row.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('events that look for a venue are closed to those without a membership', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 403/)
  await openAs(page, await newAccount('Paul Poller'), `${origin}/events/rfps`)
  await expect(page.getByRole('heading', { name: 'The RFP marketplace isn’t open to you' })).toBeVisible()
  await page.getByRole('link', { name: 'See your memberships' }).click()
  await expect(page).toHaveURL(`${origin}/account#memberships`)
})
