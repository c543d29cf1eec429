import { expect } from '@playwright/test'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { newAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { saturdayIn } from './days.ts'
import { approvedDestination } from './destinations.ts'
import { soccerHost } from './hosts.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

/** An organizer chooses which hosts to ask. */
const { allApis, origin } = openSite()

const saturday = saturdayIn(13)

/** A host at Nome, where no other one is. */
const host = (name: string, fields: number, lat: number) =>
  soccerHost({ name, city: 'Nome', state: 'Alaska', lat, lng: -165.4 }, fields)

test('an organizer reads why hosts fit, by keyboard, and picks some', async ({ page }) => {
  await host('Three Forks Soccer Complex', 3, 64.5)
  await host('Riverside Fieldhouse', 1, 64.53)
  const organizer = await newAccount('Rosa Organizer')
  const { events } = (await allApis(organizer))['event-mgmt']
  const { data: event } = await events.create({
    data: {
      name: 'Heartland Spring Cup',
      category: 'Private',
      status: 'Published',
      sportsList: ['Soccer'],
      startDate: saturday,
      endDate: addDays(saturday, 1),
      spaceName: 'Field',
      needsSpecificSpaceType: true,
      spaceCount: 4,
      partnerDist: 5,
      requestAddress: 'Nome, Alaska',
      requestDist: 100,
    },
  })
  await openAs(page, organizer, `${origin}/requests/${event.id}/hosts`)
  const row = page.getByRole('listitem', { name: 'Three Forks Soccer Complex' })
  await expect(row).toContainText('3 of 4 fields; 1 short, Riverside Fieldhouse 2.1 mi away has them.')
  await row.focus()
  await page.keyboard.press('w')
  await expect(row).toContainText('3 on site, 1 at a partner')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listitem', { name: 'Riverside Fieldhouse' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('x')
  await expect(row.getByRole('checkbox')).toBeChecked()
  const list = page.getByRole('complementary', { name: 'Send list' })
  await expect(list).toContainText('Send to 1 host')
  await page.reload()
  await expect(list).toContainText('Three Forks Soccer Complex')
  await page.getByRole('button', { name: /^All spaces on one site/ }).isDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'List in the RFP marketplace' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'List it' }).click()
  await page.getByRole('button', { name: 'Take off the RFP marketplace' }).click()
  await expect(page.getByText('Only your team and the hosts you ask can see this request.')).toBeVisible()
  expect((await events.get({ id: event.id })).data.category).toBe('Private')
  await page.getByRole('button', { name: 'Review and send' }).first().click()
  const review = page.getByRole('dialog', { name: 'Send to 1 host' })
  await expect(review).toContainText('Three Forks')
  await review.getByRole('button', { name: 'Send now' }).click()
  await page.waitForURL(`**/requests/${event.id}`)
  // The address changes before the page does.
  await expect(review).toBeHidden()
  await expect(page.getByRole('link', { name: 'Three Forks Soccer Complex' })).toBeVisible()
  await page.goBack()
  await expect(list).toContainText('Send to 0 hosts')
})

test('an organizer asks a destination by its name', async ({ page }) => {
  const { name } = await approvedDestination('Visit Norton Sound')
  const organizer = await newAccount('Rosa Organizer')
  const { events } = (await allApis(organizer))['event-mgmt']
  const { data: event } = await events.create({
    data: {
      name: 'Bering Cup',
      category: 'Private',
      status: 'Published',
      sportsList: ['Soccer'],
      startDate: saturday,
      endDate: saturday,
    },
  })
  await openAs(page, organizer, `${origin}/requests/${event.id}/hosts`)
  await page.getByRole('textbox', { name: 'Facility or destination' }).fill('Norton Sound')
  await page.keyboard.press('Enter')
  await page.getByText(`On the send list ${name}`).click()
  await expect(page.getByRole('complementary', { name: 'Send list' })).toContainText(name)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Review and send' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
  await page.waitForURL(`**/requests/${event.id}`)
  await expect(page.getByRole('link', { name })).toBeVisible()
})
