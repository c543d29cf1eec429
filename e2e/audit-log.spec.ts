import { expect } from '@playwright/test'
import { admin } from './accounts.ts'
import { expectNoAxeFindings } from './axe.ts'
import { approvedFacility } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { origin, api } = openSite()

test('an administrator finds a change of a page in the audit log, by keyboard', async ({
  page,
  allowErrors,
}) => {
  // The server can't know who is an administrator.
  allowErrors(/404.*\/admin\/log/)
  const facility = await approvedFacility({ name: 'Logged Hall', city: 'Dayton' })
  const patch = [{ op: 'replace', path: '/city', value: 'Toledo' } as const]
  await (await api(facility.manager)).facilities.update({ id: facility.id, patch })

  await openAs(page, admin, `${origin}/admin/log?page=${facility.id}`)
  const entry = page.getByRole('article').filter({ hasText: 'City: Toledo' })
  await expect(entry.getByRole('heading', { name: 'Facility: edited' })).toBeVisible()
  await expect(entry).toContainText('Dana Brindlow')
  await expect(entry.getByRole('link', { name: 'Logged Hall', exact: true })).toHaveAttribute(
    'href',
    `/facilities/${facility.id}`,
  )

  await page.getByLabel('Change', { exact: true }).focus()
  await page.keyboard.type('Facility: approved')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/operation=facility-mgmt\.facilities\.approve/)
  await expect(page.getByRole('heading', { name: 'Facility: approved' })).toHaveCount(1)
  await expect(entry).toBeHidden()
  await expectNoAxeFindings(page)

  await page.getByRole('link', { name: 'Changes to Logged Hall' }).click()
  await expect(page).not.toHaveURL(/page=/)
})
