import { expect } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { addressOf, approvedFacility, demoFacility, visit } from './facilities.ts'
import { fillLogIn, openAs } from './log-in.ts'
import { onePixel } from './one-pixel.ts'
import { openSite, test } from './site.ts'

const { origin, api } = openSite()

const newOrganizer = () => newAccount('Marcus Ellingsford')

test('a like before logging in is kept afterwards and can be undone', async ({ page }) => {
  const facility = await approvedFacility({ name: 'Gym of the one like', email: 'desk@gym.example' })
  const organizer = await newOrganizer()
  const { facilities } = await api(organizer)
  await visit(page, addressOf(facility))
  const like = page.getByRole('button', { name: 'Like' })
  const [popup] = await Promise.all([page.waitForEvent('popup'), like.click()])
  await fillLogIn(popup, organizer)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toContainText('1')
  const likeCount = async () => (await facilities.get({ id: facility.id })).data.likeCount
  await expect.poll(likeCount).toBe(1)
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect.poll(likeCount).toBe(0)
})

test('Share copies the link where the device cannot share, and the bottom bar of a phone leads to the request', async ({
  page,
  context,
}) => {
  const facility = await demoFacility()
  await visit(page, addressOf(facility))
  await test.step('Share copies the link where the device cannot share', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByLabel('Link to this page')).toHaveValue(`${addressOf(facility)}?via=share`)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${addressOf(facility)}?via=share`)
  })
  await test.step('on a phone the bottom bar leads to the request', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const bar = page.getByRole('region', { name: 'Request' })
    await bar.getByRole('link', { name: 'Request dates' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request dates')
    await expect(page.getByRole('region', { name: 'Hosts' })).toContainText(facility.name)
  })
})

test('the event from a marketplace link is compared with the facility and goes into the request', async ({
  page,
}) => {
  const facility = await demoFacility()
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
  await request.getByRole('link', { name: 'Request dates' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request dates')
  await expect(page.getByRole('region', { name: 'Hosts' })).toContainText(facility.name)
  await expect(page.getByLabel('Event', { exact: true })).toHaveValue('Ünder-14 "Cup" & more')
  await expect(page.getByLabel('How many')).toHaveValue('1')
  await expect(page.getByText('Mar 12 – 14, 2027')).toBeVisible()
})

test('a next step at home links to the section where it is done', async ({ page }) => {
  const name = 'Bare Gym'
  const facility = await approvedFacility({ name })
  await openAs(page, facility.manager, `${origin}/home`)
  const atHome = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  await atHome.getByRole('link', { name: 'Add contact details' }).click()
  await expect(page).toHaveURL(`${addressOf(facility)}#contact`)
  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeInViewport()
  await page.goto(`${addressOf(facility)}#sports`)
  await expect(page.getByRole('heading', { name: 'Sports', exact: true })).toBeInViewport()
  // 'Add a photo' links here.
  await expect(page.locator('#images')).toBeVisible()
})

test('shows equal names of city and state, and equal pictures, twice each', async ({ page }) => {
  const facility = await approvedFacility({
    name: 'Gym of two of each',
    city: 'New York',
    state: 'New York',
  })
  const { images } = (await api(facility.manager)).facilities
  for (const name of ['North', 'South']) {
    const { data } = await images.create({ ownerId: facility.id, data: { name } })
    await images.putFile({
      ownerId: facility.id,
      id: data.id,
      file: new Blob([onePixel], { type: 'image/png' }),
    })
  }
  await visit(page, addressOf(facility))
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('New York')).toHaveCount(2)
  await page.getByRole('link', { name: 'Image 2 of 2: South' }).click()
  await expect(page.getByRole('dialog')).toContainText('2 of 2')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows everything, and the request is a link', async ({ page }) => {
    const facility = await demoFacility()
    await page.goto(`${addressOf(facility)}?from=2027-03-12&to=2027-03-14`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(facility.name)
    await expect(
      page.getByRole('complementary').getByRole('link', { name: 'Request dates' }),
    ).toHaveAttribute('href', /^\/requests\/new\?facilities=.+2027/)
    for (const amenity of facility.amenities)
      await expect(
        page
          .getByRole('region', { name: 'Amenities' })
          .getByRole('listitem')
          .getByText(amenity, { exact: true }),
      ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Like' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'View on Google Maps' }).first()).toBeVisible()
  })

  test('a link leads to more reviews', async ({ page }) => {
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
