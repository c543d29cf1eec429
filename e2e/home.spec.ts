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

test('a new member answers three questions, follows a page, and home shows the steps that fit', async ({
  page,
}) => {
  await openAs(page, await newAccount('Rosalind Okonkwo'), home)
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, Rosalind/ })).toBeVisible()
  const question = section(page, 'What do you do?')
  await question.getByRole('button', { name: 'Event Organizer' }).click()
  const place = page.getByLabel('City or ZIP code')
  await place.fill('Indianapolis, Indiana')
  await place.blur()
  await section(page, 'Which sports?').getByRole('button', { name: 'Basketball' }).click()
  const panel = page.getByRole('complementary', { name: 'What your home starts with' })
  await expect(panel).toContainText(/Basketball, within 150 mi of Indianapolis/)
  const follow = panel.getByRole('listitem').first().getByRole('button')
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await panel.getByRole('button', { name: 'Follow all' }).click()
  const rows = panel.getByRole('listitem').getByRole('button', { pressed: true })
  await expect(rows).toHaveCount(5)
  await page
    .getByText('4 pages added to your home page.')
    .locator('..')
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(rows).toHaveCount(1)
  await panel.getByRole('button', { name: 'Open my home' }).click()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)

  const steps = section(page, 'What to do next')
  await expect(steps.getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Ask for a venue' })).toHaveAttribute('href', '/requests/new')
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings.indexOf('What to do next')).toBeLessThan(headings.indexOf('Your pages'))
  await expect(steps.getByRole('link', { name: 'Your account type: Event Organizer' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Following 1' })).toBeVisible()
  await steps.getByRole('link', { name: 'Find new event host' }).click()
  await expect(page).toHaveURL(`${origin}/destinations/marketplace`)
  await page.goBack()
  await page.reload()
  await expect(steps.getByRole('link', { name: 'List an event' })).toBeVisible()
})

test('a new member skips the questions, and home remembers the tab and shows two featured states at first', async ({
  page,
}) => {
  await openAs(page, await newAccount('Sam Idler'), home)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Sam' })).toBeVisible()
  await expect(section(page, 'What do you do?')).toBeVisible()
  await expect(page.getByText('Nothing is waiting.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Sam' })).toBeVisible()

  const states = page.getByRole('tabpanel', { name: 'States' })
  await expect(states.getByRole('link')).toHaveCount(2)
  await states.getByRole('button', { name: /^Show all/ }).click()
  await expect(states.getByRole('link', { name: /^Pennsylvania/ }).first()).toBeVisible()
  await page.getByRole('tab', { name: 'States' }).press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Categories' }).getByRole('link')).toHaveCount(8)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Categories', selected: true })).toBeVisible()
  await page.getByRole('tab', { name: 'States' }).click()
  await expect(states.getByRole('button', { name: 'Show fewer' })).toBeVisible()
})

test('somebody who likes a facility sees its changes, and its manager who made them', async ({ page }) => {
  const run = randomUUID().slice(0, 8)
  const facility = await approvedFacility({ name: `Gym ${run}` })
  const fan = await newAccount('Fay Follower')
  await (await api(fan)).facilities.likes.add({ ownerId: facility.id, data: {} })
  await (
    await api(facility.manager)
  ).facilities.update({
    id: facility.id,
    patch: [{ op: 'replace', path: '/description', value: 'Six courts.' }],
  })
  await openAs(page, fan, home)
  const activity = section(page, 'Activity')
  await expect(activity).toContainText('Today')
  await expect(activity).toContainText(`Gym ${run} updated its description.`)
  await activity.getByText('Managing').click()
  await expect(activity).toContainText('Nothing new on the pages that you manage.')
  await page.reload()
  await expect(activity.getByRole('radio', { name: 'Managing' })).toBeChecked()
})

test('home loads its own data with one request, before the lists', async ({ page }) => {
  const requests: string[] = []
  await openAs(page, await newAccount('Olga One'), origin)
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The page before also loads the lists, once it is idle, even while home is on its way.
    if (page.url() === home && pathname.includes('-mgmt/api/')) requests.push(pathname)
  })
  await page.goto(home)
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, Olga/ })).toBeVisible()
  const isList = (path: string) => /\/my(?:\/liked|\/followed)?$/.test(path) && !path.endsWith('/users/my')
  const first = requests.findIndex(isList)
  expect(requests.slice(0, first)).toContain('/user-mgmt/api/users/my/home')
  const shell = ['/user-mgmt/api/users/my', '/user-mgmt/api/users/my/settings']
  const others = requests.filter(
    (path) => !isList(path) && !shell.includes(path) && !path.includes('/notifications'),
  )
  expect(others.filter((path) => !path.endsWith('/suggestions'))).toEqual(['/user-mgmt/api/users/my/home'])
})

test('an organizer with an open request sees the venues that fit it, and opens all of them', async ({
  page,
}) => {
  const run = randomUUID().slice(0, 8)
  const at = { city: 'Unalaska', state: 'Alaska', lat: 53.87, lng: -166.53 } as const
  const facility = await approvedFacility({ name: `Harbor Courts ${run}`, ...at })
  const { facilities } = await api(facility.manager)
  const ownerId = facility.id
  await facilities.spaceTypes.create({ ownerId, data: { name: 'Court', surface: 'Hardwood', count: 6 } })
  await facilities.sports.create({ ownerId, data: { name: 'Basketball' } })
  const organizer = await newAccount('Rosa Organizer')
  const { events } = (await allApis(organizer))['event-mgmt']
  const { data: request } = await events.create({
    data: {
      name: `Island Classic ${run}`,
      category: 'RFP',
      status: 'Published',
      sportsList: ['Basketball'],
      startDate: dayFromToday(100),
      endDate: dayFromToday(101),
      spaceName: 'Court',
      spaceCount: 6,
      requestAddress: 'Unalaska, Alaska',
      requestDist: 100,
    },
  })
  const venues = async () => (await events.matches.next({})).data?.count
  await expect.poll(venues, { timeout: 15_000 }).toBeGreaterThan(0)
  await openAs(page, organizer, home)
  const fitting = section(page, `Venues that fit Island Classic ${run}`)
  const venue = fitting.getByRole('listitem').filter({ hasText: facility.name })
  await expect(venue).toContainText('6 of 6 courts, ask for dates')
  await expect(venue.getByRole('link', { name: facility.name })).toHaveAttribute(
    'href',
    `/facilities/${facility.id}`,
  )
  await fitting.getByRole('link', { name: /^(?:All|Why it fits)/ }).click()
  await expect(page).toHaveURL(`${origin}/requests/${request.id}/hosts`)
  await expect(page.getByRole('link', { name: facility.name })).toBeVisible()
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
