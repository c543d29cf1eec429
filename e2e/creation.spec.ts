import { expect, type Page } from '@playwright/test'
import {
  arrive,
  freshName,
  keepDraft,
  manager,
  next,
  notThereYet,
  openBlank,
  ownNamed,
  step,
} from './creation.ts'
import { onePixel } from './one-pixel.ts'
import { expectNoAxeFindings, expectNoSidewaysScroll, fillLogIn, logIn, openSite, test } from './site.ts'

// Colours that are on their way from one theme to the other have no contrast worth measuring.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { origin, api } = openSite()
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

test('a facility from its description by a visitor to a stranger who finds it', async ({
  page,
  browser,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(notThereYet)
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
  await expect(admin.getByText(/^No facility waits for approval with/)).toBeVisible()

  await expect(async () => {
    await stranger.goto(search)
    await expect(stranger.getByRole('link', { name, exact: true }).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('what is wrong is said at its field, and listed at the end with the way to it', async ({ page }) => {
  await openBlank(page)
  await next(page)
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Fill this in.')
  await expect(page.getByLabel('Type')).toHaveAccessibleDescription('Choose the type.')
  await expect(page).toHaveURL(`${origin}/facilities/new`)
  await page.getByLabel('Name').fill('x'.repeat(201))
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Give at most 200 characters.')

  await page.getByRole('link', { name: /Amenities, facts, contact/ }).click()
  await page.getByLabel('Opened in').fill('1200')
  await page.getByLabel('Telephone').fill('ask')
  await page.getByLabel('Website').fill('example.org')
  await next(page)
  await expect(page.getByLabel('Opened in')).toHaveAccessibleDescription('Give at least 1700.')
  await expect(page.getByLabel('Telephone')).toHaveAccessibleDescription('Must be a telephone number.')
  await page.getByRole('link', { name: /Check and send/ }).click()
  await expect(page.getByText('6 things to mend before it can be sent')).toBeVisible()
  await page.getByRole('link', { name: 'Opened in' }).click()
  await expect(page.getByLabel('Opened in')).toHaveValue('1200')
})

test('sports are found by what people call them, and spaces offer what fits', async ({ page }) => {
  await openBlank(page, '/facilities/new?step=2')
  const sports = page.getByRole('combobox', { name: 'Sports' })
  await sports.fill('futbol')
  await page.getByRole('option', { name: 'Soccer', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add a space' }).click()
  const said = (label: string) => page.getByLabel(label).locator('option:checked')
  await page.getByLabel('Space', { exact: true }).selectOption('Pool')
  await expect(said('Surface')).toHaveText('None to choose')
  await expect(said('Location')).toHaveText('Not said')
  await page.getByLabel('Space', { exact: true }).selectOption('Open Water')
  await expect(said('Surface')).toHaveText('Water')
  await expect(said('Location')).toHaveText('Outdoor')
  await page.getByRole('button', { name: 'Remove Open Water' }).click()
  await expect(page.getByRole('region', { name: 'Spaces' })).toBeFocused()

  await page.getByRole('link', { name: /Amenities, facts, contact/ }).click()
  await page.getByLabel('Find an amenity').fill('room LÓCKER')
  await page.getByRole('checkbox').check()
  await expect(page.getByLabel('Locker Rooms')).toBeChecked()
})

test('what is sent with something to mend leads to the list of it', async ({ page }) => {
  await keepDraft(page, freshName(), { email: 'nonsense' })
  await arrive(page, manager)
  await openBlank(page, '/facilities/new?step=5')
  await expect(page.getByRole('link', { name: /^Step 3 of 5, with something to mend/ })).toBeVisible()
  const send = page.getByRole('button', { name: 'Send for approval' })
  await expect(send).toBeInViewport()
  await send.click()
  await step(page, 'Check and send')
  await expect(page.getByText('1 thing to mend before it can be sent')).toBeInViewport()
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

test('the approval queue is there for administrators only', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/)
  expect((await page.goto(`${origin}/admin`))?.status()).toBe(404)
  await expect(page.getByText('There is nothing at this address')).toBeVisible()
  await arrive(page, manager)
  await page.goto(`${origin}/admin`)
  await expect(page.getByText('There is nothing at this address')).toBeVisible()
})

test('an administrator who logs in where nothing is finds the queue there', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/)
  await page.goto(`${origin}/admin`)
  await expect(page.getByText('There is nothing at this address')).toBeVisible()
  await logIn(page, 'admin@demo.example')
  await expect(page.getByRole('heading', { level: 1, name: 'Approval queue' })).toBeVisible()
})

test('a page that is approved where it stands is asked about, and waits no more in the queue', async ({
  page,
  allowErrors,
}) => {
  // As a visitor's page it is not there yet.
  allowErrors(/status of 404/)
  const name = freshName()
  await (await api(manager)).facilities.create({ data: { name, facilityType: 'Fieldhouse' } })
  await arrive(page, 'admin@demo.example')
  await page.goto(`${origin}/admin?q=${encodeURIComponent(name)}`)
  await expect(page.getByText(/^1 facility waits for approval/)).toBeVisible()
  await page.getByRole('link', { name: `Look at the page of ${name}` }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('cannot be undone')
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(`${name} is approved.`)).toBeVisible()
  // The button that was pressed is gone.
  await expect(page.getByRole('region', { name: 'Managing this page' })).toBeFocused()
  await page.goBack()
  await expect(page.getByText('None of those that wait')).toBeVisible()
})

test('administrators see who waits longest first, page by page', async ({ page }) => {
  await arrive(page, 'admin@demo.example')
  await page.goto(`${origin}/home`)
  await page.getByRole('link', { name: 'See what waits for approval' }).click()
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
