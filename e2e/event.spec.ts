import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { admin, newAccount } from './accounts.ts'
import { documentNotFound } from './creation.ts'
import { edit } from './editing.ts'
import { approvedFacility, visit } from './facilities.ts'
import { addressOfKind, kindFixtures } from './kinds.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { origin, allApis } = openSite()
const kind = kindFixtures.event
const startDate = addDays(dayOf(new Date()), 21)
const endDate = addDays(startDate, 2)
const dates = eventDatesText({ startDate, endDate, hasFlexibleDates: false })

const eventsOf = async (email: string) => (await allApis(email))['event-mgmt'].events

/** A draft of an organization, with a manager of its own. */
async function newEvent(name: string, place: object = { city: 'Gary', state: 'Indiana' }) {
  const manager = await newAccount('Tomasz Bielik')
  const { organizations, events } = (await allApis(manager))['event-mgmt']
  const organizer = `Quillroads ${randomUUID().slice(0, 8)}`
  const { data: organization } = await organizations.create({ data: { name: organizer } })
  await (await allApis(admin))['event-mgmt'].organizations.approve({ id: organization.id })
  const { data } = await events.create({
    data: { name, parentId: organization.id, startDate, endDate, ...place },
  })
  return { id: data.id, name, manager, organizer }
}

test("a visitor finds an event's facts and signs up link", async ({ page }) => {
  const event = await newEvent(`Quillcup ${randomUUID().slice(0, 8)}`)
  const events = await eventsOf(event.manager)
  const ownerId = event.id
  const hall = await approvedFacility({ name: `Hall of ${event.name}`, city: 'Gary', state: 'Indiana' })
  for (const name of ['Basketball', 'Volleyball'] as const)
    await events.sports.create({ ownerId, data: { name } })
  await events.places.create({ ownerId, data: { profileId: hall.id, note: 'Courts 1 to 4' } })
  await events.places.create({ ownerId, data: { name: 'Mill Street Gym', city: 'Gary', state: 'Indiana' } })
  const facts = {
    status: 'Published',
    teamCost: 600,
    individualCost: 45,
    ageGroup: 'Youth',
    registrationLink: 'https://one.example/enter',
  }
  await events.update({
    id: event.id,
    patch: Object.entries(facts).map(([name, value]) => ({ op: 'replace', path: `/${name}`, value })),
  })

  await visit(page, addressOfKind(kind, event))
  await expect(page.getByRole('heading', { level: 1, name: event.name })).toBeVisible()
  await expect(page.getByText('Multi Sport')).toBeVisible()
  await expect(page.getByText('Basketball and Volleyball')).toBeVisible()
  await expect(page.getByRole('link', { name: event.organizer }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: hall.name })).toBeVisible()
  await expect(page.getByText('Mill Street Gym')).toBeVisible()
  const aside = page.getByRole('complementary', { name: 'Dates and sign-up' })
  await expect(aside.getByText(dates)).toBeVisible()
  await expect(aside.getByText('Starts in 21 days')).toBeVisible()
  await expect(aside.getByText('$600')).toBeVisible()
  const signUp = aside.getByRole('link', { name: /^Sign up/ })
  await expect(signUp).toHaveAttribute('href', 'https://one.example/enter')
  await expect(signUp).toHaveAttribute('target', '_blank')
  await expect(aside.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    `/event-mgmt/api/events/${event.id}/ical`,
  )
  const file = await page.request.get(`${origin}/event-mgmt/api/events/${event.id}/ical`)
  expect(file.headers()['content-type']).toContain('text/calendar')
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'SportsEvent',
    name: event.name,
    startDate,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: hall.name },
    organizer: { name: event.organizer },
  })

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText(dates).first()).toBeVisible()
  const bar = page.getByRole('region', { name: 'Dates and sign-up' })
  await expect(bar.getByText('$600 / Team')).toBeVisible()
  await expect(bar.getByRole('link', { name: /^Sign up/ })).toBeVisible()
})

test('the team of a private event saves its calendar file, which visitors cannot read', async ({
  page,
  allowErrors,
}) => {
  allowErrors(documentNotFound)
  const event = await newEvent(`Quillhouse ${randomUUID().slice(0, 8)}`, {
    city: 'Gary',
    category: 'Private',
  })
  await (
    await eventsOf(event.manager)
  ).update({ id: event.id, patch: [{ op: 'replace', path: '/status', value: 'Published' }] })
  const file = await page.request.get(`${origin}/event-mgmt/api/events/${event.id}/ical`)
  expect(file.status()).toBe(404)

  await openAs(page, event.manager, addressOfKind(kind, event))
  await expect(page.getByText('You manage this page. Only its team and its guests see it.')).toBeVisible()
  await expect(page.getByText('Only its team and its guests see this page.')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('complementary').getByRole('button', { name: 'Add to calendar' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Quillhouse .+\.ics$/)
})

test('an organizer publishes, edits, cancels', async ({ page, browser, allowErrors }) => {
  test.setTimeout(120_000)
  allowErrors(documentNotFound)
  const event = await newEvent(`Quillbowl ${randomUUID().slice(0, 8)}`, {})
  const address = addressOfKind(kind, event)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: event.name })).toHaveCount(0)

  await openAs(page, event.manager, address)
  const aside = page.getByRole('complementary', { name: 'Dates and sign-up' })
  const strip = page.getByRole('region', { name: 'Managing this page' })
  await expect(strip.getByText('Draft: only you and its team can see it.')).toBeVisible()
  await strip.getByRole('button', { name: 'Publish' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Where is it?')).toBeVisible()
  await question.getByRole('button', { name: 'Add the location' }).click()
  const place = await edit(page, 'Location')
  await place.getByLabel('City').fill('Indianapolis')
  await place.getByLabel('State or province').selectOption('Indiana')
  await place.getByRole('button', { name: /^Save/ }).click()
  await expect(place).toBeHidden()
  await strip.getByRole('button', { name: 'Publish' }).click()
  await expect(question.getByText('Add sports')).toBeVisible()
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`${event.name} is published.`)).toBeVisible()

  const editor = await edit(page, 'Dates')
  await editor.getByLabel('The dates are flexible').check()
  await expect(editor.getByLabel('Starts on the first day at')).toBeHidden()
  await editor.getByLabel('How many days it takes').fill('2')
  await editor.getByRole('button', { name: 'Save dates' }).click()
  await expect(aside.getByText('2 days within these dates')).toBeVisible()
  const costs = await edit(page, 'Costs and sign-up')
  await costs.getByLabel('Cost for a team').fill('480')
  await costs.getByRole('textbox', { name: 'Page to sign up' }).fill('one.example/enter')
  await costs.getByRole('button', { name: 'Save costs and sign-up' }).click()
  await expect(aside.getByRole('link', { name: /^Sign up/ })).toBeVisible()
  const venues = await edit(page, 'Venues')
  await venues.getByLabel('Find a venue').fill('Old Mill Hall')
  await venues.getByRole('button', { name: 'Add Old Mill Hall' }).click()
  await venues.getByRole('button', { name: 'Change Old Mill Hall' }).click()
  await venues.getByLabel('Note').fill('Finals only')
  await venues.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Old Mill Hall is saved.')).toBeVisible()
  await venues.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Finals only')).toBeVisible()

  await visit(visitor, address)
  await expect(visitor.getByRole('complementary').getByText('$480')).toBeVisible()
  await expect(visitor.getByRole('button', { name: /^Like/ }).first()).toBeVisible()

  await strip.getByRole('button', { name: 'Close sign-up' }).click()
  await expect(page.getByText('Sign-up is closed.').first()).toBeVisible()
  await expect(aside.getByRole('link', { name: /^Sign up/ })).toHaveCount(0)
  await strip.getByRole('button', { name: 'Cancel event' }).click()
  const cancellation = page.getByRole('dialog')
  await cancellation.getByLabel('Reason').fill('The fields are flooded.')
  await cancellation.getByRole('button', { name: 'Cancel the event' }).click()
  await expect(page.getByText('This event will not take place.')).toBeVisible()
  await expect(page.getByText('The fields are flooded.')).toBeVisible()
  await expect(strip.getByRole('button', { name: 'Cancel event' })).toHaveCount(0)

  await visit(visitor, address)
  await expect(visitor.getByText('This event will not take place.')).toBeVisible()
  await expect(visitor.getByText('The fields are flooded.')).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('button', { name: /^Like/ })).toHaveCount(0)
  await visitor.context().close()

  await strip.getByRole('button', { name: 'Duplicate' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(`${event.name} again`)
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${event.name} again` })).toBeVisible()
  await expect(strip.getByText('Draft: only you and its team can see it.')).toBeVisible()
})
