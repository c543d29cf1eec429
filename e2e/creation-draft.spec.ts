import { expect } from '@playwright/test'
import { signIn } from './accounts.ts'
import { expectNoAxeFindings } from './axe.ts'
import { documentNotFound, newManager, next, openForm, ownNamed, storeDraft, uniqueName } from './creation.ts'
import { withoutMap } from './market.ts'
import { onePixel } from './one-pixel.ts'
import { openSite, test } from './site.ts'

const { origin, api } = openSite()

const refusal = {
  type: 'about:blank',
  title: 'Not now',
  detail: 'The server is being looked after.',
  code: 'UNAVAILABLE',
  traceId: '',
}

test('a draft survives a reload and a new tab, and starting over asks first', async ({ page, context }) => {
  await openForm(page)
  await page.getByLabel('Name').fill('Half a na')
  await expect(page.getByText('Draft saved on this device')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Half a na')

  await openForm(page, '/facilities/new?step=4')
  await page.getByLabel('Photos').setInputFiles([
    { name: 'hall.png', mimeType: 'image/png', buffer: onePixel },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    { name: 'called.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ])
  await expect(
    page.getByText('Not added: notes.txt isn’t a supported image and called.jpg isn’t an image.'),
  ).toBeVisible()
  await page.getByLabel('Caption').fill('The hall')
  await page.close()

  const other = await context.newPage()
  await openForm(other, '/facilities/new?step=4')
  await expect(other.getByLabel('Caption')).toHaveValue('The hall')
  await other.getByRole('link', { name: /What and where/ }).click()
  await expect(other.getByLabel('Name')).toHaveValue('Half a na')
  await other.goBack()
  await expect(other.getByRole('heading', { level: 2, name: 'Photos' })).toBeVisible()

  await other.getByRole('button', { name: 'Start over' }).click()
  await other.getByRole('button', { name: 'Cancel' }).click()
  await expect(other.getByLabel('Caption')).toHaveValue('The hall')
  await other.getByRole('button', { name: 'Start over' }).click()
  await other.getByRole('button', { name: 'Discard' }).click()
  await expect(other.getByLabel('Caption')).toHaveCount(0)
  await openForm(other)
  await expect(other.getByLabel('Name')).toHaveValue('')
})

test('a tab with a stale draft shows a notice', async ({ page, context }) => {
  await openForm(page)
  await page.getByLabel('Name').fill('First name')
  const other = await context.newPage()
  await openForm(other)
  await expect(other.getByLabel('Name')).toHaveValue('First name')
  await other.getByLabel('Name').fill('Second name')
  await expect(page.getByText('This draft was changed in another tab.')).toBeVisible()
  await expect(other.getByText('in another tab')).toHaveCount(0)
  // A tab in the background is slow to react.
  await page.bringToFront()
  await page.getByRole('button', { name: 'Show the other version' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Second name')
  await expect(page.getByText('in another tab')).toHaveCount(0)

  await page.getByLabel('Name').fill('Third name')
  await expect(other.getByText('This draft was changed in another tab.')).toBeVisible()
  await other.bringToFront()
  await other.getByLabel('Name').fill('Fourth name')
  await expect(other.getByText('in another tab')).toHaveCount(0)
  await page.bringToFront()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Fourth name')

  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(other.getByText('This draft was sent or discarded in another tab.')).toBeVisible()
  await other.bringToFront()
  await expectNoAxeFindings(other)
  await other.getByRole('button', { name: 'Start a new draft' }).click()
  await expect(other.getByLabel('Name')).toHaveValue('')
})

test('sending continues after leaving the page and ends with a notice', async ({ page, allowErrors }) => {
  allowErrors(documentNotFound)
  const name = uniqueName()
  const manager = await newManager()
  await page.setViewportSize(withoutMap)
  await storeDraft(page, name)
  await signIn(page, manager)
  await openForm(page, '/facilities/new?step=5')
  const held = Promise.withResolvers<void>()
  await page.route('**/sports?**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await expect(page.getByRole('heading', { name: `Sending ${name}` })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Marketplaces' })
    .getByRole('link', { name: 'Facilities', exact: true })
    .click()
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
  held.resolve()
  await expect(page.getByText(`${name} was sent for approval.`)).toBeVisible()
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
  await page.getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect((await ownNamed(manager, name))[0]?.sports).toEqual(['Basketball'])
  await openForm(page)
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('an edit after a lost response is sent with the next try', async ({ page, allowErrors }) => {
  allowErrors(documentNotFound, /ERR_FAILED/, /status of 503/)
  const name = uniqueName()
  const later = `${name} Annex`
  const manager = await newManager()
  await storeDraft(page, name)
  await signIn(page, manager)
  await openForm(page, '/facilities/new?step=5')
  let sendings = 0
  await page.route(/facility-mgmt\/api\/facilities\?/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sendings += 1
    if (sendings > 2) return route.fallback()
    if (sendings === 2) return route.fulfill({ status: 503, json: { ...refusal, status: 503 } })
    await route.fetch()
    return route.abort()
  })
  const send = page.getByRole('button', { name: 'Send for approval' })
  await send.click()
  await expect(page.getByText('The server could not be reached.')).toBeVisible()
  await page.getByRole('link', { name: 'Change: What and where' }).click()
  await page.getByLabel('Name').fill(later)
  await page.getByRole('link', { name: /Check and send/ }).click()
  await send.click()
  await expect(page.getByText(refusal.detail)).toBeInViewport()
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: later })).toBeVisible()
  expect(await ownNamed(manager, name)).toHaveLength(0)
  const own = await ownNamed(manager, later)
  expect(own).toHaveLength(1)
  expect(own[0]?.sports).toEqual(['Basketball'])
})

test('a lost response does not create a second facility', async ({ page, allowErrors }) => {
  allowErrors(documentNotFound, /ERR_FAILED/)
  const name = uniqueName()
  const manager = await newManager()
  await storeDraft(page, name)
  await signIn(page, manager)
  await openForm(page, '/facilities/new?step=5')
  let isLost = false
  await page.route(/facility-mgmt\/api\/facilities\?/, async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort()
  })
  const send = page.getByRole('button', { name: 'Send for approval' })
  await send.click()
  await expect(page.getByText('The server could not be reached.')).toBeVisible()
  expect(await ownNamed(manager, name)).toHaveLength(1)
  await page.reload()
  await send.click()
  await expect(page).toHaveURL(/\/facilities\/[\da-f-]{36}$/)
  const own = await ownNamed(manager, name)
  expect(own).toHaveLength(1)
  expect(own[0]?.sports).toEqual(['Basketball'])
})

test('a picture that the server rejects does not block the rest', async ({ page, allowErrors }) => {
  allowErrors(documentNotFound, /status of 422/)
  const name = uniqueName()
  const manager = await newManager()
  await storeDraft(page, name)
  await signIn(page, manager)
  await openForm(page, '/facilities/new?step=4')
  await page.getByLabel('Photos').setInputFiles([
    { name: 'broken.png', mimeType: 'image/png', buffer: onePixel.subarray(0, 40) },
    { name: 'whole.png', mimeType: 'image/png', buffer: onePixel },
  ])
  await expect(page.getByLabel('Caption')).toHaveCount(2)
  await next(page)
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await expect(page.getByRole('heading', { name: '1 part failed' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('cannot be read as an image')
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Try again: broken' }).click()
  await expect(page.getByRole('heading', { name: '1 part failed' })).toBeVisible()

  // The rest can be sent after a reload.
  await page.reload()
  await expect(page.getByRole('heading', { name: `${name} is partly sent` })).toBeVisible()
  await page.getByRole('button', { name: 'Send the rest', exact: true }).click()
  await page.getByRole('button', { name: 'Continue without' }).click()
  await expect(page).toHaveURL(/\/facilities\/[\da-f-]{36}$/)
  const [own] = await ownNamed(manager, name)
  const { facilities } = await api(manager)
  const images = await facilities.images.list({ ownerId: own?.id ?? '' })
  expect(images.data.map((image) => image.name)).toEqual(['whole'])
})
