import { expect } from '@playwright/test'
import { admin } from './accounts.ts'
import { expectNoAxeFindings } from './axe.ts'
import { approvedFacility } from './facilities.ts'
import { openAs } from './log-in.ts'
import { mailTo } from './mails.ts'
import { openSite, test } from './site.ts'

const { origin, api } = openSite()

async function renamedFacility(from: string, to: string) {
  const facility = await approvedFacility({ name: from, city: 'Dayton' })
  const patch = [{ op: 'replace', path: '/name', value: to } as const]
  await (await api(facility.manager)).facilities.update({ id: facility.id, patch })
  return facility
}

test('an administrator undoes one new name of a page and accepts another', async ({ page, allowErrors }) => {
  // The server can't know who is an administrator.
  allowErrors(/404.*\/admin\/names/)
  const word = crypto.randomUUID().slice(0, 8)
  const facility = await renamedFacility(`Oak ${word} Hall`, `Casino ${word} Royal`)
  await renamedFacility(`Elm ${word} Gym`, `Elm ${word} Gymnasium`)
  await openAs(page, admin, `${origin}/admin/names`)
  await page.getByRole('searchbox', { name: 'Search name changes' }).fill(word)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText(`2 name changes for “${word}”.`)).toBeVisible()
  const first = page.getByRole('article').filter({ hasText: `Casino ${word} Royal` })
  await expect(first).toContainText(`Before: Oak ${word} Hall`)
  await expect(first).toContainText('Dayton')
  await expect(first).toContainText('by Dana Brindlow')
  await expectNoAxeFindings(page)

  await first.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the change' }).click()
  await expect(first).toBeHidden()
  await expect(page.getByText(`1 name change for “${word}”.`)).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('No name changes found')).toBeVisible()

  await mailTo(facility.manager, `The name of Oak ${word} Hall was restored`)
  const { data } = await (await api()).facilities.get({ id: facility.id })
  expect(data.name).toBe(`Oak ${word} Hall`)
})
