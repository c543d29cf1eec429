import { expect, type Page } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { expectNoAxeFindings } from './axe.ts'
import { addReview, addressOf, approvedFacility, visit } from './facilities.ts'
import { fillLogIn, logIn, meMenu, openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { origin } = openSite()

async function signOut(page: Page) {
  await meMenu(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  // The provider ends the session and redirects here.
  await page.waitForURL(`${origin}/`)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
}

test('writes, changes and deletes a review', async ({ page }) => {
  const facility = await approvedFacility({ name: 'Gym of the one review' })
  await addReview(facility)
  await openAs(page, await newAccount('Marcus Ellingsford'), addressOf(facility))
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
  await expect(page.getByRole('link', { name: '2 reviews' })).toBeVisible()

  await own.getByRole('button', { name: 'Edit' }).click()
  await form.getByLabel('Title').fill('x'.repeat(121))
  await form.getByRole('button', { name: 'Save review' }).click()
  await expect(form.getByText('Use 120 characters or fewer.')).toBeVisible()
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

test('a review draft is only offered to the account that began it', async ({ page }) => {
  const facility = await approvedFacility({ name: 'Gym of two drafts' })
  const organizer = await newAccount('Marcus Ellingsford')
  await openAs(page, organizer, addressOf(facility))
  const write = page.getByRole('button', { name: 'Write a review' })
  await write.click()
  const form = page.getByRole('form', { name: 'Your review' })
  await form.getByLabel('Your review').fill('Only Marcus knows.')
  await signOut(page)
  await openAs(page, await newAccount('Jordan Wexcombe'), addressOf(facility))
  await write.click()
  await expect(form.getByLabel('Your review')).toHaveValue('')
  await form.getByRole('button', { name: 'Cancel' }).click()

  await signOut(page)
  await visit(page, addressOf(facility))
  await logIn(page, organizer)
  await expect(form.getByLabel('Your review')).toHaveValue('Only Marcus knows.')
})

test('keeps a review draft when the session ends before it is published', async ({ page, allowErrors }) => {
  allowErrors(/status of 401/)
  const facility = await approvedFacility({ name: 'Gym of the ended session' })
  await openAs(page, await newAccount('Marcus Ellingsford'), addressOf(facility))
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

test('opens the review form once a visitor has logged in', async ({ page }) => {
  await visit(page, addressOf(await approvedFacility({ name: 'Gym of the visitor' })))
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Write a review' }).click(),
  ])
  await fillLogIn(popup, await newAccount('Marcus Ellingsford'))
  await expect(page.getByRole('form', { name: 'Your review' })).toBeVisible()
})

test('a manager replies to a review, changes the reply and removes it', async ({ page }) => {
  const facility = await approvedFacility({ name: 'Gym of the reply' })
  await addReview(facility)
  await openAs(page, facility.manager, addressOf(facility))
  const review = page.getByRole('article', { name: 'Review by Avery Stonebrook' })
  await review.getByRole('button', { name: 'Reply to the review' }).click()
  const form = review.getByRole('form')
  await form.getByRole('button', { name: 'Publish reply' }).click()
  await expect(form.getByText('Write a reply.')).toBeVisible()
  await form.getByRole('textbox').fill('Thank you.\n<b>Three</b> rinks since May.')
  await expectNoAxeFindings(page)
  await form.getByRole('button', { name: 'Publish reply' }).click()
  await expect(review.getByText('<b>Three</b> rinks since May.')).toBeVisible()
  await expect(review.getByText('Reply from the team')).toBeVisible()

  await review.getByRole('button', { name: 'Edit reply' }).click()
  await form.getByRole('textbox').fill('Four rinks.')
  await form.getByRole('button', { name: 'Save reply' }).click()
  await expect(review.getByText('Four rinks.')).toBeVisible()
  await review.getByRole('button', { name: 'Remove the reply' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(review.getByText('Reply from the team')).toBeHidden()
})
