import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { admin, signIn } from './accounts.ts'
import {
  documentNotFound,
  fillIndianapolis,
  finishWithoutPhotos,
  newManager,
  nextStep,
  openForm,
} from './creation.ts'
import { edit } from './editing.ts'
import { approvedFacility, visit } from './facilities.ts'
import { addressOfKind, approvedProfile, kindFixtures } from './kinds.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { allApis } = openSite()
const { hotel: kind, company } = kindFixtures

test('a hotel is created, approved, and then public with what a night costs at least', async ({
  page,
  browser,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(documentNotFound)
  const manager = await newManager()
  const name = `Quillquarry House ${randomUUID().slice(0, 8)}`
  await approvedFacility({ name: 'Court beside the hotel', city: 'Indianapolis', state: 'Indiana' })
  await signIn(page, manager)
  await openForm(page, '/hotels/new')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Stars').fill('3')
  await page.getByLabel('Rooms').fill('118')
  await fillIndianapolis(page)
  await page.getByLabel('Postal code').fill('46204')
  await expect(page.getByText('The pin is at the center of Indianapolis.')).toBeVisible()
  await nextStep(page, 'Times and contact')
  await page.getByLabel('Check-in from').fill('15:00')
  await page.getByLabel('Phone').fill('(812) 555-0142')
  await page.getByRole('checkbox', { name: 'Pool' }).check()
  const address = await finishWithoutPhotos(page, '/hotels')
  await expect(page.getByText('Sent. Your page is pending approval.')).toBeVisible()
  const ownerId = address.slice(-36)
  const calls = (await allApis(admin))['hotel-mgmt'].hotels
  await calls.approve({ id: ownerId })
  const fee = {
    name: 'Parking',
    purpose: 'Garage',
    kind: 'Fee',
    unit: 'Cents',
    cents: 900,
    per: 'Night',
  } as const
  await calls.pricing.create({ ownerId, data: { charges: [fee] } })
  await calls.rooms.create({ ownerId, data: { name: 'King', guests: 2, count: 12, rate: 15_400 } })

  const visitor = await (await browser.newContext()).newPage()
  await visit(visitor, address)
  await expect(visitor.getByText('3-star hotel in Indianapolis, Indiana')).toBeVisible()
  await expect(visitor.getByText('$163').first()).toBeVisible()
  await expect(visitor.getByText('a night with fees, before taxes').first()).toBeVisible()
  await expect(visitor.getByText('3 PM')).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Venues nearby' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Call (812) 555-0142' }).first()).toHaveAttribute(
    'href',
    'tel:8125550142',
  )
  const data = await visitor.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Hotel',
    name,
    starRating: { '@type': 'Rating', ratingValue: 3 },
    numberOfRooms: 118,
    priceRange: 'From $163 a night with fees, before taxes',
    checkinTime: '15:00',
  })
  await visitor.context().close()

  await page.reload()
  const facts = await edit(page, 'Name and key facts')
  await facts.getByLabel('Rooms').fill('119')
  await facts.getByRole('button', { name: 'Save facts' }).click()
  await expect(page.getByText('119', { exact: true }).first()).toBeVisible()
})

test('a company asks a hotel to be its location, which accepts and lists partners with and without a page', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const mark = `Quillgate${randomUUID().slice(0, 8)}`
  const house = await approvedProfile(kind, { name: `${mark} Inn` })
  const group = await approvedProfile(company, { name: `${mark} Group` })
  await openAs(page, group.manager, addressOfKind(company, group))
  const editor = await edit(page, 'Locations')
  await editor.getByLabel('Find a location').fill(mark)
  await editor.getByRole('button', { name: `Add ${house.name}` }).click()
  await expect(page.getByText(`${house.name} is requested.`)).toBeVisible()
  await editor.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Waiting for their answer')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visit(visitor, addressOfKind(company, group))
  await expect(visitor.getByText(house.name)).toHaveCount(0)

  const hotelier = await (await browser.newContext()).newPage()
  await openAs(hotelier, house.manager, addressOfKind(kind, house))
  await hotelier.getByRole('button', { name: `Accept ${group.name}` }).click()
  await expect(hotelier.getByText(`${group.name} is now on the page of ${house.name}.`)).toBeVisible()
  await expect(hotelier.getByText('Part of')).toBeVisible()
  await hotelier.context().close()

  await visit(visitor, addressOfKind(company, group))
  await expect(visitor.getByRole('heading', { name: 'Locations' })).toBeVisible()
  await visitor.getByRole('link', { name: house.name }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: house.name })).toBeVisible()
  await expect(visitor.getByText('Part of')).toBeVisible()
  await visitor.context().close()

  // The managers of the company manage its location.
  await page.goto(addressOfKind(kind, house))
  await expect(page.getByRole('button', { name: 'Edit About' })).toBeVisible()

  const partners = await edit(page, 'Partners')
  const field = partners.getByLabel('Find a partner')
  await field.fill(mark)
  await partners.getByRole('button', { name: `Add ${group.name}` }).click()
  await expect(page.getByText(`${group.name} is added.`)).toBeVisible()
  const pageless = `Stone Mill ${randomUUID().slice(0, 8)}`
  await field.fill(pageless)
  await partners.getByRole('button', { name: `Add ${pageless}`, exact: true }).click()
  await expect(page.getByText(`${pageless} is added.`)).toBeVisible()
  await partners.getByRole('button', { name: 'Done' }).click()
  await expect(
    page.getByRole('region', { name: 'Partners' }).getByRole('link', { name: group.name }),
  ).toBeVisible()
  await expect(page.getByText(pageless, { exact: true })).toBeVisible()
})
