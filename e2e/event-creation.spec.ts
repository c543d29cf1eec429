import { randomUUID } from 'node:crypto'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { expect } from '@playwright/test'
import { newAccount, signIn } from './accounts.ts'
import {
  chooseVolleyball,
  documentNotFound,
  fillIndianapolis,
  finishWithoutPhotos,
  nextStep,
  openForm,
} from './creation.ts'
import { visit } from './facilities.ts'
import { addressOfKind, approvedProfile, kindFixtures } from './kinds.ts'
import { openAs } from './log-in.ts'
import { test } from './site.ts'

const dayFromToday = (days: number) => addDays(dayOf(new Date()), days)

test('a tournament is created for an organization and published, and a visitor adds it to a calendar', async ({
  page,
  browser,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(documentNotFound)
  const organization = await approvedProfile(kindFixtures.organization, {
    name: `Quillhaven League ${randomUUID().slice(0, 8)}`,
  })
  const name = `Quillhaven Cup ${randomUUID().slice(0, 8)}`
  const days = { startDate: dayFromToday(60), endDate: dayFromToday(62) }
  await signIn(page, organization.manager)
  await openForm(page, `/events/new?organization=${organization.id}`)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Type').selectOption('Tournament')
  await page.getByLabel('Who it is for').selectOption('Marketed')
  await expect(page.getByLabel('Organization')).toHaveValue(organization.id)
  await page.getByLabel('First day', { exact: true }).fill(days.startDate)
  await page.getByLabel('Last day', { exact: true }).fill(days.endDate)
  await fillIndianapolis(page)
  await nextStep(page, 'Sports and who takes part')
  await chooseVolleyball(page)
  await nextStep(page, 'Cost, sign-up, contact')
  await page.getByLabel('Cost for a team').fill('600')
  await page.getByLabel('Page to sign up').fill('quillhaven.example/enter')
  const address = await finishWithoutPhotos(page, '/events', 'Create the draft')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(`${name} is published.`)).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visit(visitor, address)
  await expect(visitor.getByText('$600').filter({ visible: true }).first()).toBeVisible()
  await expect(visitor.getByRole('link', { name: organization.name }).first()).toBeVisible()
  const file = visitor.waitForEvent('download')
  await visitor.getByRole('link', { name: 'Add to calendar' }).filter({ visible: true }).first().click()
  expect((await file).suggestedFilename()).toBe(`${name}.ics`)
  await visitor.context().close()
})

test('a reader subscribes to the calendar of an organization, and stops it', async ({ page, request }) => {
  const organization = await approvedProfile(kindFixtures.organization, { name: 'Elm Calendars' })
  await kindFixtures.organization.addNeighbor(organization, 'Elm Calendar Cup')
  await openAs(page, await newAccount('Rosa Okafor'), addressOfKind(kindFixtures.organization, organization))
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = await page.getByLabel('Address').inputValue()
  const feed = await request.get(address)
  expect(feed.headers()['content-type']).toContain('text/calendar')
  expect(await feed.text()).toContain('SUMMARY:Elm Calendar Cup')
  await page.getByRole('button', { name: 'Stop the subscription' }).click()
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect((await request.get(address)).status()).toBe(404)
})
