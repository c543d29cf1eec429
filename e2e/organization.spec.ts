import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { expect, type Page } from '@playwright/test'
import { admin, newAccount, signIn } from './accounts.ts'
import {
  chooseVolleyball,
  documentNotFound,
  fillIndianapolis,
  finishWithoutPhotos,
  newManager,
  nextStep,
  openForm,
} from './creation.ts'
import { expectNoSidewaysScroll } from './axe.ts'
import { edit } from './editing.ts'
import { visit } from './facilities.ts'
import { approvedProfile, kindFixtures } from './kinds.ts'
import { withoutMap } from './market.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { origin, allApis } = openSite()
const kind = kindFixtures.organization

const dayFromToday = (days: number) => addDays(dayOf(new Date()), days)

async function addEvent(
  manager: string,
  organizationId: string,
  name: string,
  from: number,
  more: object = {},
) {
  const { events } = (await allApis(manager))['event-mgmt']
  await events.create({
    data: {
      name,
      parentId: organizationId,
      city: 'Gary',
      state: 'Indiana',
      status: 'Published',
      startDate: dayFromToday(from),
      endDate: dayFromToday(from + 1),
      ...more,
    },
  })
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('an organization is created and approved, its coming and past events show, and it becomes an Industry Partner with services', async ({
  page,
  browser,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(documentNotFound)
  const manager = await newManager()
  const name = `Quillhaven Volleyball ${randomUUID().slice(0, 8)}`
  await signIn(page, manager)
  await openForm(page, '/organizations/new')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Type').selectOption('Event Organization')
  await fillIndianapolis(page)
  await nextStep(page, 'Sports and contact')
  await expect(page.getByRole('heading', { name: 'Services' })).toBeHidden()
  await chooseVolleyball(page)
  await page.getByRole('textbox', { name: 'Website' }).fill('quillhaven.example')
  const address = await finishWithoutPhotos(page, '/organizations')
  const id = address.slice(-36)
  await expect(page.getByRole('link', { name: 'New event' }).first()).toHaveAttribute(
    'href',
    `/events/new?organization=${id}`,
  )
  await (await allApis(admin))['event-mgmt'].organizations.approve({ id })
  await addEvent(manager, id, 'Quillhaven Open', 30)
  await addEvent(manager, id, 'Quillhaven Classic', -30)
  await addEvent(manager, id, 'Quillhaven Camp', 40, { status: 'Draft' })
  for (const days of [70, 100, 130, 160, 190, 220]) await addEvent(manager, id, 'Quillhaven Series', days)

  const visitor = await (await browser.newContext()).newPage()
  await visit(visitor, address)
  await expect(section(visitor, 'Coming events').getByRole('link', { name: 'Quillhaven Open' })).toBeVisible()
  await expect(
    section(visitor, 'Past events').getByRole('link', { name: 'Quillhaven Classic' }),
  ).toBeVisible()
  await expect(visitor.getByText('Quillhaven Camp')).toBeHidden()
  const data = await visitor.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'SportsOrganization', name, sport: ['Volleyball'] })
  await section(visitor, 'Calendar').scrollIntoViewIfNeeded()
  await expect(
    section(visitor, 'Calendar').getByRole('link', { name: 'Quillhaven Open' }).first(),
  ).toBeVisible()
  await visitor.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(visitor)
  await visitor.context().close()

  await page.reload()
  await expect(rowOf(page, 'Quillhaven Camp').first()).toContainText('Draft')

  const facts = await edit(page, 'Name and key facts')
  await facts.getByLabel('Type').selectOption('Industry Partner')
  await facts.getByRole('button', { name: 'Save facts' }).click()
  await expect(page.getByText('Industry Partner in Indianapolis, Indiana')).toBeVisible()
  const services = await edit(page, 'Services')
  await services.getByRole('checkbox', { name: 'Ticketing' }).check()
  await services.getByRole('button', { name: 'Save services' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ticketing' })).toBeVisible()
})

test.describe('in the directory', () => {
  test.use({ viewport: withoutMap })

  test('somebody follows an organization, and finds it on home', async ({ page }) => {
    const name = `Quillhaven Hockey ${randomUUID().slice(0, 8)}`
    const organization = await approvedProfile(kind, { name })
    await addEvent(organization.manager, organization.id, 'Frozen Open', 20)
    await signIn(page, await newAccount('Rosa Okafor'))
    await page.goto(`${origin}/organizations/directory?q=${encodeURIComponent(name)}`)
    await untilHydrated(page)
    const row = rowOf(page, name)
    await expect(row.getByRole('link', { name: 'Frozen Open' })).toBeVisible()
    const saved = page.waitForResponse((reply) => /\/followers(?:$|\?)/.test(reply.url()))
    await row.getByRole('button', { name: `Follow ${name}` }).click()
    await expect(row.getByRole('button', { name: `Following ${name}`, pressed: true })).toBeVisible()
    await saved
    await page.goto(`${origin}/home`)
    await page.getByRole('tab', { name: /^Following/ }).click()
    await expect(page.getByRole('heading', { name: /^Saved organizations/ })).toBeVisible()
    await expect(page.getByRole('tabpanel').getByRole('link', { name, exact: true })).toBeVisible()
  })
})

test.describe('beside the rows', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a filter applies at once, and services are offered for partners', async ({ page }) => {
    await approvedProfile(kind, { name: `Quillhaven Diving ${randomUUID().slice(0, 8)}` })
    await page.goto(`${origin}/organizations/directory`)
    await untilHydrated(page)
    const filters = page.getByRole('complementary', { name: 'All filters' })
    await expect(filters.getByRole('group', { name: 'Services' })).toBeHidden()
    await filters.getByRole('checkbox', { name: /^Event Organization/ }).check()
    await expect(page).toHaveURL(`${origin}/organizations/directory?type=Event+Organization`)
    await expect(page.getByRole('heading', { name: /^[\d,]+ organizations?$/ })).toBeVisible()
    await page.goto(`${origin}/organizations/directory?type=Industry+Partner`)
    await expect(filters.getByRole('group', { name: 'Services' })).toBeVisible()
  })
})
