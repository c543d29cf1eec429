import { expect } from '@playwright/test'
import {
  addressOf,
  admin,
  approve,
  approvedFacility,
  manager,
  newFacility,
  organizer,
  removeMade,
  visit,
} from './facilities.ts'
import { expectNoAxeFindings, logIn, openSite, test } from './site.ts'

/** Who sees a facility's page: pending, hidden, deleted. */
const { origin, api } = openSite()

// A colour that is still on its way to the other theme's has no contrast to be judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.afterAll(removeMade)

test('strangers find nothing where a facility waits for approval; its manager finds the page', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  const facility = await newFacility({ name: 'Waiting Gym <i>of</i> Dayton' })
  const answer = await request.get(addressOf(facility))
  expect(answer.status()).toBe(404)
  expect(await answer.text()).not.toContain('Waiting Gym')

  await visit(page, addressOf(facility))
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  await expectNoAxeFindings(page)
  await logIn(page, manager)
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting Gym <i>of</i> Dayton' })).toBeVisible()
  await visit(page, addressOf(facility))
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting Gym <i>of</i> Dayton' })).toBeVisible()
  await expect(page.getByText('Waiting for approval: only you and those who run it see it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write a review' })).toHaveCount(0)

  await page.getByRole('button', { name: 'View as a visitor' }).click()
  await expect(page.getByText('This is what a visitor sees.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  await expectNoAxeFindings(page)

  const other = await page.context().browser()?.newPage()
  if (other === undefined) throw new Error('no browser')
  await visit(other, addressOf(await approvedFacility(0)))
  await logIn(other, organizer)
  const [shown] = await Promise.all([
    other.waitForResponse(addressOf(facility)),
    other.goto(addressOf(facility)),
  ])
  expect(shown.status()).toBe(404)
  await expect(other.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  await other.close()
})

test('a page is hidden by who runs it, and shown again', async ({ page, request, allowErrors }) => {
  allowErrors(/status of 404/)
  const facility = await newFacility({ name: 'Gym behind the curtain' })
  await approve(facility)
  await visit(page, addressOf(facility))
  await logIn(page, manager)
  const strip = page.getByRole('region', { name: 'Managing this page' })
  const hide = strip.getByRole('button', { name: 'Hide this page' })
  const question = page.getByRole('alertdialog')
  await hide.click()
  await expect(question).toContainText('only those who run it can open its page')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await hide.click()
  await question.getByRole('button', { name: 'Hide this page' }).click()
  await expect(page.getByText('Hidden: only you and those who run it see it.')).toBeVisible()
  await expectNoAxeFindings(page)
  expect((await request.get(addressOf(facility))).status()).toBe(404)

  await visit(page, addressOf(facility))
  await page.getByRole('button', { name: 'Show it again' }).click()
  await question.getByRole('button', { name: 'Show it again' }).click()
  await expect(hide).toBeVisible()
  expect((await request.get(addressOf(facility))).status()).toBe(200)
})

test('what is deleted is gone from home and from its address, until an administrator restores it', async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  const facility = await newFacility({ name: `Gym of the last day ${Date.now()}` })
  await page.goto(`${origin}/home`)
  await logIn(page, manager)
  const atHome = page.getByRole('link', { name: facility.name, exact: true })
  await atHome.click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete this facility' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('textbox').fill(facility.name)
  await question.getByRole('button', { name: 'Delete facility' }).click()
  await expect(page).toHaveURL(`${origin}/home`)
  await expect(page.getByRole('heading', { name: /^Facilities you run/ })).toBeVisible()
  await expect(atHome).toHaveCount(0)
  await page.goBack()
  const nothing = 'There is nothing at this address'
  await expect(page.getByRole('heading', { name: nothing })).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await visit(theirs, addressOf(facility))
  await logIn(theirs, admin)
  const restore = theirs.getByRole('button', { name: 'Restore the facility' })
  await expectNoAxeFindings(theirs)
  await restore.click()
  await expect(theirs.getByRole('heading', { level: 1, name: facility.name })).toBeVisible()
  await theirs.goto(`${origin}/facilities/00000000-0000-4000-8000-000000000000`)
  await restore.click()
  await expect(theirs.getByText('No facility was deleted here in the last 30 days.')).toBeVisible()
  await theirs.context().close()
})

test('a page that is hidden shows more reviews, too', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/)
  const { facilities } = await api(admin)
  const { data } = await facilities.search({
    take: 100,
    offset: 0,
    data: { rating: { from: 1 }, state: 'Florida' },
  })
  const [facility] = data.toSorted((one, other) => other.reviewCount - one.reviewCount)
  if (facility === undefined || facility.reviewCount <= 6) throw new Error('nobody reviewed much in Florida')
  const setShown = (isShown: boolean) =>
    facilities.update({ id: facility.id, patch: [{ op: 'replace', path: '/isActive', value: isShown }] })
  await setShown(false)
  try {
    await visit(page, addressOf(facility))
    await logIn(page, admin)
    const reviews = page.getByRole('article', { name: /^Review by/ })
    await expect(reviews).toHaveCount(6)
    await page.getByRole('link', { name: 'More reviews' }).click()
    await expect(reviews).toHaveCount(Math.min(18, facility.reviewCount))
  } finally {
    await setShown(true)
  }
})
