import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { expect, type Page } from '@playwright/test'
import { approvedProfile, kindFixtures } from './kinds.ts'
import { cards, chip, untilLoaded } from './market.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin, allApis } = openSite()

// The month after next is always among those that the page offers.
const monthStart = new Date()
monthStart.setUTCMonth(monthStart.getUTCMonth() + 2, 1)
const month = dayOf(monthStart).slice(0, 7)
const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(monthStart)
const monthAndYear = `${monthName} ${month.slice(0, 4)}`

/** A Friday in the middle of the month. */
const friday = addDays(`${month}-08`, (12 - new Date(`${month}-08`).getUTCDay()) % 7)
const sundayBefore = addDays(friday, -5)

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const weekLabel = (sunday: string) => shortDay.format(new Date(sunday))

/** An organization with a cup on a weekend, a camp during the week before, a later cup and one with flexible dates. */
async function season() {
  const organization = await approvedProfile(kindFixtures.organization, { name: 'Four Corners Sports' })
  const { events } = (await allApis(organization.manager))['event-mgmt']
  const add = (
    name: string,
    from: string,
    days: number,
    more: { teamCost?: number; dayCount?: number } = {},
  ) =>
    events.create({
      data: {
        name,
        city: 'Gary',
        state: 'Indiana',
        parentId: organization.id,
        status: 'Published',
        startDate: from,
        endDate: addDays(from, days - 1),
        hasFlexibleDates: more.dayCount !== undefined,
        ...more,
      },
    })
  await add('Lakeshore cup', friday, 3, { teamCost: 450 })
  await add('Dunes camp', addDays(sundayBefore, 1), 5, { teamCost: 200 })
  await add('Late cup', addDays(friday, 35), 3, { teamCost: 500 })
  await add('Anytime cup', addDays(friday, 63), 20, { dayCount: 2 })
  // The search index follows the database a moment later.
  const found = () => events.search({ take: 1, data: { parentId: organization.id } })
  await expect.poll(async () => (await found())._meta.stats.count).toBe(4)
  return { path: `${origin}/events/marketplace?organizer=${organization.id}`, organization }
}

async function visit(page: Page, address: string) {
  await page.goto(address)
  await untilHydrated(page)
}

const heading = (page: Page, text: string) => page.getByRole('heading', { name: text, exact: true })
const weekCell = (page: Page, label: string) =>
  page.getByRole('navigation', { name: /by the week/ }).getByRole('link', { name: new RegExp(`^${label} `) })
const dates = (page: Page) => page.getByRole('dialog', { name: 'Dates' })
const titles = (page: Page) => cards(page).getByRole('heading')

for (const width of [390, 1440])
  test(`somebody finds events of a season by weekend, weeks, calendar and cost, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    const { path } = await season()

    await test.step('a free weekend in a month finds what fits in one', async () => {
      await visit(page, path)
      await expect(heading(page, '4 events')).toBeVisible()
      await page.getByRole('button', { name: /Any dates/ }).click()
      await dates(page).getByRole('button', { name: 'Weekend', exact: true }).click()
      await dates(page).getByRole('button', { name: monthName, exact: true }).click()
      await dates(page).getByRole('button', { name: 'Show 1 event' }).click()
      await expect(dates(page)).toBeHidden()
      await expect(titles(page)).toHaveText(['Lakeshore cup'])
      await expect(page).toHaveURL(new RegExp(`month=${month}&span=Weekend`))
      await expect(
        page.getByText(`In ${monthAndYear}, on a weekend, held by Four Corners Sports`),
      ).toBeVisible()
      await page.reload()
      await expect(titles(page)).toHaveText(['Lakeshore cup'])
    })

    await test.step('several weeks can be chosen in the row of weeks', async () => {
      await visit(page, `${path}&month=${month}`)
      await expect(weekCell(page, weekLabel(sundayBefore))).toHaveText(/2$/)
      await visit(page, path)
      await weekCell(page, 'Flexible').click()
      await expect(titles(page)).toHaveText(['Anytime cup'])
      await page.goto(`${page.url()}&week=${sundayBefore}`)
      await untilHydrated(page)
      await expect(heading(page, '3 events')).toBeVisible()
      await expect(weekCell(page, weekLabel(sundayBefore))).toHaveAttribute('aria-current', 'true')
      await weekCell(page, 'Flexible').click()
      await expect(titles(page)).toHaveText(['Dunes camp', 'Lakeshore cup'])
      await weekCell(page, 'Any week').click()
      await expect(heading(page, '4 events')).toBeVisible()
      await expect(page).toHaveURL(path)
    })

    await test.step('the calendar lists each day’s events and picks a week by its count', async () => {
      await visit(page, path)
      await page.getByRole('link', { name: 'Calendar', exact: true }).click()
      await page
        .getByRole('link', { name: /^[A-Z][a-z]+ \d{4}$/ })
        .last()
        .click()
      await page.getByRole('link', { name: monthAndYear, exact: true }).click()
      await expect(heading(page, monthAndYear)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Lakeshore cup' })).toHaveCount(3)
      await expect(page.getByRole('link', { name: 'Dunes camp' })).toHaveCount(5)
      await page.reload()
      await expect(page.getByRole('link', { name: 'Lakeshore cup' })).toHaveCount(3)
      await page.getByRole('button', { name: '2 events start this week' }).first().click()
      await expect(page).toHaveURL(new RegExp(`week=${sundayBefore}.*view=calendar&at=${month}`))
      await expect(heading(page, '2 events')).toBeVisible()
      await page.getByRole('link', { name: 'List', exact: true }).click()
      await expect(titles(page)).toHaveText(['Dunes camp', 'Lakeshore cup'])
    })

    await test.step('a limit for the cost of a team leaves out what costs more', async () => {
      await visit(page, path)
      await expect(chip(page, 'Up to \\$500 / Team')).toHaveText(/3$/)
      await chip(page, 'Up to \\$500 / Team').click()
      await expect(titles(page)).toHaveText(['Dunes camp', 'Lakeshore cup', 'Late cup'])
      await page.getByRole('link', { name: /^Filters/ }).click()
      const sheet = page.getByRole('dialog', { name: 'Filters' })
      await sheet
        .getByRole('group', { name: 'Cost per team, up to' })
        .getByText('$250', { exact: true })
        .click()
      await untilLoaded(page)
      await sheet.getByRole('button', { name: 'Show 1 event' }).click()
      await expect(titles(page)).toHaveText(['Dunes camp'])
    })
  })

test('days without events lead to the nearest week that has some, and a closed event is gray and last', async ({
  page,
}) => {
  const { path, organization } = await season()
  const [from, to] = [addDays(friday, 7), addDays(friday, 9)]
  await visit(page, `${path}&from=${from}&to=${to}`)
  await expect(heading(page, 'No events')).toBeVisible()
  await page.getByRole('link', { name: `See the week of ${weekLabel(sundayBefore)}` }).click()
  await expect(titles(page)).toHaveText(['Dunes camp', 'Lakeshore cup'])

  const { events } = (await allApis(organization.manager))['event-mgmt']
  const { data } = await events.search({ data: { parentId: organization.id, sort: 'date' } })
  const [first] = data
  await events.update({ id: first?.id ?? '', patch: [{ op: 'replace', path: '/isClosed', value: true }] })
  await visit(page, path)
  await expect(cards(page).last()).toContainText('Dunes camp')
  await expect(cards(page).last()).toContainText('Closed')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page lists events by dates that a form can send', async ({ page }) => {
    const { path, organization } = await season()
    await page.goto(`${path}&month=${month}&view=calendar`)
    await expect(titles(page)).toHaveText(['Dunes camp', 'Lakeshore cup'])
    await page.goto(`${origin}/events/marketplace/filters?organizer=${organization.id}`)
    await page.getByLabel('First day').fill(friday)
    await page.getByLabel('Last day').fill(addDays(friday, 2))
    await page.getByRole('button', { name: 'Show events' }).click()
    await expect(titles(page)).toHaveText(['Lakeshore cup'])
  })
})
