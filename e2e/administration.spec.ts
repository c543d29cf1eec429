import { expect } from '@playwright/test'
import { admin } from './accounts.ts'
import { approvedFacility } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { origin, api } = openSite()

// The server can't know who is an administrator.
test.beforeEach(({ allowErrors }) => allowErrors(/404.*\/admin\//))

test('an administrator restores a deleted page by keyboard, deletes it again, and finds it by name', async ({
  page,
}) => {
  const facility = await approvedFacility({ name: 'Erased Fieldhouse', city: 'Dayton' })
  await (await api(facility.manager)).facilities.remove({ id: facility.id })

  await openAs(page, admin, `${origin}/admin/deleted`)
  await page.getByLabel('Search deleted pages').fill('erased')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=erased/)
  const row = page.getByRole('article').filter({ hasText: 'Erased Fieldhouse' })
  await expect(row).toContainText('by Dana Brindlow')
  await expect(row).toContainText('Team: Dana Brindlow (Manager)')

  await row.getByRole('button', { name: 'Restore Erased Fieldhouse' }).focus()
  await page.keyboard.press('Enter')
  await expect(row).toBeHidden()
  expect((await fetch(`${origin}/facilities/${facility.id}`)).status).toBe(200)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  expect((await fetch(`${origin}/facilities/${facility.id}`)).status).toBe(404)
})

test('an administrator gives a page a tier, makes it inactive, and takes back the last change', async ({
  page,
}) => {
  const { id, manager } = await approvedFacility({ name: 'Tiered Arena', city: 'Dayton' })
  const membership = async () => (await (await api(manager)).facilities.get({ id })).data.membership

  await openAs(page, admin, `${origin}/admin/memberships?q=tiered`)
  const row = page.getByRole('article').filter({ hasText: 'Tiered Arena' })
  await expect(row).toContainText('No membership. The page is free.')
  await expect(row.getByRole('switch')).toBeDisabled()

  await row.getByLabel('Tier of Tiered Arena').selectOption('Gold')
  await expect(row).toContainText('Opens the RFP marketplace, hot leads, and organization stats.')
  expect(await membership()).toEqual({ isActive: true, tier: 'Gold' })

  await row.getByRole('switch').click()
  await expect(row).toContainText('The Gold membership isn’t active.')
  expect(await membership()).toEqual({ isActive: false, tier: 'Gold' })

  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(row).toContainText('Opens the RFP marketplace')
  expect(await membership()).toEqual({ isActive: true, tier: 'Gold' })

  await page.getByRole('link', { name: 'Gold', exact: true }).click()
  await expect(row).toBeVisible()
  await page.getByRole('link', { name: 'Silver', exact: true }).click()
  await expect(page.getByText('No facilities found')).toBeVisible()
})

test('an administrator finds an open invitation and withdraws it', async ({ page }) => {
  const { id, manager } = await approvedFacility({ name: 'Inviting Arena', city: 'Dayton' })
  const { managers } = (await api(manager)).facilities
  await managers.create({ ownerId: id, data: { email: 'wrong.address@invited.test' } })

  await openAs(page, admin, `${origin}/admin/invitations?q=inviting`)
  const row = page.getByRole('article').filter({ hasText: 'wrong.address@invited.test' })
  await expect(row).toContainText('Manager of Inviting Arena')
  await row.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('No invitations found')).toBeVisible()
  expect((await managers.filtered({ ownerId: id, data: { isPending: true } })).data).toEqual([])
})

test('an administrator undoes a change in the audit log, but not one that others built on', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/409.*\/auditLog\/undo/)
  const facility = await approvedFacility({ name: 'Twice Renamed Hall', city: 'Dayton' })
  const manager = await api(facility.manager)
  const rename = (value: string) =>
    manager.facilities.update({ id: facility.id, patch: [{ op: 'replace', path: '/city', value }] })
  await rename('Toledo')

  await openAs(page, admin, `${origin}/admin/log?page=${facility.id}`)
  const entry = page.getByRole('article').filter({ hasText: 'City: Toledo, was Dayton' })
  // Somebody is faster.
  await expect(entry.getByRole('button', { name: 'Undo' })).toBeVisible()
  await rename('Akron')
  await entry.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.getByText(/Changed again since, by Dana Brindlow: city/)).toBeVisible()
  await expect(entry.getByRole('button', { name: 'Undo' })).toBeHidden()

  const latest = page.getByRole('article').filter({ hasText: 'City: Akron, was Toledo' })
  await latest.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the change' }).click()
  const undone = page.getByRole('article').filter({ hasText: 'City: Toledo, was Akron' })
  await expect(undone).toBeVisible()
  expect((await manager.facilities.get({ id: facility.id })).data.city).toBe('Toledo')
})

test('the health of the server is refreshed by itself', async ({ page }) => {
  await openAs(page, admin, `${origin}/admin/health`)
  await expect(page.getByRole('row', { name: /^Memory \d+ MB Up to 2 GB/ })).toBeVisible()
  await page.waitForResponse((response) => response.url().includes('/status-mgmt/api/health'))
})
