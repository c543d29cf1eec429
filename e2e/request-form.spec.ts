import { expect, type Page } from '@playwright/test'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { newAccount } from './accounts.ts'
import { expectAccessible, expectNoAxeFindings } from './axe.ts'
import { saturdayIn } from './days.ts'
import { openAs } from './log-in.ts'
import { openSite, test, untilHydrated } from './site.ts'

const { allApis, origin } = openSite()
const address = `${origin}/requests/new`

const saturday = saturdayIn(18)
const step = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^(\\d )?${title}`) })

/** A request of a new organizer. */
async function storedRequest(
  fields: { responseDeadline: string } | { spaceName: 'Field'; spaceCount: number },
) {
  const organizer = await newAccount('Rosa Organizer')
  const { events } = (await allApis(organizer))['event-mgmt']
  const { data } = await events.create({
    data: {
      name: 'Fall Classic',
      category: 'Private',
      status: 'Published',
      sportsList: ['Soccer'],
      startDate: saturday,
      endDate: saturday,
      budgetTo: 9000,
      ...fields,
    },
  })
  return { organizer, events, data }
}

test('an organizer writes a request step by step, with a document', async ({ page }) => {
  const organizer = await newAccount('Rosa Organizer')
  await openAs(page, organizer, address)
  await page.getByLabel('Event', { exact: true }).fill('Heartland Spring Cup')
  await page.getByRole('combobox', { name: 'Sport' }).fill('socc')
  await page.getByRole('option', { name: 'Soccer', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel('Documents').setInputFiles({
    name: 'Field plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ten fields'),
  })
  await page.getByRole('button', { name: 'Continue to when' }).click()
  await page.getByLabel('First day').fill(saturday)
  await page.getByLabel('Last day').fill(addDays(saturday, 1))
  await page.getByRole('button', { name: 'Continue to where' }).click()
  await page.getByRole('button', { name: 'Continue to spaces' }).click()
  const main = page.getByRole('group', { name: 'Main space' })
  await main.getByLabel('How many').fill('4')
  await main.getByLabel('Space', { exact: true }).selectOption('Field')
  await main.getByLabel('Surface').selectOption('Grass or Turf')
  await page.getByRole('button', { name: 'Add a space' }).click()
  const panel = page.getByRole('complementary', { name: 'Hosts that fit' })
  await expect(panel).toContainText('4 fields')
  await expectAccessible(page)
  await expect(step(page, 'What')).toContainText('Soccer')
  await page.getByRole('button', { name: /^See / }).click()
  await page.waitForURL(/\/requests\/[0-9a-f-]{36}\/hosts/)
  const id = /requests\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const { events } = (await allApis(organizer))['event-mgmt']
  expect((await events.get({ id })).data).toMatchObject({
    name: 'Heartland Spring Cup',
    category: 'Private',
    status: 'Published',
    sportsList: ['Soccer'],
    startDate: saturday,
    spaceName: 'Field',
    spaceCount: 4,
    surfaces: ['Grass', 'Turf'],
  })
  expect((await events.requirements.list({ ownerId: id })).data).toMatchObject([{ name: 'Meeting Room' }])
  expect((await events.documents.list({ ownerId: id })).data).toMatchObject([{ name: 'Field plan.txt' }])
})

test('an organizer copies last year’s request on a phone', async ({ page }) => {
  const { organizer, events, data } = await storedRequest({ responseDeadline: addDays(saturday, -30) })
  await events.amenities.create({ ownerId: data.id, data: { name: 'Parking' } })
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, organizer, address)
  await page.getByRole('button', { name: 'Copy an event' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Fall Classic/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fall Classic')
  await expect(step(page, 'Budget')).toContainText('Up to $9,000')
  await expect(step(page, 'Deadline')).toContainText(/Optional.*Fill in/)
  await expect(step(page, 'Budget')).toContainText('Check')
  await step(page, 'When').click()
  await expect(page.getByLabel('First day')).toHaveValue(addDays(saturday, 364))
  const bar = page.getByRole('region', { name: 'Hosts that fit, in short' })
  await expect(bar).toContainText(/hosts? fits?/)
  await bar.getByRole('button', { name: 'What costs hosts' }).click()
  await expect(page.getByRole('dialog', { name: 'Hosts that fit' })).toContainText('Host soccer')
  await expectNoAxeFindings(page)
})

test('a visitor’s draft stays on the device until they log in', async ({ page }) => {
  await page.goto(address)
  await untilHydrated(page)
  await page.getByLabel('Event', { exact: true }).fill('Winter Cup')
  await expect(page.getByText('Draft saved on this device.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in to see hosts' })).toBeVisible()
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter Cup')
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New request')
})

test('an organizer changes a request in the form that it was written in', async ({ page }) => {
  const { organizer, events, data } = await storedRequest({ spaceName: 'Field', spaceCount: 4 })
  await events.requirements.create({ ownerId: data.id, data: { name: 'Meeting Room' } })
  await events.requirements.create({ ownerId: data.id, data: { name: 'Court', count: 2 } })
  await openAs(page, organizer, `${origin}/requests/${data.id}/hosts`)
  await page.getByRole('link', { name: 'Change the request' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fall Classic')
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toBeDisabled()
  await expect(page.getByRole('complementary', { name: 'Hosts that fit' })).toContainText('4 fields')
  await expectAccessible(page)
  await expect(step(page, 'Budget')).toContainText('Up to $9,000')
  await step(page, 'Budget').click()
  await page.getByLabel('From').fill('12000')
  await save.click()
  await expect(page.getByText('This is less than the other end of the budget.')).toBeVisible()
  await page.getByLabel('Up to').fill('14000')
  await step(page, 'Spaces').click()
  await page.getByRole('button', { name: 'Remove space 2' }).click()
  await expect(page.getByRole('button', { name: /^Remove space/ })).toHaveCount(1)
  await save.click()
  await expect(page).toHaveURL(`${origin}/requests/${data.id}/hosts`)
  expect((await events.get({ id: data.id })).data).toMatchObject({
    budgetFrom: 12000,
    budgetTo: 14000,
    spaceCount: 4,
    category: 'Private',
  })
  expect((await events.requirements.list({ ownerId: data.id })).data).toMatchObject([
    { name: 'Meeting Room' },
  ])
})
