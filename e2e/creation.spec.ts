import { expect, type Page } from '@playwright/test'
import { admin } from './accounts.ts'
import {
  documentNotFound,
  expectStep,
  newManager,
  next,
  openForm,
  ownNamed,
  storeDraft,
  uniqueName,
} from './creation.ts'
import { demoFacility, pendingFacility } from './facilities.ts'
import { fillLogIn, logIn, openAs } from './log-in.ts'
import { withoutMap } from './market.ts'
import { onePixel } from './one-pixel.ts'
import { openSite, test } from './site.ts'

const { origin } = openSite()

async function fillFirstStep(page: Page, name: string, street = '100 S Capitol Ave') {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Type').selectOption('Fieldhouse')
  // A plain field until its first focus, which loads the one with suggestions.
  const address = page.getByPlaceholder('100 Main Street')
  await address.click()
  await address.pressSequentially(`${street}, Indianap`)
  await expect(page.getByRole('option', { name: `${street}, Indianapolis, IN` })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('City')).toHaveValue('Indianapolis')
  await expect(page.getByLabel('State or province')).toHaveValue('Indiana')
  await expect(address).toHaveValue(street)
}

test('a visitor creates a facility, an administrator approves it, and another visitor finds it', async ({
  page,
  browser,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(documentNotFound)
  const manager = await newManager()
  const name = uniqueName()
  await openForm(page)
  await fillFirstStep(page, name)
  await next(page)
  await expectStep(page, 'Spaces and sports')

  const sports = page.getByRole('combobox', { name: 'Sports' })
  await sports.fill('Basket')
  await page.getByRole('option', { name: 'Basketball', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Court, hardwood, indoor' }).click()
  await page.keyboard.type('8')
  await expect(page.getByLabel('Count', { exact: true })).toHaveValue('8')
  await next(page)
  await expectStep(page, 'Amenities, facts, contact')

  await page.getByRole('checkbox', { name: 'Parking', exact: true }).check()
  await page.getByLabel('About').fill('<b>Eight courts</b> & a lobby')
  await page.getByLabel('Email').fill('desk@quillhaven.example')
  await next(page)
  await expectStep(page, 'Photos')
  await page
    .getByLabel('Photos')
    .setInputFiles({ name: 'lobby.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.getByLabel('Caption')).toHaveValue('lobby')
  await next(page)
  await expectStep(page, 'Check and send')

  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Log in to send' }).click(),
  ])
  await fillLogIn(popup, manager)
  await page.getByRole('button', { name: 'Send for approval' }).dblclick()
  await expect(page).toHaveURL(/\/facilities\/[\da-f-]{36}$/)
  const address = page.url()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Pending approval').first()).toBeVisible()
  await expect(page.getByText('<b>Eight courts</b> & a lobby')).toBeVisible()

  const own = await ownNamed(manager, name)
  expect(own).toHaveLength(1)
  expect(own[0]).toMatchObject({
    sports: ['Basketball'],
    amenities: ['Parking'],
    spaceTypes: [{ name: 'Court', count: 8 }],
  })
  expect(own[0]?.headerImage).toContain('/images/')

  // The draft is gone.
  await page.goto(`${origin}/facilities/new`)
  await expect(page.getByLabel('Name')).toHaveValue('')

  const stranger = await browser.newPage({ viewport: withoutMap })
  expect((await stranger.goto(address))?.status()).toBe(404)
  const search = `${origin}/facilities/marketplace?q=${encodeURIComponent(name)}`
  await stranger.goto(search)
  await expect(stranger.getByRole('link', { name, exact: true })).toHaveCount(0)

  const queue = await (await browser.newContext()).newPage()
  await openAs(queue, admin, `${origin}/admin`)
  await queue.getByLabel('Search the queue').fill(name)
  await queue.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(queue.getByText(/^1 facility pending approval/)).toBeVisible()
  await expect(queue.getByRole('article')).toContainText(manager)
  const approve = queue.getByRole('button', { name: `Approve ${name}` })
  await approve.click()
  await expect(queue.getByRole('alertdialog')).toContainText('cannot be undone')
  await queue.getByRole('button', { name: 'Cancel' }).click()
  await approve.click()
  await queue.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(queue.getByText('Nothing pending')).toBeVisible()
  await expect(queue.getByText(/^No facilities pending approval for/)).toBeVisible()

  await expect(async () => {
    await stranger.goto(search)
    await expect(stranger.getByRole('link', { name, exact: true }).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('a known address shows the facility that is already there', async ({ page }) => {
  const { name, address, city, state } = await demoFacility()
  await storeDraft(page, 'Another name', { address: address?.toUpperCase() ?? '', city, state })
  await openForm(page)
  const notice = page.getByText(`There is already ${name} at this address.`)
  await expect(notice).toBeVisible()
  await notice.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue('Another name')
})

test('home lists facilities that somebody manages or saved', async ({ page }) => {
  const { manager } = await pendingFacility({ name: uniqueName() })
  await openAs(page, manager, `${origin}/home`)
  await expect(page.getByRole('heading', { name: /^Your facilities/ })).toBeVisible()
  await expect(page.getByText('Pending approval').first()).toBeVisible()
  await page.getByRole('tab', { name: /^Following/ }).click()
  await expect(page.getByRole('heading', { name: /^Saved/ })).toBeVisible()
})

test('the approval queue asks visitors to log in, is not indexed, and opens for administrators', async ({
  page,
}) => {
  expect((await page.goto(`${origin}/admin`))?.status()).toBe(200)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { name: 'Log in as an administrator' })).toBeVisible()
  await logIn(page, admin)
  await expect(page.getByRole('heading', { level: 1, name: 'Approval queue' })).toBeVisible()
})

test('approving a facility on its own page asks first and removes it from the queue', async ({
  page,
  allowErrors,
}) => {
  allowErrors(documentNotFound)
  const name = uniqueName()
  await pendingFacility({ name })
  await openAs(page, admin, `${origin}/admin?q=${encodeURIComponent(name)}`)
  await expect(page.getByText(/^1 facility pending approval/)).toBeVisible()
  await page.getByRole('article').getByRole('link', { name }).first().click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('cannot be undone')
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(`${name} is approved.`)).toBeVisible()
  // The pressed button is gone, so its section takes the focus.
  await expect(page.getByRole('region', { name: 'Managing this page' })).toBeFocused()
  await page.goBack()
  await expect(page.getByText('Nothing pending')).toBeVisible()
})

test('the approval queue lists the longest waiting first, in pages of ten', async ({ page, allowErrors }) => {
  // The server doesn't know who is an administrator.
  allowErrors(documentNotFound)
  await openAs(page, admin, `${origin}/home`)
  await page.getByRole('link', { name: 'Pending approval' }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByText(/\d+ facilities pending approval, the oldest since/)).toBeVisible()
  const first = await page.getByRole('article').first().getByRole('heading').textContent()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(`${origin}/admin?page=2`)
  await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first ?? '')
  await page.getByLabel('Search the queue').fill('zzzzzz')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing pending')).toBeVisible()
  await page.goto(`${origin}/admin?page=99`)
  await expect(page.getByRole('article').first()).toBeVisible()
})
