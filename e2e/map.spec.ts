import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings, expectNoSidewaysScroll } from './axe.ts'
import { approvedFacility } from './facilities.ts'
import { chip, heading } from './market.ts'
import { openSite, test } from './site.ts'

const { origin, api } = openSite()

/** The smallest window with the map beside the list: the software renderer takes its time per pixel. */
const besideList = { width: 1200, height: 600 }
const country = `${origin}/facilities/marketplace`
const aroundTown = `${country}?near=${encodeURIComponent('Indianapolis, IN')}`

const mapOf = (page: Page) => page.getByRole('region', { name: 'Facilities on the map', exact: true })
const clusters = (page: Page) => mapOf(page).getByRole('button', { name: /facilities, zoom in$/ })
const markers = (page: Page) =>
  mapOf(page).locator('button[aria-expanded]:not([aria-label$=" at one place"])')
const sea = (page: Page) => mapOf(page).locator('canvas')

/** Waits until the map shows its facilities. */
async function untilLoaded(page: Page) {
  await expect(mapOf(page).locator('output', { hasText: 'on the map' })).toHaveText(
    /^[\d,]+ facilit(y|ies) on the map$/,
  )
}

/** How many facilities a search for a word finds. */
async function countFound(text: string) {
  const { facilities } = await api()
  return (await facilities.search({ take: 1, data: { text } }))._meta.stats.count
}

/** Scans the map only. Other journeys scan the page around it. */
const expectNoFindings = (page: Page) => expectNoAxeFindings(page, '[aria-label="Facilities on the map"]')

async function visit(page: Page, address: string) {
  await page.goto(address)
  await untilLoaded(page)
}

/** A marker near the middle of the map, with room for its window. */
async function markerInTheMiddle(page: Page) {
  const frame = await mapOf(page).boundingBox()
  if (frame === null) throw new Error('the map is not there')
  for (const marker of await markers(page).all()) {
    const box = await marker.boundingBox()
    if (box === null) continue
    const x = (box.x + box.width / 2 - frame.x) / frame.width
    const y = (box.y + box.height / 2 - frame.y) / frame.height
    const isOnTop = await marker.evaluate(
      (button, [left, top]) => button.contains(document.elementFromPoint(left, top)),
      [box.x + box.width / 2, box.y + box.height / 2] as const,
    )
    // By its name, because its place in the order changes as the map moves.
    const name = (await marker.getAttribute('aria-label')) ?? ''
    if (isOnTop && x > 0.15 && x < 0.8 && y > 0.2 && y < 0.75)
      return mapOf(page).getByRole('button', { name, exact: true })
  }
  throw new Error('no marker is in the middle')
}

test.describe('beside the list', () => {
  test.use({ viewport: besideList })

  test('a cluster zooms in, to fewer facilities, and Skip the map moves the focus past all markers', async ({
    page,
  }) => {
    await visit(page, country)
    const before = await mapOf(page).locator('output').first().textContent()
    await clusters(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(mapOf(page).locator('output').first()).not.toHaveText(before ?? '')
    await untilLoaded(page)
    await expect(sea(page)).toBeFocused()

    const skip = mapOf(page).getByRole('button', { name: 'Skip the map' })
    await skip.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await mapOf(page).evaluate((map) => map.contains(document.activeElement))).toBe(false)
  })

  test('a marker opens a window, which closes or leads to the facility', async ({ page }) => {
    await visit(page, `${aroundTown}&from=2027-03-12`)
    const marker = await markerInTheMiddle(page)
    const name = ((await marker.getAttribute('aria-label')) ?? '').replace(
      /(?:, (?:promoted|free|calendar unknown))+$/,
      '',
    )
    await marker.focus()
    await page.keyboard.press('Enter')
    const window = mapOf(page).getByRole('region', { name, exact: true })
    await expect(window).toBeFocused()
    await expect(window.getByRole('definition').first()).toBeVisible()
    await expect(window.getByRole('button', { name: `Like ${name}` })).toBeVisible()
    await expect(window.getByRole('link', { name: 'Directions' })).toHaveAttribute('target', '_blank')
    await expectNoFindings(page)
    const box = await window.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(250)
    expect(box?.width).toBeLessThanOrEqual(400)

    await page.keyboard.press('Escape')
    await expect(window).toBeHidden()
    await expect(marker).toBeFocused()

    await marker.click()
    await window.getByRole('link', { name: 'See More Info' }).click()
    await expect(page).toHaveURL(/\/facilities\/[\da-f-]{36}\?from=2027-03-12$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  test('moving the map offers to search the area, and a chip removes it', async ({ page }) => {
    await visit(page, `${country}?near=${encodeURIComponent('Indianapolis, IN')}&dist=10&from=2027-03-12`)
    const before = await heading(page).innerText()
    const search = page.getByRole('button', { name: 'Search this area' })
    await expect(search).toBeHidden()
    await sea(page).focus()
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowUp')
    await search.click()
    await expect(page).toHaveURL(/\?bounds=[-\d.%C,]+&from=2027-03-12$/)
    await expect(search).toBeHidden()
    await untilLoaded(page)
    await expect(heading(page)).not.toHaveText(before)
    await chip(page, 'This part of the map').click()
    await expect(page).toHaveURL(/\?from=2027-03-12$/)
  })

  test('dragging and the zoom buttons move the map', async ({ page }) => {
    await visit(page, country)
    const first = clusters(page).first()
    const before = await first.boundingBox()
    const box = await mapOf(page).boundingBox()
    if (before === null || box === null) throw new Error('the map is not there')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2 + 40, { steps: 4 })
    const moved = async () => {
      const now = await first.boundingBox()
      return [Math.round((now?.x ?? 0) - before.x), Math.round((now?.y ?? 0) - before.y)]
    }
    await expect.poll(moved).toEqual([-60, 40])
    await page.mouse.up()
    await mapOf(page).getByRole('button', { name: 'Zoom in', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible()
  })

  test('facilities at one place fan out, and Escape closes first the window and then the fan', async ({
    page,
  }) => {
    const word = `Fanout${Date.now()}`
    const place = { address: '5 Elm St', city: 'Akron', state: 'Indiana', lat: 41.04, lng: -86.03 } as const
    for (const name of ['North', 'Middle', 'South'])
      await approvedFacility({ ...place, name: `${name} ${word} Gym` })
    await expect.poll(() => countFound(word)).toBe(3)
    await visit(page, `${country}?q=${word}`)
    await mapOf(page).getByRole('button', { name: '3 facilities at one place' }).click()
    const south = mapOf(page).getByRole('button', { name: `South ${word} Gym`, exact: true })
    await expect(south).toBeVisible()
    await expectNoFindings(page)
    await south.click()
    const window = mapOf(page).getByRole('region', { name: `South ${word} Gym`, exact: true })
    await expect(window.getByRole('link', { name: 'See More Info' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(window).toBeHidden()
    await expect(south).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(south).toBeHidden()
    await expect(mapOf(page).getByRole('button', { name: '3 facilities at one place' })).toBeVisible()
  })
})

test('on a phone a marker opens a card at the bottom of the map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `${aroundTown}&view=map`)
  await (await markerInTheMiddle(page)).click()
  const link = mapOf(page).getByRole('link', { name: 'See More Info' })
  await expect(link).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoFindings(page)
  await link.click()
  await expect(page).toHaveURL(/\/facilities\/[\da-f-]{36}/)
})

test('on a phone the maps fit the country, and no pin covers another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [country, `${origin}/destinations/marketplace`]) {
    await page.goto(`${path}?view=map`)
    const map = page.getByRole('region', { name: / on the map$/ })
    await expect(map.locator('output', { hasText: 'on the map' })).toHaveText(/on the map$/)
    await expect(map.getByRole('button', { name: /, zoom in$/ }).nth(9)).toBeVisible()
    await expectNoAxeFindings(page, '[aria-label$=" on the map"]')
  }
})

test.describe('when it fails', () => {
  // In a smaller window the map is zoomed out as far as it goes.
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a window and facilities that do not load are loaded on Try again', async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/)
    await visit(page, aroundTown)
    await test.step('a window that does not load can be closed, or loads on Try again', async () => {
      const calls = /\/facilities\/[\da-f-]{36}\?/
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route(calls, async (route) => {
        await released
        await route.abort()
      })
      const marker = await markerInTheMiddle(page)
      const name = ((await marker.getAttribute('aria-label')) ?? '').replace(
        /(?:, (?:promoted|free|calendar unknown))+$/,
        '',
      )
      const window = mapOf(page).getByRole('region', { name, exact: true })
      await marker.focus()
      await page.keyboard.press('Enter')
      await expect(window).toContainText(`Loading ${name}`)
      await page.keyboard.press('Escape')
      await expect(window).toBeHidden()
      await expect(marker).toBeFocused()

      await page.keyboard.press('Enter')
      release()
      await expect(window).toContainText(`${name} didn’t load.`)
      await expectNoFindings(page)
      await window.getByRole('button', { name: 'Close' }).click()
      await expect(window).toBeHidden()
      await expect(marker).toBeFocused()

      await page.keyboard.press('Enter')
      await expect(window).toContainText(`${name} didn’t load.`)
      await page.unroute(calls)
      await window.getByRole('button', { name: 'Try again' }).click()
      await expect(window.getByRole('link', { name: 'See More Info' })).toBeVisible()
      await expect(window).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(marker).toBeFocused()
    })
    await test.step('facilities that do not load are loaded on Try again', async () => {
      const calls = '**/facilities/search/map?*'
      await page.route(calls, (route) => route.abort())
      await mapOf(page).getByRole('button', { name: 'Zoom out' }).click()
      await expect(mapOf(page).getByRole('alert')).toContainText('The facilities didn’t load.')
      await expectNoFindings(page)
      await page.unroute(calls)
      await mapOf(page).getByRole('button', { name: 'Try again' }).click()
      await untilLoaded(page)
    })
  })

  test('a base map that does not load is loaded on Try again', async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/, /Failed to fetch/)
    const baseMap = '**/basemap-overview-*.json'
    await page.route(baseMap, (route) => route.abort())
    await page.goto(country)
    await expect(mapOf(page).getByRole('alert')).toContainText('The map didn’t load.')
    await page.unroute(baseMap)
    await mapOf(page).getByRole('button', { name: 'Try again' }).click()
    await untilLoaded(page)
  })

  test('a browser without WebGL gets a notice', async ({ page, allowErrors }) => {
    allowErrors(/WebGL2 is required/)
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto(country)
    await expect(mapOf(page)).toContainText('Your browser can’t show the map.')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
