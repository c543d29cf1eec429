import { expect } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { acceptInvitation, addressOf, approvedFacility } from './facilities.ts'
import { readBySomebody } from './readers.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { api } = openSite()

test('a manager finds the report of a page that somebody has read, and shares a period', async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  const facility = await approvedFacility({ name: 'Reported Gym' })
  await readBySomebody(browser, addressOf(facility))

  await openAs(page, facility.manager, addressOf(facility))
  const strip = page.getByRole('region', { name: 'Managing this page' })
  await strip.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Report' })).toBeVisible()
  const chart = page.getByRole('img', { name: /^Page views by day/ })
  // It was made today, and nothing was counted before.
  await expect(chart).toHaveAccessibleName(/ 1 in 1 day/)
  await expect(page).toHaveTitle(/^Report on Reported Gym/)

  await page.getByText('7 days', { exact: true }).click()
  await expect(page).toHaveURL(/\?start=.*&end=/)
  await expect(chart).toHaveAccessibleName(/ 1 in 1 day/)
  await page.reload()
  await expect(chart).toHaveAccessibleName(/ 1 in 1 day/)

  const colleague = await newAccount('Kit Moreno')
  const draft = { email: colleague, role: 'Sales' } as const
  await (await api(facility.manager)).facilities.managers.create({ ownerId: facility.id, data: draft })
  await acceptInvitation(colleague)
  const beside = await (await browser.newContext()).newPage()
  await openAs(beside, colleague, page.url())
  await expect(beside.getByRole('img', { name: /^Page views by day/ })).toHaveAccessibleName(/ 1 in 1 day/)
  await openAs(beside, await newAccount('Sam Reed'), page.url())
  await expect(beside.getByText('This report doesn’t exist')).toBeVisible()
  await beside.context().close()
  await page.getByText('Show the numbers').first().click()
  await expectAccessible(page)
  await expectAccessible(page, 390)
})
