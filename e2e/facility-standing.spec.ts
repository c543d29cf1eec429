import { expect } from '@playwright/test'
import { admin } from './accounts.ts'
import { addReview, addressOf, approvedFacility, pendingFacility, visit } from './facilities.ts'
import { logIn, openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

/** Who sees a facility's page: pending, hidden, deleted. */
const { origin, api } = openSite()

test('a manager hides a page and shows it again', async ({ page, request, allowErrors }) => {
  allowErrors(/status of 404/)
  const facility = await approvedFacility({ name: 'Gym behind the curtain' })
  await openAs(page, facility.manager, addressOf(facility))
  const strip = page.getByRole('region', { name: 'Managing this page' })
  const hide = strip.getByRole('button', { name: 'Hide this page' })
  const question = page.getByRole('alertdialog')
  await hide.click()
  await expect(question).toContainText('only its managers can open its page')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await hide.click()
  await question.getByRole('button', { name: 'Hide this page' }).click()
  await expect(page.getByText('Hidden: only you and its team can see it.')).toBeVisible()
  expect((await request.get(addressOf(facility))).status()).toBe(404)

  await visit(page, addressOf(facility))
  await page.getByRole('button', { name: 'Make public' }).click()
  await question.getByRole('button', { name: 'Make public' }).click()
  await expect(hide).toBeVisible()
  expect((await request.get(addressOf(facility))).status()).toBe(200)
})

test('a deleted facility is gone until an administrator restores it', async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  const facility = await pendingFacility({ name: 'Gym of the last day' })
  await pendingFacility({ name: 'Gym that stays' }, facility.manager)
  await openAs(page, facility.manager, `${origin}/home`)
  const atHome = page.getByRole('link', { name: facility.name, exact: true })
  // Its row, the news of it, and what it needs.
  await atHome.first().click()
  await expect(page.getByText('Pending approval: only you and its team can see it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write a review' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete this facility' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('textbox').fill(facility.name)
  await question.getByRole('button', { name: 'Delete facility' }).click()
  await expect(page).toHaveURL(`${origin}/home`)
  await expect(page.getByText(`${facility.name} is deleted.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Your facilities/ })).toBeVisible()
  await expect(atHome).toHaveCount(0)
  await page.goBack()
  const nothing = 'There is nothing at this address'
  await expect(page.getByRole('heading', { name: nothing })).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await visit(theirs, addressOf(facility))
  await logIn(theirs, admin)
  const restore = theirs.getByRole('button', { name: 'Restore the facility' })
  await restore.click()
  await expect(theirs.getByRole('heading', { level: 1, name: facility.name })).toBeVisible()
  await theirs.goto(`${origin}/facilities/00000000-0000-4000-8000-000000000000`)
  await restore.click()
  await expect(theirs.getByText('No facility was deleted here in the last 30 days.')).toBeVisible()
  await theirs.context().close()
})

test('a hidden page shows more reviews, too', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/)
  const facility = await approvedFacility({ name: 'Gym of the hidden reviews' })
  for (let review = 0; review < 7; review += 1) await addReview(facility)
  const { facilities } = await api(facility.manager)
  await facilities.update({
    id: facility.id,
    patch: [{ op: 'replace', path: '/isActive', value: false }],
  })
  await openAs(page, admin, addressOf(facility))
  const reviews = page.getByRole('article', { name: /^Review by/ })
  await expect(reviews).toHaveCount(6)
  await page.getByRole('link', { name: 'More reviews' }).click()
  await expect(reviews).toHaveCount(7)
})
