import { expect, test, type Page } from '@playwright/test'
import { expectNoAxeFindings, expectNoSidewaysScroll, logIn, openSite } from './site.ts'

// A colour that is still on its way to the other theme's has no contrast to be judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const { origin, api } = openSite()
const organizer = 'organizer@demo.example'
const manager = 'facility@demo.example'

const addressOf = ({ id }: { id: string }) => `${origin}/facilities/${id}`

/** An approved facility with reviews and a mail address that nobody else's journey works on. */
async function approvedFacility(place: number) {
  const { facilities } = await api()
  const { data } = await facilities.search({
    take: 40,
    offset: 0,
    data: { rating: { from: 3 }, state: 'Ohio', sort: 'name' },
  })
  const facility = data.filter(({ email, reviewCount }) => email !== null && reviewCount > 0)[place]
  if (facility === undefined) throw new Error('the catalogue has no such facility')
  return facility
}

const counted = (reviews: number) => (reviews === 1 ? '1 review' : `${reviews} reviews`)

const made: string[] = []

async function newFacility(email: string, draft: { name: string; description?: string }) {
  const { facilities } = await api(email)
  const { data } = await facilities.create({
    data: { facilityType: 'Gymnasium', city: 'Dayton', state: 'Ohio', ...draft },
  })
  made.push(data.id)
  return data
}

// Other journeys count what the marketplace shows.
test.afterAll(async () => {
  const { facilities } = await api('admin@demo.example')
  for (const id of made) await facilities.remove({ id })
})

async function approve({ id }: { id: string }) {
  const { facilities } = await api('admin@demo.example')
  await facilities.approve({ id })
}

/** Opens a page and waits until it answers to what is done with it. */
async function visit(page: Page, address: string) {
  await page.goto(address)
  const isAlive = () =>
    Object.keys(document.querySelector('main h1, main h2') ?? {}).some((key) => key.startsWith('__react'))
  await page.waitForFunction(isAlive)
}

/** What comes into view only when it is scrolled to. */
async function seeAll(page: Page) {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(50)
  }
}

test('an organizer likes a facility, and takes the like back', async ({ page }) => {
  const facility = await approvedFacility(0)
  const { facilities } = await api(organizer)
  await facilities.likes.removeMine({ ownerId: facility.id })
  const likes = (await facilities.get({ id: facility.id })).data.likeCount
  await visit(page, addressOf(facility))
  const like = page.getByRole('button', { name: 'Like' })
  const [popup] = await Promise.all([page.waitForEvent('popup'), like.click()])
  await expect(popup.getByLabel('Email address')).toBeVisible()
  await popup.close()
  await logIn(page, organizer)
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toContainText(String(likes + 1))
  await expect.poll(async () => (await facilities.get({ id: facility.id })).data.likeCount).toBe(likes + 1)
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect.poll(async () => (await facilities.get({ id: facility.id })).data.likeCount).toBe(likes)
})

test('a like that is refused is undone and said so', async ({ page }) => {
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

test('an organizer writes a review, changes it and deletes it', async ({ page }) => {
  const facility = await approvedFacility(1)
  const { reviews } = (await api(organizer)).facilities
  const before = (await reviews.my({ ownerId: facility.id })).data
  if (before !== null) await reviews.remove({ ownerId: facility.id, id: before.id })
  const { count } = (await reviews.list({ ownerId: facility.id }))._meta.stats

  await visit(page, addressOf(facility))
  await logIn(page, organizer)
  await page.getByRole('button', { name: 'Write a review' }).click()
  const form = page.getByRole('form', { name: 'Your review' })
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
  const own = page.getByRole('article', { name: /^Review by Marcus/ })
  await expect(own).toContainText('<b>Ice</b> & 冰 جليد')
  await expect(own).toHaveCount(1)
  await expect(page.getByRole('link', { name: counted(count + 1) })).toBeVisible()

  await own.getByRole('button', { name: 'Edit' }).click()
  await form.getByLabel('Title').fill('x'.repeat(121))
  await form.getByRole('button', { name: 'Save review' }).click()
  await expect(form.getByText(/120/)).toBeVisible()
  await form.getByLabel('Title').fill('')
  await form.getByRole('radio', { name: '2 stars' }).check({ force: true })
  await form.getByRole('button', { name: 'Save review' }).click()
  await expect(own).toContainText('2.0')
  await expect(own).not.toContainText('Ice')

  await own.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible()
  await expect(own).toHaveCount(0)
})

test('a session that ends under a review takes nothing of it along', async ({ page }) => {
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

test('strangers find nothing where a facility waits for approval; its manager finds the page', async ({
  page,
  request,
}) => {
  const facility = await newFacility(manager, { name: 'Waiting Gym <i>of</i> Dayton' })
  const answer = await request.get(addressOf(facility))
  expect(answer.status()).toBe(404)
  expect(await answer.text()).not.toContain('Waiting Gym')

  await visit(page, addressOf(facility))
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible()
  await expectNoAxeFindings(page)
  await logIn(page, manager)
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
    const facility = await newFacility(manager, {
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
  const facility = await newFacility(manager, { name: 'Two Hundred Spaces' })
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
