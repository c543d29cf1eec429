import { expect } from '@playwright/test'
import { arrive, freshName, keepDraft, manager, next, notThereYet, openBlank, ownNamed } from './creation.ts'
import { onePixel } from './one-pixel.ts'
import { expectNoAxeFindings, openSite, test } from './site.ts'

// Colours that are on their way from one theme to the other have no contrast worth measuring.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { origin, api } = openSite()
const refusal = {
  type: 'about:blank',
  title: 'Not now',
  detail: 'The server is being looked after.',
  code: 'UNAVAILABLE',
  traceId: '',
}

test('the draft survives a reload and another tab, and is thrown away only after a question', async ({
  page,
  context,
}) => {
  await openBlank(page)
  await page.getByLabel('Name').fill('Half a na')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Half a na')

  await openBlank(page, '/facilities/new?step=4')
  await page.getByLabel('Pictures').setInputFiles([
    { name: 'hall.png', mimeType: 'image/png', buffer: onePixel },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    { name: 'called.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ])
  await expect(
    page.getByText('Not taken: notes.txt is no picture of these kinds and called.jpg is no picture.'),
  ).toBeVisible()
  await page.getByLabel('What it shows').fill('The hall')
  await page.close()

  const other = await context.newPage()
  await openBlank(other, '/facilities/new?step=4')
  await expect(other.getByLabel('What it shows')).toHaveValue('The hall')
  await other.getByRole('link', { name: /What and where/ }).click()
  await expect(other.getByLabel('Name')).toHaveValue('Half a na')
  await other.goBack()
  await expect(other.getByRole('heading', { level: 2, name: 'Pictures' })).toBeVisible()

  await other.getByRole('button', { name: 'Start over' }).click()
  await other.getByRole('button', { name: 'Cancel' }).click()
  await expect(other.getByLabel('What it shows')).toHaveValue('The hall')
  await other.getByRole('button', { name: 'Start over' }).click()
  await other.getByRole('button', { name: 'Throw away' }).click()
  await expect(other.getByLabel('What it shows')).toHaveCount(0)
  await openBlank(other)
  await expect(other.getByLabel('Name')).toHaveValue('')
})

test('a draft of an older page, or no draft at all, breaks nothing', async ({ page }) => {
  for (const kept of [
    '{',
    '[]',
    '{"draft":7}',
    JSON.stringify({ key: crypto.randomUUID(), draft: { name: ['x'], spaces: 3, city: 'Westfield' } }),
  ]) {
    await page.goto(`${origin}/facilities/new?step=nonsense`)
    await page.evaluate((text) => localStorage.setItem('facility-draft', text), kept)
    await openBlank(page, '/facilities/new?step=-3')
    await expect(page.getByLabel('Name')).toHaveValue('')
  }
  await expect(page.getByLabel('Town or city')).toHaveValue('Westfield')
})

test('a picture that cannot be kept is told of, as long as it is there', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (file: File, key) {
      if (file.name === 'lobby.png') throw new DOMException('', 'QuotaExceededError')
      return put.call(this, file, key)
    }
  })
  await openBlank(page, '/facilities/new?step=4')
  const add = (name: string) =>
    page.getByLabel('Pictures').setInputFiles({ name, mimeType: 'image/png', buffer: onePixel })
  const warning = page.getByText('does not keep all of the pictures')
  await add('lobby.png')
  await expect(warning).toBeVisible()
  await add('hall.png')
  await expect(page.getByLabel('What it shows')).toHaveCount(2)
  await expect(warning).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('What it shows')).toHaveValue('hall')
  await expect(page.getByText('No longer on this device: lobby.')).toBeVisible()
  await add('lobby.png')
  await expect(warning).toBeVisible()
  await page.getByRole('button', { name: 'Remove: lobby' }).click()
  await expect(warning).toHaveCount(0)
})

test('pictures are put in order from the keyboard, and are kept in it', async ({ page }) => {
  await openBlank(page, '/facilities/new?step=4')
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer: onePixel })
  await page.getByLabel('Pictures').setInputFiles([file('one.png'), file('two.png'), file('three.png')])
  const shown = page.getByLabel('What it shows')
  const names = async () => Promise.all((await shown.all()).map((name) => name.inputValue()))
  await expect.poll(names).toEqual(['one', 'two', 'three'])
  const later = page.getByRole('button', { name: 'Move later: one' })
  await later.focus()
  for (const place of [2, 3]) {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`one moved to place ${place} of 3.`)).toBeAttached()
    await expect(later).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(later).toBeFocused()
  await expect(later).toHaveAttribute('aria-disabled', 'true')
  expect(await names()).toEqual(['two', 'three', 'one'])
  await page.reload()
  await expect.poll(names).toEqual(['two', 'three', 'one'])
})

test('two tabs with one draft: the one that is behind is told', async ({ page, context }) => {
  await openBlank(page)
  await page.getByLabel('Name').fill('First name')
  const other = await context.newPage()
  await openBlank(other)
  await expect(other.getByLabel('Name')).toHaveValue('First name')
  await other.getByLabel('Name').fill('Second name')
  await expect(page.getByText('This draft was changed in another tab.')).toBeVisible()
  await expect(other.getByText('in another tab')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the other' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Second name')
  await expect(page.getByText('in another tab')).toHaveCount(0)

  await page.getByLabel('Name').fill('Third name')
  await expect(other.getByText('This draft was changed in another tab.')).toBeVisible()
  await other.getByLabel('Name').fill('Fourth name')
  await expect(other.getByText('in another tab')).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Fourth name')

  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Throw away' }).click()
  await expect(other.getByText('This draft was sent or thrown away in another tab.')).toBeVisible()
  await expectNoAxeFindings(other)
  await other.getByRole('button', { name: 'Begin another' }).click()
  await expect(other.getByLabel('Name')).toHaveValue('')
})

test('a sending goes on where its page is left, and says when it has arrived', async ({
  page,
  allowErrors,
}) => {
  allowErrors(notThereYet)
  const name = freshName()
  await keepDraft(page, name)
  await arrive(page, manager)
  await openBlank(page, '/facilities/new?step=5')
  const held = Promise.withResolvers<void>()
  await page.route('**/sports?**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await expect(page.getByRole('heading', { name: `Sending ${name}` })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Facilities', exact: true }).click()
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
  held.resolve()
  await expect(page.getByText(`${name} is sent and waits for approval.`)).toBeVisible()
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
  await page.getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect((await ownNamed(name))[0]?.sports).toEqual(['Basketball'])
  await openBlank(page)
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('what is changed after a lost answer arrives too, whatever comes between', async ({
  page,
  allowErrors,
}) => {
  allowErrors(notThereYet, /ERR_FAILED/, /status of 503/)
  const name = freshName()
  const later = `${name} Annex`
  await keepDraft(page, name)
  await arrive(page, manager)
  await openBlank(page, '/facilities/new?step=5')
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
  expect(await ownNamed(name)).toHaveLength(0)
  const own = await ownNamed(later)
  expect(own).toHaveLength(1)
  expect(own[0]?.sports).toEqual(['Basketball'])
})

test('an answer that is lost on its way makes no second facility', async ({ page, allowErrors }) => {
  allowErrors(notThereYet, /ERR_FAILED/)
  const name = freshName()
  await keepDraft(page, name)
  await arrive(page, manager)
  await openBlank(page, '/facilities/new?step=5')
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
  expect(await ownNamed(name)).toHaveLength(1)
  await page.reload()
  await send.click()
  await expect(page).toHaveURL(/\/facilities\/[\da-f-]{36}$/)
  const own = await ownNamed(name)
  expect(own).toHaveLength(1)
  expect(own[0]?.sports).toEqual(['Basketball'])
})

test('a picture that the server refuses does not keep the rest', async ({ page, allowErrors }) => {
  allowErrors(notThereYet, /status of 422/)
  const name = freshName()
  await keepDraft(page, name)
  await arrive(page, manager)
  await openBlank(page, '/facilities/new?step=4')
  await page.getByLabel('Pictures').setInputFiles([
    { name: 'broken.png', mimeType: 'image/png', buffer: onePixel.subarray(0, 40) },
    { name: 'whole.png', mimeType: 'image/png', buffer: onePixel },
  ])
  await expect(page.getByLabel('What it shows')).toHaveCount(2)
  await next(page)
  await page.getByRole('button', { name: 'Send for approval' }).click()
  await expect(page.getByRole('heading', { name: '1 part did not arrive' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('cannot be read as an image')
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Try again: broken' }).click()
  await expect(page.getByRole('heading', { name: '1 part did not arrive' })).toBeVisible()

  // The rest of it may be sent another day.
  await page.reload()
  await expect(page.getByRole('heading', { name: `${name} is half sent` })).toBeVisible()
  await page.getByRole('button', { name: 'Send the rest', exact: true }).click()
  await page.getByRole('button', { name: 'Go on without' }).click()
  await expect(page).toHaveURL(/\/facilities\/[\da-f-]{36}$/)
  const [own] = await ownNamed(name)
  const { facilities } = await api(manager)
  const images = await facilities.images.list({ ownerId: own?.id ?? '' })
  expect(images.data.map((image) => image.name)).toEqual(['whole'])
})
