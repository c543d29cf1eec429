import { expect, type Page } from '@playwright/test'
import {
  addressOf,
  approve,
  approvedFacility,
  manager,
  newFacility,
  organizer,
  removeMade,
  visit,
} from './facilities.ts'
import { onePixel } from './one-pixel.ts'
import { expectNoAxeFindings, expectNoSidewaysScroll, fillLogIn, logIn, openSite, test } from './site.ts'

// A colour that is still on its way to the other theme's has no contrast to be judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { origin, api } = openSite()

test.afterAll(removeMade)

/** What comes into view only when it is scrolled to. */
async function seeAll(page: Page) {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(50)
  }
}

test('an organizer likes a facility before logging in, and takes the like back', async ({ page }) => {
  const facility = await approvedFacility(0)
  const { facilities } = await api(organizer)
  await facilities.likes.removeMine({ ownerId: facility.id })
  const likes = (await facilities.get({ id: facility.id })).data.likeCount
  await visit(page, addressOf(facility))
  const like = page.getByRole('button', { name: 'Like' })
  const [popup] = await Promise.all([page.waitForEvent('popup'), like.click()])
  await fillLogIn(popup, organizer)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toContainText(String(likes + 1))
  await expect.poll(async () => (await facilities.get({ id: facility.id })).data.likeCount).toBe(likes + 1)
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect.poll(async () => (await facilities.get({ id: facility.id })).data.likeCount).toBe(likes)
})

test('of two quick presses the like ends in the second', async ({ page }) => {
  const facility = await approvedFacility(0)
  const { facilities } = await api(organizer)
  await facilities.likes.removeMine({ ownerId: facility.id })
  await visit(page, addressOf(facility))
  await logIn(page, organizer)
  const like = page.getByRole('button', { name: 'Like' })
  await expect(like).toHaveAttribute('aria-disabled', 'false')
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>()
  const arrived: string[] = []
  await page.route('**/likes*', async (route) => {
    if (route.request().method() === 'POST') await isLetThrough
    arrived.push(route.request().method())
    await route.continue()
  })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  letThrough()
  await expect.poll(() => arrived).toEqual(['POST', 'DELETE'])
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('a like that is refused is undone and said so', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/)
  const facility = await approvedFacility(0)
  await visit(page, addressOf(facility))
  await logIn(page, organizer)
  const like = page.getByRole('button', { name: 'Like' })
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await page.route('**/likes*', (route) => route.abort())
  await like.click()
  await expect(page.getByText('The server could not be reached')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('the address is shared by the device, or else copied', async ({ page, context }) => {
  const facility = await approvedFacility(0)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, addressOf(facility))
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByLabel('Link to this page')).toHaveValue(addressOf(facility))
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressOf(facility))
})

test('the gallery is opened, gone through and closed by keyboard', async ({ page }) => {
  await visit(page, addressOf(await approvedFacility(0)))
  const first = page.getByRole('link', { name: /^Image 1 of 5/ })
  await first.focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('dialog')
  await expect(box).toContainText('1 of 5')
  await page.keyboard.press('ArrowRight')
  await expect(box).toContainText('2 of 5')
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(first).toBeFocused()
})

test('what a link from the marketplace wants is weighed, and goes into the mail', async ({ page }) => {
  const facility = await approvedFacility(0)
  const [space] = facility.spaceTypes
  const search = new URLSearchParams({
    space: space?.name ?? '',
    count: '900',
    from: '2027-03-12',
    to: '2027-03-14',
  })
  await visit(page, `${addressOf(facility)}?${search.toString()}`)
  const request = page.getByRole('complementary', { name: 'Bring your event here' })
  await expect(request).toContainText(/\d+ of 900 .+ here\./)
  await request.getByLabel('How many').fill('1')
  await expect(request).toContainText(/fits?( here\.|:)/)
  await request.getByLabel('Event').fill('Ünder-14 "Cup" & more')
  const mail = new URL(
    (await request.getByRole('link', { name: 'Request dates' }).getAttribute('href')) ?? '',
  )
  expect(mail.pathname).toBe(facility.email)
  expect(mail.searchParams.get('subject')).toBe('Ünder-14 "Cup" & more, Mar 12 – 14, 2027')
  expect(mail.searchParams.get('body')).toContain(addressOf(facility))
})

test('on a phone the bar at the foot opens the request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const facility = await approvedFacility(0)
  await visit(page, addressOf(facility))
  await page.getByRole('button', { name: 'Request dates' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Event').fill('Spring Cup')
  await expect(sheet.getByRole('link', { name: 'Request dates' })).toHaveAttribute(
    'href',
    /subject=Spring%20Cup/,
  )
  await expectNoAxeFindings(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Request dates' })).toBeFocused()
})

test('a next step at home leads to the place on the page where it is taken', async ({ page }) => {
  const name = `Bare Gym ${Date.now()}`
  const facility = await newFacility({ name })
  await approve(facility)
  await page.goto(`${origin}/home`)
  await logIn(page, manager)
  const atHome = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  await atHome.getByRole('link', { name: 'Say how to reach it' }).click()
  await expect(page).toHaveURL(`${addressOf(facility)}#contact`)
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport()
  await page.goto(`${addressOf(facility)}#sports`)
  await expect(page.getByRole('heading', { name: 'Sports' })).toBeInViewport()
  // Where 'Add a picture' leads.
  await expect(page.locator('#images')).toBeVisible()
})

test('a town named like its state, and a picture that was uploaded twice, stand on the page twice', async ({
  page,
}) => {
  const facility = await newFacility({
    name: 'Gym of two of each',
    city: 'New York',
    state: 'New York',
  })
  const { images } = (await api(manager)).facilities
  for (const name of ['North', 'South']) {
    const { data } = await images.create({ ownerId: facility.id, data: { name } })
    await images.putFile({
      ownerId: facility.id,
      id: data.id,
      file: new Blob([onePixel], { type: 'image/png' }),
    })
  }
  await approve(facility)
  await visit(page, addressOf(facility))
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('New York')).toHaveCount(2)
  await page.getByRole('link', { name: 'Image 2 of 2: South' }).click()
  await expect(page.getByRole('dialog')).toContainText('2 of 2')
})

test('addresses that name nothing are not found', async ({ request }) => {
  for (const id of [
    'x',
    '00000000-0000-0000-0000-000000000000',
    '018b6c32-39fb-7000-acc4-f07b45471200',
    '%3Cscript%3E',
  ])
    expect([id, (await request.get(`${origin}/facilities/${id}`)).status()]).toEqual([id, 404])
})

test('nonsense in the address is left alone', async ({ page }) => {
  const facility = await approvedFacility(0)
  const nonsense = 'reviews=-9&from=soon&to=2027-99-99&count=1e99&space=%00%3Cb%3E&event=' + 'e'.repeat(3000)
  const answer = await page.goto(`${addressOf(facility)}?${nonsense}`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(facility.name)
})

test('the longest, the shortest and the strangest names stay on the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const names = [
    'W',
    '體育館'.repeat(60),
    'ملعب كرة السلة الكبير '.repeat(8).trim(),
    `${'Unbroken'.repeat(24)}12345678`,
  ]
  for (const name of names) {
    const facility = await newFacility({
      name,
      description: `<img src=x onerror=alert(1)> ${'a'.repeat(5000)}`,
    })
    await approve(facility)
    await visit(page, addressOf(facility))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expectNoSidewaysScroll(page)
  }
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page.getByText('Nobody has written a review yet.')).toBeVisible()
  await expect(page.getByText('This facility has given no email')).toBeHidden()
  await expectNoAxeFindings(page)
})

test('200 spaces are ten until more are asked for', async ({ page }) => {
  const facility = await newFacility({ name: 'Two Hundred Spaces' })
  const { facilities } = await api(manager)
  for (let space = 0; space < 200; space += 1)
    await facilities.spaceTypes.create({
      ownerId: facility.id,
      data: { name: 'Mat', additionalFeatures: `Mat ${space}` },
    })
  await approve(facility)
  await visit(page, addressOf(facility))
  const rows = page.getByRole('region', { name: 'Spaces' }).locator('tbody tr:visible')
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: 'All 200' }).click()
  await expect(rows).toHaveCount(200)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything can be read, and the request is a mail', async ({ page }) => {
    const facility = await approvedFacility(0)
    await page.goto(`${addressOf(facility)}?from=2027-03-12&to=2027-03-14`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(facility.name)
    await expect(
      page.getByRole('complementary').getByRole('link', { name: 'Request dates' }),
    ).toHaveAttribute('href', /^mailto:.+2027/)
    for (const amenity of facility.amenities)
      await expect(page.getByRole('listitem').getByText(amenity, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Like' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'View on Google Maps' }).first()).toBeVisible()
  })

  test('more reviews are a link', async ({ page }) => {
    const { facilities } = await api()
    const { data } = await facilities.search({
      take: 1,
      offset: 0,
      data: { rating: { from: 1 }, state: 'Texas', sort: 'rating' },
    })
    const { data: many } = await facilities.search({
      take: 100,
      offset: 0,
      data: { rating: { from: 1 }, state: 'Texas' },
    })
    const facility = [...many, ...data].toSorted((one, other) => other.reviewCount - one.reviewCount)[0]
    if (facility === undefined) throw new Error('nobody reviewed anything in Texas')
    expect(facility.reviewCount).toBeGreaterThan(6)
    await page.goto(addressOf(facility))
    await expect(page.getByRole('article', { name: /^Review by/ })).toHaveCount(6)
    await page.getByRole('link', { name: 'More reviews' }).click()
    await expect(page.getByRole('article', { name: /^Review by/ })).toHaveCount(
      Math.min(18, facility.reviewCount),
    )
  })
})

for (const width of [390, 900, 1440])
  test(`axe finds nothing at ${width} px, and nothing stands over the edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, addressOf(await approvedFacility(3)))
    await seeAll(page)
    await expectNoSidewaysScroll(page)
    await expectNoAxeFindings(page)
  })
