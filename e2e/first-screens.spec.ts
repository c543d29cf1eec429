import { randomUUID } from 'node:crypto'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { AccountType } from '@app/contract/reference-lists/account-types.ts'
import { expect, type Page } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { saturdayIn } from './days.ts'
import { approvedFacility } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test, untilHydrated } from './site.ts'

/** The first screens of each role: none is empty while there is something to show, and none is a dead end. */
const { origin, api, allApis } = openSite()

const saturday = saturdayIn(26)

const inMain = (page: Page) => page.getByRole('main')
const nothingWaits = (page: Page) => page.getByText('Nothing is waiting.')

/** Of the demo. The organizer manages organizations, too. */
const demoRoles = [
  'organizer',
  'facility',
  'destination',
  'hotel',
  'company',
  'business',
  'participant',
  'admin',
]

/** Who has no page yet, by what they do. */
const newRoles: readonly (AccountType | 'administrator')[] = [
  'Event Organizer',
  'Facility',
  'Destination',
  'Local Business',
  'Company',
  'Club Admin',
  'Participant',
  'administrator',
]

const indianapolis = { city: 'Indianapolis', state: 'Indiana', sports: ['Basketball'] }

async function newPerson(role: AccountType | 'administrator', { city, state, sports } = indianapolis) {
  if (role === 'administrator') return newAccount('Nora Newcomer', ['admin'])
  const email = await newAccount('Nora Newcomer')
  const { users } = (await allApis(email))['user-mgmt']
  const { id } = (await users.my({})).data
  await users.update({
    id,
    patch: [
      { op: 'replace', path: '/accountType', value: role },
      { op: 'replace', path: '/city', value: city },
      { op: 'replace', path: '/state', value: state },
      { op: 'replace', path: '/sports', value: sports },
    ],
  })
  return email
}

/** What others ask, what the person began, and what administrators have to decide. */
async function isAnythingWaiting(email: string) {
  const { data: parts } = await (await allApis(email))['user-mgmt'].users.home({})
  const lists = [
    parts.leads,
    parts.undecided,
    parts.unsent,
    parts.invitations,
    parts.facilityLinks,
    parts.affiliations,
  ]
  const work = Object.values(parts.adminWork?.data ?? {})
  const tasks = parts.pageWork?.data.map(({ count }) => count) ?? []
  return [...lists.map((list) => list?._meta.stats.count ?? 0), ...work, ...tasks].some((count) => count > 0)
}

/** Home has what fits, and whatever waits. */
async function expectFullHome(page: Page, email: string) {
  const isWaiting = await isAnythingWaiting(email)
  await openAs(page, email, `${origin}/home`)
  const interests = page.getByRole('region', { name: 'For your sports and place' })
  for (const counted of [/^[\d,]+ facilit/, /^[\d,]+ destination/, /^[\d,]+ event/, /^[\d,]+ organization/])
    await expect(interests.getByRole('link', { name: counted })).toBeVisible()
  await expect(interests.getByRole('listitem').getByRole('listitem')).toHaveCount(12)
  const next = page.getByRole('region', { name: /^What (?:to do next|do you do\?)$/ })
  await expect(next.locator('a, button').first()).toBeVisible()
  if (isWaiting) await expect(nothingWaits(page)).toBeHidden()
}

/** Requests open on what there is. If there is nothing, they offer what brings some. */
async function expectFullRequests(page: Page, email: string) {
  const { leads, requests } = (await allApis(email))['contact-mgmt']
  const found = await Promise.all([leads.my({}), requests.my({}), requests.unsent({})])
  await page.goto(`${origin}/requests`)
  await untilHydrated(page)
  const shown = inMain(page)
    .getByRole('table')
    .or(page.getByRole('list', { name: 'Drafts' }))
  if (found.some(({ _meta }) => _meta.stats.count > 0)) {
    await expect(shown.getByRole('link').first()).toBeVisible()
    return
  }
  await expect(page.getByRole('heading', { name: 'No requests yet' })).toBeVisible()
  await expect(inMain(page).getByRole('link', { name: 'New request' }).first()).toBeVisible()
  await expect(inMain(page).getByRole('link', { name: 'Events that look for a venue' })).toBeVisible()
}

/** The match of a first request has hosts to ask, whether or not they share their dates. */
async function expectFullMatch(page: Page, email: string) {
  const { events } = (await allApis(email))['event-mgmt']
  const { data: request } = await events.create({
    data: {
      name: 'First Request Cup',
      category: 'Private',
      status: 'Published',
      sportsList: ['Basketball'],
      startDate: saturday,
      endDate: addDays(saturday, 1),
      spaceName: 'Court',
      requestAddress: 'Indianapolis, Indiana',
    },
  })
  await page.goto(`${origin}/requests/${request.id}/hosts`)
  const hosts = inMain(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
  await expect(hosts.first()).toBeVisible()
}

for (const role of demoRoles)
  test(`home and requests of the demo's ${role} have what there is`, async ({ page }) => {
    const email = `${role}@demo.example`
    await expectFullHome(page, email)
    await expectFullRequests(page, email)
  })

for (const role of newRoles)
  test(`home, requests and the first match of a new ${role} have what there is`, async ({ page }) => {
    const email = await newPerson(role)
    await expectFullHome(page, email)
    await expectFullRequests(page, email)
    await expectFullMatch(page, email)
  })

test('home of somebody whose sport nobody has nearby leads to wider searches', async ({ page }) => {
  const email = await newPerson('Coach', { city: 'Nome', state: 'Alaska', sports: ['Biathlon'] })
  await openAs(page, email, `${origin}/home`)
  const events = page
    .getByRole('region', { name: 'For your sports and place' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '0 events' }) })
  await expect(events.getByRole('listitem')).toHaveCount(3)
  await events.getByRole('link', { name: /^All sports, everywhere: [\d,]+$/ }).click()
  await expect(page).toHaveURL(`${origin}/events/marketplace`)
})

test('home of an administrator leads to each queue in which something waits', async ({ page }) => {
  const email = await newPerson('administrator')
  await openAs(page, email, `${origin}/home`)
  // Beside others, each is counted in its own section. The only one is counted in the first cell.
  await expect(
    inMain(page)
      .getByText(/pages? to approve/i)
      .first(),
  ).toBeVisible()
  await inMain(page).getByRole('link', { name: 'Open the approval queue' }).first().click()
  await expect(page).toHaveURL(`${origin}/admin`)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a visitor can log in, sign up, or write a request first', async ({ page }) => {
  for (const path of ['home', 'requests']) {
    await page.goto(`${origin}/${path}`)
    await untilHydrated(page)
    for (const button of ['Log in', 'Sign up'])
      await expect(inMain(page).getByRole('button', { name: button })).toBeVisible()
  }
  await inMain(page).getByRole('link', { name: 'Write one' }).click()
  await expect(page).toHaveURL(`${origin}/requests/new`)
})

test('what a visitor began is found again, also after a login', async ({ page }) => {
  await page.goto(`${origin}/requests/new`)
  await untilHydrated(page)
  await page.getByLabel('Event', { exact: true }).fill('Left Cup')
  await expect.poll(() => page.evaluate('JSON.stringify({ ...localStorage })')).toContain('Left Cup')
  await page.goto(`${origin}/requests`)
  const draft = page
    .getByRole('list', { name: 'Drafts' })
    .getByRole('listitem')
    .filter({ hasText: 'Left Cup' })
  await expect(draft).toContainText('Only in this browser')

  const email = await newPerson('Event Organizer')
  await openAs(page, email, `${origin}/home`)
  await page.getByRole('link', { name: 'Finish your request' }).click()
  await draft.getByRole('button', { name: 'Delete Left Cup' }).click()
  await expect(draft).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await draft.getByRole('link', { name: 'Continue with Left Cup' }).click()
  await expect(page.getByLabel('Event', { exact: true })).toHaveValue('Left Cup')
})

test('home counts what set-up had counted, and each count leads to its list', async ({ page }) => {
  const name = `Ice Hall ${randomUUID().slice(0, 8)}`
  const facility = await approvedFacility({ name, city: 'Kotzebue', state: 'Alaska', lat: 66.9, lng: -162.6 })
  await (
    await api(facility.manager)
  ).facilities.sports.create({ ownerId: facility.id, data: { name: 'Lacrosse' } })
  const email = await newAccount('Nora Newcomer')
  const { users } = (await allApis(email))['user-mgmt']
  const data = { sports: ['Lacrosse' as const], place: 'Kotzebue, Alaska', miles: 50 }
  // One more for each earlier try of this journey on the same site.
  const count = async () => (await users.suggestions({ data })).data.counts[0]?.count ?? 0
  await expect.poll(count).toBeGreaterThan(0)
  const counted = new RegExp(`^${await count()} facilit`)

  await openAs(page, email, `${origin}/home`)
  await page.getByRole('region', { name: 'What do you do?' }).getByRole('button', { name: 'Coach' }).click()
  await page.getByLabel('City or ZIP code').fill('Kotzebue, Alaska')
  await page.getByLabel('City or ZIP code').blur()
  await page.getByLabel('Within').selectOption('50 mi')
  await page.getByRole('region', { name: 'Which sports?' }).getByRole('button', { name: 'Lacrosse' }).click()
  const panel = page.getByRole('complementary', { name: 'What your home starts with' })
  await expect(panel).toContainText('Lacrosse, within 50 mi of Kotzebue, Alaska')
  await panel.getByRole('button', { name: 'Open my home' }).click()

  const interests = page.getByRole('region', { name: 'For your sports and place' })
  await expect(interests).toContainText('Lacrosse, within 50 mi of Kotzebue, Alaska')
  await expect(interests.getByRole('link', { name })).toBeVisible()
  await interests.getByRole('link', { name: counted }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(counted)
})
