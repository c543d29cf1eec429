import { expect, test, type Page } from '@playwright/test'
import { expectNoAxeFindings, expectNoSidewaysScroll, fillLogIn, logIn, openSite } from './site.ts'

// Colours that are on their way from one theme to the other have no contrast worth measuring.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { origin, api } = openSite()
const manager = 'facility@demo.example'

/** Nobody else's name, and one word that the search finds. */
const freshName = () => `Quillhaven${Date.now().toString(36)} Fieldhouse`

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const step = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()

async function describe(page: Page, name: string, street = '100 S Capitol Ave') {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Type').selectOption('Fieldhouse')
  // The field that offers places takes over from a plain one as soon as somebody comes near.
  const address = page.getByPlaceholder('100 Main Street')
  await address.click()
  await address.pressSequentially(`${street}, Indianap`)
  await expect(page.getByRole('option', { name: `${street}, Indianapolis, IN` })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Town or city')).toHaveValue('Indianapolis')
  await expect(page.getByLabel('State or province')).toHaveValue('Indiana')
  await expect(address).toHaveValue(street)
}

async function openBlank(page: Page, path = '/facilities/new') {
  await page.goto(origin + path)
  await expect(
    page
      .getByLabel('Name')
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeEnabled()
  // Until the browser has taken the page over, it answers nothing.
  await expect(page.locator('[inert]')).toHaveCount(0)
}

/** Logs in where a page is sure to answer. */
async function arrive(page: Page, email: string) {
  await openBlank(page)
  await logIn(page, email)
}

/** The draft, complete as far as it must be, without its steps. */
const keepDraft = (page: Page, name: string, more: object = {}) =>
  page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('placed') !== null) return
      sessionStorage.setItem('placed', '1')
      localStorage.setItem('facility-draft', text)
    },
    JSON.stringify({
      key: crypto.randomUUID(),
      savedDate: new Date().toISOString(),
      draft: {
        name,
        facilityType: 'Fieldhouse',
        city: 'Indianapolis',
        state: 'Indiana',
        sports: ['Basketball'],
        ...more,
      },
    }),
  )

const ownNamed = async (name: string) => {
  const { facilities } = await api(manager)
  const { data } = await facilities.my({ take: 100 })
  return data.filter((facility) => facility.name === name)
}

test('a facility from its description by a visitor to a stranger who finds it', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const name = freshName()
  await openBlank(page)
  await describe(page, name)
  await next(page)
  await step(page, 'Spaces and sports')

  const sports = page.getByRole('combobox', { name: 'Sports' })
  await sports.fill('Basket')
  await page.getByRole('option', { name: 'Basketball', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Court, hardwood, indoor' }).click()
  await page.keyboard.type('8')
  await expect(page.getByLabel('Count', { exact: true })).toHaveValue('8')
  await next(page)
  await step(page, 'Amenities, facts, contact')

  await page.getByRole('checkbox', { name: 'Parking', exact: true }).check()
  await page.getByLabel('About').fill('<b>Eight courts</b> & a lobby')
  await page.getByLabel('Email').fill('desk@quillhaven.example')
  await next(page)
  await step(page, 'Pictures')
  await page
    .getByLabel('Pictures')
    .setInputFiles({ name: 'lobby.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.getByLabel('What it shows')).toHaveValue('lobby')
  await next(page)
  await step(page, 'Check and send')

  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Log in to send' }).click(),
  ])
  await fillLogIn(popup, manager)
  await page.getByRole('button', { name: 'Send for approval' }).dblclick()
  await expect(page).toHaveURL(/\/facilities\/[\da-f-]{36}$/)
  const address = page.url()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Waiting for approval').first()).toBeVisible()
  await expect(page.getByText('<b>Eight courts</b> & a lobby')).toBeVisible()

  const own = await ownNamed(name)
  expect(own).toHaveLength(1)
  expect(own[0]).toMatchObject({
    sports: ['Basketball'],
    amenities: ['Parking'],
    spaceTypes: [{ name: 'Court', count: 8 }],
  })
  expect(own[0]?.headerImage).toContain('/images/')

  // Nothing of it is left to be sent again.
  await page.goto(`${origin}/facilities/new`)
  await expect(page.getByLabel('Name')).toHaveValue('')

  const stranger = await browser.newPage()
  expect((await stranger.goto(address))?.status()).toBe(404)
  const search = `${origin}/facilities/marketplace?q=${encodeURIComponent(name)}`
  await stranger.goto(search)
  await expect(stranger.getByRole('link', { name, exact: true })).toHaveCount(0)

  const admin = await (await browser.newContext()).newPage()
  await arrive(admin, 'admin@demo.example')
  await admin.goto(`${origin}/admin`)
  await admin.getByLabel('Search the queue').fill(name)
  await admin.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(admin.getByText(/^1 facility waits for approval/)).toBeVisible()
  await expect(admin.getByRole('article')).toContainText(manager)
  const approve = admin.getByRole('button', { name: `Approve ${name}` })
  await approve.click()
  await expect(admin.getByRole('alertdialog')).toContainText('cannot be undone')
  await admin.getByRole('button', { name: 'Cancel' }).click()
  await approve.click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(admin.getByText('None of those that wait')).toBeVisible()

  await expect(async () => {
    await stranger.goto(search)
    await expect(stranger.getByRole('link', { name, exact: true }).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
})

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
  ])
  await expect(page.getByText('Not taken: notes.txt is no picture of these kinds.')).toBeVisible()
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

test('what is wrong is said at its field, and listed at the end with the way to it', async ({ page }) => {
  await openBlank(page)
  await next(page)
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Fill this in.')
  await expect(page.getByLabel('Type')).toHaveAccessibleDescription('Choose the type.')
  await expect(page).toHaveURL(`${origin}/facilities/new`)
  await page.getByLabel('Name').fill('x'.repeat(201))
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Write at most 200 characters.')

  await page.getByRole('link', { name: /Amenities, facts, contact/ }).click()
  await page.getByLabel('Opened in').fill('1200')
  await page.getByLabel('Telephone').fill('ask')
  await page.getByLabel('Website').fill('example.org')
  await next(page)
  await expect(page.getByLabel('Opened in')).toHaveAccessibleDescription('Write 1700 or more.')
  await expect(page.getByLabel('Telephone')).toHaveAccessibleDescription('Must be a telephone number.')
  await page.getByRole('link', { name: /Check and send/ }).click()
  await expect(page.getByText('6 things to mend before it can be sent')).toBeVisible()
  await page.getByRole('link', { name: 'Opened in' }).click()
  await expect(page.getByLabel('Opened in')).toHaveValue('1200')
})

test('an answer that is lost on its way makes no second facility', async ({ page }) => {
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

test('a picture that the server refuses does not keep the rest', async ({ page }) => {
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

test('a facility that is there already is told of', async ({ page }) => {
  const { facilities } = await api()
  const { data } = await facilities.search({ take: 1, data: { city: 'Indianapolis' } })
  const [known] = data
  await keepDraft(page, 'Another name', { address: known?.address?.toUpperCase() ?? '' })
  await openBlank(page)
  const told = page.getByText(`There is already ${known?.name ?? ''} at this address.`)
  await expect(told).toBeVisible()
  await told.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(known?.name ?? '')
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue('Another name')
})

test('every step is whole in both themes and on the smallest screen', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  await keepDraft(page, 'ア'.repeat(200), { spaces: [{ name: 'Court', count: '8' }, {}], email: 'nonsense' })
  for (const number of [1, 2, 3, 4, 5]) {
    await openBlank(page, `/facilities/new?step=${number}`)
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
  }
})

test('home shows what one runs and saved, and asks visitors to log in', async ({ page }) => {
  await page.goto(`${origin}/home`)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to see your home' })).toBeVisible()
  await expectNoAxeFindings(page)
  await arrive(page, manager)
  await page.goto(`${origin}/home`)
  await expect(page.getByRole('heading', { name: /^Facilities you run/ })).toBeVisible()
  await expect(page.getByText('Waiting for approval').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Saved/ })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
})

test('the approval queue is there for administrators only', async ({ page }) => {
  expect((await page.goto(`${origin}/admin`))?.status()).toBe(404)
  await expect(page.getByText('There is nothing at this address')).toBeVisible()
  await arrive(page, manager)
  await page.goto(`${origin}/admin`)
  await expect(page.getByText('There is nothing at this address')).toBeVisible()
})

test('administrators see who waits longest first, page by page', async ({ page }) => {
  await arrive(page, 'admin@demo.example')
  await page.goto(`${origin}/admin`)
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByText(/\d+ facilities wait for approval, the longest since/)).toBeVisible()
  const first = await page.getByRole('article').first().getByRole('heading').textContent()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(`${origin}/admin?page=2`)
  await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first ?? '')
  await page.getByLabel('Search the queue').fill('zzzzzz')
  await page.keyboard.press('Enter')
  await expect(page.getByText('None of those that wait')).toBeVisible()
  await page.goto(`${origin}/admin?page=99`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
})

/** A PNG of one pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
