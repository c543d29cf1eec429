import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import {
  approvedDestination,
  destinationAddress,
  linkedFacility,
  pendingDestination,
  untilFound,
} from './destinations.ts'
import { edit } from './editing.ts'
import { addressOf, approvedFacility, visit } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { origin, destinationApi } = openSite()

test('a visitor sees what a destination has and offers', async ({ page }) => {
  const destination = await approvedDestination('Limestone Valley Sports Commission')
  const facility = await linkedFacility('Calloway Sports Campus', destination)
  await visit(page, destinationAddress(destination))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(destination.name)
  await expect(page.getByText('Sports Commission in Bloomington, Indiana')).toBeVisible()
  const sports = page.getByRole('region', { name: 'What you can play here' }).getByRole('row')
  await expect(sports.filter({ hasText: 'Basketball' })).toContainText('8 courts')
  await expect(sports.filter({ hasText: 'Basketball' })).toContainText('Calloway Sports Campus, 8')
  await expect(page.getByRole('article').getByRole('link', { name: facility.name })).toHaveAttribute(
    'href',
    `/facilities/${facility.id}`,
  )
  const services = page.getByRole('region', { name: 'Services for your event' })
  await expect(services.getByRole('listitem')).toHaveCount(9)
  await expect(services.getByText('2 of 9 offered')).toBeVisible()
  await expect(services.getByRole('listitem').filter({ hasText: 'Not offered' })).toHaveCount(7)
  await expect(
    page.getByRole('complementary').getByRole('link', { name: 'Ask for a proposal' }),
  ).toHaveAttribute('href', `/requests/new?destinations=${destination.id}`)
  const data = page.locator('script[type="application/ld+json"]')
  expect(JSON.parse((await data.first().textContent()) ?? '')).toMatchObject({
    '@type': 'TouristDestination',
    name: destination.name,
  })
  expect(await data.last().textContent()).toContain('BreadcrumbList')

  await visit(page, addressOf(facility))
  await page
    .getByRole('region', { name: 'Destinations' })
    .getByRole('link', { name: destination.name })
    .click()
  await expect(page).toHaveURL(destinationAddress(destination))
})

test('a manager edits fields, services, documents and the team in place', async ({ page }) => {
  const destination = await approvedDestination('Valley of the editors')
  await openAs(page, destination.manager, destinationAddress(destination))
  const services = await edit(page, 'Services for your event')
  await services.getByLabel('Welcome Bags').check()
  await services.getByLabel('Site Visits').uncheck()
  await services.getByRole('button', { name: 'Save services' }).click()
  await expect(services).toHaveCount(0)
  const { destinations } = await destinationApi()
  const read = async () => (await destinations.get({ id: destination.id })).data
  expect((await read()).services).toEqual(['Grant Programs', 'Welcome Bags'])

  const facts = await edit(page, 'Name and key facts')
  await facts.getByLabel('Type').selectOption('Management Group')
  await facts.getByLabel('Show live hotel rates').check()
  await facts.getByLabel('Show rates after').fill('2027-02-01')
  await facts.getByRole('button', { name: 'Save facts' }).click()
  await expect(page.getByText('Management Group in Bloomington, Indiana')).toBeVisible()
  expect(await read()).toMatchObject({
    hotelLiveRatesEnabled: true,
    hotelLiveRatesVisibleAfter: '2027-02-01',
  })

  const documents = await edit(page, 'Documents')
  await documents
    .locator('input[type=file]')
    .setInputFiles({ name: 'Grants.txt', mimeType: 'text/plain', buffer: Buffer.from('Up to $7,500') })
  await expect(documents.getByRole('list', { name: 'documents', exact: true })).toContainText('Grants.txt')
  await documents.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: 'Grants.txt' })).toBeVisible()

  const team = await edit(page, 'Team')
  await expect(team.getByRole('list', { name: 'Team', exact: true }).getByRole('listitem')).toHaveCount(1)
  await expect(team.getByLabel('Role', { exact: true }).locator('option')).toHaveText([
    'Manager',
    'Sales',
    'Marketing',
  ])
})

test('a save of one field sends one PATCH and no GET', async ({ page }) => {
  const destination = await approvedDestination('Valley of the one save')
  const connected = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/hub/users/session'))
    .then((socket) => socket.waitForEvent('framereceived'))
  await openAs(page, destination.manager, destinationAddress(destination))
  // Opening the editor sends one GET. The parts of the page are loaded by then.
  const editor = await edit(page, 'About')
  // Once it is connected, the page reads the news since the approval.
  await connected
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('-mgmt/api/')) calls.push(request.method())
  })
  await editor.getByRole('textbox').fill('Four counties.')
  await editor.getByRole('button', { name: 'Save text' }).click()
  await expect(editor).toHaveCount(0)
  await expect(page.getByText('Four counties.')).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(calls).toEqual(['PATCH'])
})

test('a destination accepts a facility and removes it again', async ({ page, browser }) => {
  const destination = await approvedDestination('Valley of the links')
  const facility = await approvedFacility({ name: 'Gym of the links' })
  await openAs(page, facility.manager, addressOf(facility))
  const links = await edit(page, 'Destinations')
  await links.getByLabel('Find a destination').fill(destination.name)
  await links.getByRole('button', { name: `Add ${destination.name}` }).click()
  const linked = links.getByRole('list', { name: 'destinations' })
  await expect(linked).toContainText('Pending')
  await expectNoAxeFindings(page)

  const theirs = await (await browser.newContext()).newPage()
  await openAs(theirs, destination.manager, addressOf(facility))
  await theirs.getByRole('button', { name: `Accept for ${destination.name}` }).click()
  await expect(theirs.getByText(`${facility.name} is now on the page of`)).toBeVisible()
  await untilFound(destination)
  await theirs.goto(destinationAddress(destination))
  const card = theirs.getByRole('article').filter({ hasText: facility.name })
  await expect(card).toBeVisible()
  const facilities = await edit(theirs, 'Facilities')
  await facilities.getByRole('button', { name: `Remove ${facility.name}` }).click()
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(theirs.getByText(`${facility.name} is removed.`)).toBeVisible()
  await facilities.getByRole('button', { name: 'Done' }).click()
  await expect(card).toHaveCount(0)
  await theirs.context().close()
})

test('a destination finds who asks on home, and accepts on its own page', async ({ page, browser }) => {
  const destination = await approvedDestination('Valley of the asked')
  const facility = await approvedFacility({ name: 'Gym that asks' })
  await openAs(page, facility.manager, addressOf(facility))
  const links = await edit(page, 'Destinations')
  await links.getByLabel('Find a destination').fill(destination.name)
  await links.getByRole('button', { name: `Add ${destination.name}` }).click()
  await expect(links.getByRole('list', { name: 'destinations' })).toContainText('Pending')

  const theirs = await (await browser.newContext()).newPage()
  await openAs(theirs, destination.manager, `${origin}/home`)
  await theirs.getByRole('link', { name: facility.name }).click()
  const asking = theirs.getByRole('list', { name: 'Facilities that ask to be on this page' })
  await expect(asking).toContainText(facility.name)
  await expectNoAxeFindings(theirs)
  await asking.getByRole('button', { name: `Accept ${facility.name}` }).click()
  await expect(theirs.getByText(`${facility.name} is now on the page of`)).toBeVisible()
  await expect(asking).toHaveCount(0)
  await theirs.context().close()
})

test('a section that throws leaves the rest of the page', async ({ page, allowErrors }) => {
  allowErrors(/TypeError/, /error occurred in/, /status of 404/)
  const destination = await pendingDestination('Valley of the broken section')
  await page.route('**/documents?*', (route) => route.fulfill({ json: { data: [null], _meta: {} } }))
  await openAs(page, destination.manager, destinationAddress(destination))
  await expect(page.getByText('“Documents” could not be shown.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Services for your event' })).toBeVisible()
  const editor = await edit(page, 'About')
  await editor.getByRole('button', { name: 'Cancel' }).click()
})
