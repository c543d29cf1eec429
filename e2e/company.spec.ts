import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { admin, newAccount, signIn } from './accounts.ts'
import {
  documentNotFound,
  fillIndianapolis,
  finishWithoutPhotos,
  newManager,
  nextStep,
  openForm,
} from './creation.ts'
import { edit } from './editing.ts'
import { visit } from './facilities.ts'
import { approvedProfile, kindFixtures, requestAffiliation } from './kinds.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { origin } = openSite()
const kind = kindFixtures.company

test('a company is created, approved, then public, edited and followed', async ({
  page,
  browser,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(documentNotFound)
  const manager = await newManager()
  const name = `Quillstone Hospitality ${randomUUID().slice(0, 8)}`
  await signIn(page, manager)
  await openForm(page, '/companies/new')
  await expect(page.getByRole('heading', { level: 1, name: 'List a company' })).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Type').selectOption('Accommodation Provider')
  await page.getByLabel('Founded').fill('1998')
  await fillIndianapolis(page)
  await nextStep(page, 'Contact and services')
  await page.getByRole('textbox', { name: 'Website' }).fill('quillstone.example')
  await page.getByRole('checkbox', { name: 'Hotel Booking & Housing' }).check()
  const address = await finishWithoutPhotos(page, '/companies')
  await expect(page.getByText('Sent. Your page is pending approval.')).toBeVisible()

  const queue = await (await browser.newContext()).newPage()
  await openAs(queue, admin, `${origin}/admin?kind=company&q=${encodeURIComponent(name)}`)
  await expect(queue.getByText(/^1 company pending approval/)).toBeVisible()
  await expect(queue.getByRole('article')).toContainText('Hotel Booking & Housing')
  await queue.getByRole('button', { name: `Approve ${name}` }).click()
  await queue.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(queue.getByText('Nothing pending')).toBeVisible()
  await queue.context().close()

  const visitor = await (await browser.newContext()).newPage()
  await visit(visitor, address)
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(visitor.getByText('Accommodation Provider in Indianapolis, Indiana')).toBeVisible()
  // A company has no marketplace to go back to, only the page of its state.
  const crumbs = visitor.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(crumbs).toHaveText(['Indiana'])
  const data = await visitor.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Organization',
    name,
    foundingDate: '1998',
    sameAs: 'https://quillstone.example',
  })
  await expect(visitor.getByRole('link', { name: 'Visit website' }).first()).toHaveAttribute(
    'href',
    'https://quillstone.example',
  )
  await visitor.context().close()

  await page.goto(`${origin}/home`)
  await expect(page.getByRole('heading', { name: /^Your companies/ })).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()

  await visit(page, address)
  const facts = await edit(page, 'Name and key facts')
  await facts.getByLabel('Founded').fill('1874')
  await facts.getByRole('button', { name: 'Save facts' }).click()
  await expect(page.getByText('1874')).toBeVisible()
  const services = await edit(page, 'Services')
  await services.getByRole('checkbox', { name: 'Ticketing' }).check()
  await services.getByRole('button', { name: 'Save services' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ticketing' })).toBeVisible()

  const fan = await (await browser.newContext()).newPage()
  await openAs(fan, await newAccount('Rosa Okafor'), address)
  const saved = fan.waitForResponse(
    (response) => response.url().includes('/followers') && response.request().method() === 'POST',
  )
  await fan.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(fan.getByRole('button', { name: /^Follow/, pressed: true })).toBeVisible()
  await saved
  await fan.goto(`${origin}/home`)
  await fan.getByRole('tab', { name: /^Following/ }).click()
  await expect(fan.getByRole('heading', { name: /^Saved companies/ })).toBeVisible()
  await fan.context().close()
})

test('its manager answers the locations that wait on home', async ({ page }) => {
  const mark = `Quillhome ${randomUUID().slice(0, 8)}`
  const group = await approvedProfile(kind, { name: `${mark} Group` })
  const [inn, lodge] = await Promise.all([
    approvedProfile(kindFixtures.hotel, { name: `${mark} Inn` }),
    approvedProfile(kindFixtures.hotel, { name: `${mark} Lodge` }),
  ])
  await requestAffiliation(inn, group)
  await requestAffiliation(lodge, group)
  await openAs(page, group.manager, `${origin}/home`)
  const waiting = page.getByRole('region', { name: 'Requests and claims' })
  await expect(waiting.getByRole('listitem').filter({ hasText: inn.name })).toContainText(
    `Asks to be on the page of ${group.name}`,
  )
  await waiting.getByRole('button', { name: `Accept ${inn.name}` }).click()
  await expect(page.getByText(`${inn.name} is now on the page of ${group.name}.`)).toBeVisible()
  await expect(
    page.getByRole('region', { name: /^Your hotels/ }).getByRole('link', { name: inn.name, exact: true }),
  ).toBeVisible()
  await waiting.getByRole('button', { name: `Decline ${lodge.name}` }).click()
  await expect(page.getByText(`${lodge.name} was declined.`)).toBeVisible()
  await expect(waiting).toHaveCount(0)
})
