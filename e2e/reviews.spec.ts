import { expect, type Page } from '@playwright/test'
import { addressOf, approvedFacility, organizer, visit } from './facilities.ts'
import { expectNoAxeFindings, logIn, meMenu, openSite, test } from './site.ts'

// A colour that is still on its way to the other theme's has no contrast to be judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { api, origin } = openSite()

const counted = (reviews: number) => (reviews === 1 ? '1 review' : `${reviews} reviews`)

async function signOut(page: Page) {
  await meMenu(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  // The way there leads over the provider, which ends the session.
  await page.waitForURL(`${origin}/`)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
}

test('an organizer writes a review, changes it and deletes it', async ({ page }) => {
  const facility = await approvedFacility(1)
  const { reviews } = (await api(organizer)).facilities
  const before = (await reviews.my({ ownerId: facility.id })).data
  if (before !== null) await reviews.remove({ ownerId: facility.id, id: before.id })
  const { count } = (await reviews.list({ ownerId: facility.id }))._meta.stats

  await visit(page, addressOf(facility))
  await logIn(page, organizer)
  const write = page.getByRole('button', { name: 'Write a review' })
  const place = page.getByRole('region', { name: 'Your own review' })
  await write.click()
  await expect(place).toBeFocused()
  const form = page.getByRole('form', { name: 'Your review' })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(write).toBeVisible()
  await expect(place).toBeFocused()
  await write.click()
  await form.getByRole('button', { name: 'Publish review' }).click()
  await expect(form.getByText('Choose from one to five stars.')).toBeVisible()
  await expectNoAxeFindings(page)

  await form.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await form.getByLabel('Title').fill('<b>Ice</b> & 冰 جليد')
  await form.getByLabel('Your review').fill('Two rinks.\nOne Zamboni.')
  await page.reload()
  await expect(form.getByLabel('Title')).toHaveValue('<b>Ice</b> & 冰 جليد')
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await form.getByRole('button', { name: 'Publish review' }).click()
  await expect(page.getByText('Your review is on the page')).toBeVisible()
  await expect(place).toBeFocused()
  const own = page.getByRole('article', { name: /^Review by Marcus/ })
  await expect(own).toContainText('<b>Ice</b> & 冰 جليد')
  await expect(own).toHaveCount(1)
  await expect(page.getByRole('link', { name: counted(count + 1) })).toBeVisible()

  await own.getByRole('button', { name: 'Edit' }).click()
  await form.getByLabel('Title').fill('x'.repeat(121))
  await form.getByRole('button', { name: 'Save review' }).click()
  await expect(form.getByText('Give at most 120 characters.')).toBeVisible()
  await form.getByLabel('Title').fill('')
  await form.getByRole('radio', { name: '2 stars' }).check({ force: true })
  await form.getByRole('button', { name: 'Save review' }).click()
  await expect(own).toContainText('2.0')
  await expect(own).not.toContainText('Ice')

  await own.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible()
  await expect(own).toHaveCount(0)
  await expect(place).toBeFocused()
})

test('what somebody began to write is nobody else’s', async ({ page }) => {
  const facility = await approvedFacility(5)
  await visit(page, addressOf(facility))
  await logIn(page, organizer)
  const write = page.getByRole('button', { name: 'Write a review' })
  await write.click()
  const form = page.getByRole('form', { name: 'Your review' })
  await form.getByLabel('Your review').fill('Only Marcus knows.')
  await signOut(page)
  await visit(page, addressOf(facility))
  await logIn(page, 'participant@demo.example')
  await write.click()
  await expect(form.getByLabel('Your review')).toHaveValue('')
  await form.getByRole('button', { name: 'Cancel' }).click()

  await signOut(page)
  await visit(page, addressOf(facility))
  await logIn(page, organizer)
  await expect(form.getByLabel('Your review')).toHaveValue('Only Marcus knows.')
})

test('a session that ends under a review takes nothing of it along', async ({ page, allowErrors }) => {
  allowErrors(/status of 401/)
  const facility = await approvedFacility(4)
  await visit(page, addressOf(facility))
  await logIn(page, organizer)
  await page.getByRole('button', { name: 'Write a review' }).click()
  const form = page.getByRole('form', { name: 'Your review' })
  await form.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await form.getByLabel('Your review').fill('Written for a long time.')
  await page.route('**/reviews?*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 401, json: {} }) : route.continue(),
  )
  await form.getByRole('button', { name: 'Publish review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  await expect(form).toHaveCount(0)
  await page.reload()
  await expect(form.getByLabel('Your review')).toHaveValue('Written for a long time.')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(form).toHaveCount(0)
})

test('a visitor who wants to write a review goes on to it after logging in', async ({ page }) => {
  await visit(page, addressOf(await approvedFacility(2)))
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Write a review' }).click(),
  ])
  await popup.getByLabel('Email address').fill(organizer)
  await popup.getByLabel('Password', { exact: true }).fill('open-the-gates')
  await popup.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('form', { name: 'Your review' })).toBeVisible()
})
