import { expect } from '@playwright/test'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { newAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { approvedFacility, visit } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

/** What an event brings: its host states what it knows, and shares the range. */
const { origin, allApis } = openSite()

test('a host narrows the estimate of an event, saves and shares it', async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(/404/)
  const host = await approvedFacility({ name: 'Franklin Fields', city: 'Gary', state: 'Indiana' })
  const organizer = await newAccount('Tomasz Bielik')
  const { events } = (await allApis(organizer))['event-mgmt']
  const startDate = addDays(dayOf(new Date()), 60)
  const { data } = await events.create({
    data: {
      name: 'Heartland Spring Cup',
      status: 'Published',
      city: 'Gary',
      state: 'Indiana',
      startDate,
      endDate: addDays(startDate, 2),
      participants: 1640,
      attendance: 2460,
      teamCount: 104,
      budgetFrom: 40_000,
      budgetTo: 50_000,
    },
  })
  await events.places.create({ ownerId: data.id, data: { profileId: host.id } })
  const address = `${origin}/events/${data.id}/impact`

  const visitor = await (await browser.newContext()).newPage()
  await visit(visitor, address)
  await expect(visitor.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()

  await openAs(page, host.manager, address)
  const range = page.getByRole('region', { name: 'Estimate' })
  await expect(range).toContainText('$610K to $910K')
  const nights = page.getByLabel('Families, spectators, nights', { exact: true })
  await expect(nights).toHaveValue('1.4–2.5')
  await nights.fill('70')
  await expect(nights).toHaveAccessibleDescription('Must be from 0 to 60.')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  await nights.fill('1.8')
  await expect(nights).toHaveAccessibleDescription('')
  await page.getByLabel('Players, local', { exact: true }).fill('18 to 22%')
  await page.getByLabel('Kind of source of Players, local').selectOption('Measured')
  await page.getByLabel('Source of Players, local', { exact: true }).fill('Home ZIP codes of 2026')
  await page.getByRole('button', { name: 'Share with everyone' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The estimate is saved.')).toBeVisible()
  await expect(range).not.toContainText('$610K to $910K')
  await expectAccessible(page)

  await visit(visitor, address)
  await expect(visitor.getByLabel('Own figures')).toContainText('Measured: Home ZIP codes of 2026')
  await expect(visitor.getByRole('button', { name: 'All defaults' })).toHaveCount(0)

  await page.getByRole('button', { name: 'All defaults' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Return to the defaults' }).click()
  await expect(range).toContainText('$610K to $910K')
  await openAs(page, organizer, `${origin}/events/${data.id}`)
  await page.getByRole('link', { name: 'Impact estimate' }).click()
  await expect(page).toHaveURL(address)
})
