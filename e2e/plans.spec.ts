import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { admin } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { approvedFacility } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { origin } = openSite()

test('a manager stopped by a gate asks for a plan, and is let in once an administrator grants it', async ({
  page,
  browser,
  allowErrors,
}) => {
  // The page asks for the requests before it knows that they are closed.
  allowErrors(/status of 403/)
  const name = `Gated Gym ${randomUUID().slice(0, 8)}`
  const { manager } = await approvedFacility({ name })
  await openAs(page, manager, `${origin}/events/rfps`)
  await expect(page.getByRole('heading', { name: 'The RFP marketplace isn’t open to you' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask for it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  // The page and the plan are chosen already.
  await page.getByLabel('Message').fill('We host a tournament in March.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ask for it' }).click()
  await expect(page.getByText(/^Asked for Silver on /)).toBeVisible()

  const desk = await (await browser.newContext()).newPage()
  await openAs(desk, admin, `${origin}/admin/asks`)
  const ask = desk.getByRole('article').filter({ hasText: name })
  await expect(ask).toContainText('We host a tournament in March.')
  await ask.getByRole('button', { name: 'Grant Silver' }).click()
  await expect(ask).toBeHidden()
  await desk.context().close()

  await page.goto(`${origin}/events/rfps`)
  await expect(page.getByRole('heading', { level: 1, name: 'Looking for a venue' })).toBeVisible()
})
