import { expect } from '@playwright/test'
import { cards, chip, figureOf, filters, heading, hold, settles, shows, visit, visitAlive } from './market.ts'
import { expectNoAxeFindings, expectNoSidewaysScroll, openSite, test, untilAlive } from './site.ts'

const { api, origin } = openSite()

// Colours move for a moment when the theme changes, and would be judged on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a chip tells what it shows, shows it, and is given up again', async ({ page }) => {
  await visitAlive(page)
  const all = await figureOf(heading(page))
  const wanted = await figureOf(chip(page, 'Basketball'))
  await chip(page, 'Basketball').click()
  await shows(page, wanted)
  await expect(page).toHaveURL(/\?sport=Basketball$/)

  const indoor = await figureOf(chip(page, 'Indoor'))
  await chip(page, 'Indoor').click()
  await shows(page, indoor)
  await expect(page.getByText('Basketball, indoor')).toBeVisible()

  await page.goBack()
  await shows(page, wanted)
  await page.goForward()
  await shows(page, indoor)
  await chip(page, 'Basketball').click()
  await chip(page, 'Indoor').click()
  await shows(page, all)
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
})

test('a choice keeps the place on the page and the focus', async ({ page }) => {
  await visitAlive(page)
  await page.evaluate('scrollTo(0, 40)')
  await chip(page, 'Soccer').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sport=Soccer/)
  await expect(chip(page, 'Soccer')).toHaveAttribute('aria-current', 'true')
  await expect(chip(page, 'Soccer')).toBeFocused()
  expect(await page.evaluate<number>('scrollY')).toBe(40)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
  await expect(chip(page, 'Soccer')).toBeFocused()
})

test('choices made faster than the network answers all count', async ({ page }) => {
  const letGo = await hold(page, /marketplace\.data/)
  await visitAlive(page)
  await chip(page, 'Basketball').click()
  await expect(chip(page, 'Basketball')).toHaveAttribute('aria-current', 'true')
  await expect(cards(page)).toHaveCount(0)
  await chip(page, 'Indoor').click()
  await expect(chip(page, 'Indoor')).toHaveAttribute('aria-current', 'true')
  letGo()
  await expect(page).toHaveURL(/sport=Basketball&location=Indoor/)
  await expect(cards(page)).toHaveCount(24)
})

test('a chip that was pressed does not call the focus back', async ({ page }) => {
  await visitAlive(page)
  await chip(page, 'Soccer').click()
  await expect(page).toHaveURL(/sport=Soccer/)
  await page.getByRole('contentinfo').click({ position: { x: 2, y: 2 } })
  for (const place of [0, 1, 2]) await cards(page).nth(place).hover()
  await expect(filters(page).locator('a:focus')).toHaveCount(0)
})

test('typing searches, and no key or caret is lost', async ({ page }) => {
  await visitAlive(page)
  const field = page.getByRole('searchbox', { name: 'Search facilities' })
  await field.pressSequentially('swiming pools', { delay: 40 })
  await expect(field).toHaveValue('swiming pools')
  await expect(page).toHaveURL(/q=swiming\+pools$/)
  for (let i = 0; i < 9; i += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('m')
  await expect(page).toHaveURL(/q=swimming\+pools$/)
  await expect(field).toHaveValue('swimming pools')
  await expect(field).toBeFocused()
  expect(await page.evaluate<number>('document.activeElement.selectionStart')).toBe(5)
  await expect(page.getByText('Matching “swimming pools”')).toBeVisible()

  await chip(page, 'Indoor').click()
  await expect(page).toHaveURL(/q=swimming\+pools&location=Indoor/)
  await page.goBack()
  await page.goBack()
  await expect(page).not.toHaveURL(/q=/)
})

test('what is typed on a later page keeps the focus', async ({ page }) => {
  await visitAlive(page, '?page=2')
  const field = page.getByRole('searchbox', { name: 'Search facilities' })
  await field.focus()
  await page.keyboard.type('ho')
  await expect(page).toHaveURL(/marketplace\?q=ho$/)
  await settles(page)
  await expect(field).toBeFocused()
  await page.keyboard.type('ckey')
  await expect(page).toHaveURL(/marketplace\?q=hockey$/)
  await expect(field).toHaveValue('hockey')
})

test('what is taken back before its answer comes is not searched for', async ({ page }) => {
  const letGo = await hold(page, /marketplace\.data\?q=a/)
  await visitAlive(page)
  const field = page.getByRole('searchbox', { name: 'Search facilities' })
  await field.fill('a')
  await expect(page.getByText('Matching “a”')).toBeVisible()
  await field.fill('')
  await expect(page.getByText('Matching “a”')).toBeHidden()
  letGo()
  await settles(page)
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
})

test('a place is completed, and one that nobody knows is said at its field', async ({ page }) => {
  await visitAlive(page)
  const near = page.getByRole('combobox', { name: 'Near' })
  await near.pressSequentially('Indianap')
  await expect(page.locator('datalist option[value="Indianapolis, IN"]')).toBeAttached()
  await near.fill('Indianapolis, IN')
  await expect(page).toHaveURL(/near=Indianapolis%2C\+IN$/)
  await expect(cards(page).first()).toContainText('mi away')
  const close = await figureOf(heading(page))

  await page.getByLabel('Distance').selectOption('150')
  await expect(page).toHaveURL(/dist=150/)
  await expect(chip(page, 'Within 150 mi')).toBeVisible()
  await expect.poll(() => figureOf(heading(page))).toBeGreaterThan(close)

  await near.fill('Qwxzv Nowhere')
  await near.press('Enter')
  await expect(page.getByText('We do not know this place')).toBeVisible()
  await expect(near).toHaveAttribute('aria-invalid', 'true')
  await expect(near).toHaveValue('Qwxzv Nowhere')
  expect(await figureOf(heading(page))).toBeGreaterThan(10_000)
  await near.fill('')
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
  await expect(page.getByText('We do not know this place')).toBeHidden()
})

test('order and pages', async ({ page }) => {
  await visitAlive(page, '?sport=Curling')
  await page.getByLabel('Order').selectOption('name')
  await expect(page).toHaveURL(/sort=name/)
  await visitAlive(page, '?sort=name')
  const first = (await cards(page).first().getByRole('heading').textContent()) ?? ''
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2#results$/)
  await expect(heading(page)).toBeInViewport()
  await expect(heading(page)).toBeFocused()
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(first)
  await expect(page.getByText(/^25 to 48 of/)).toBeAttached()
})

test('an empty result names what to give up, and what that gives back', async ({ page }) => {
  await visitAlive(page, '?sport=Basketball&space=Court&count=900&near=Indianapolis,+IN&dist=25')
  await expect(heading(page)).toHaveText('No facilities')
  const way = page.getByRole('link', { name: /^Drop “900\+ courts”/ })
  const count = await figureOf(way)
  await expectNoAxeFindings(page)
  await way.click()
  await shows(page, count)
  await visitAlive(page, '?q=zzzqqqxxx&state=Indiana')
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL(`${origin}/facilities/marketplace`)
})

test('nonsense in the address is ignored, and said so', async ({ page }) => {
  const reply = await visit(page, '?sport=curlingg&page=-3&state=Indiana&bounds=1,2&rating=%00&foo=%3Cb%3E')
  expect(reply?.status()).toBe(200)
  await expect(
    page.getByText('Ignored: foo=<b>, bounds=1,2, sport=curlingg, rating=\uFFFD, page=-3'),
  ).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('link', { name: 'Use the address without' }).click()
  await expect(page).toHaveURL(/marketplace\?state=Indiana$/)
  await expect(page.getByText('Ignored:')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Sports facilities in Indiana', level: 1 })).toBeVisible()
})

test('without the network the list says so, and tries again', async ({ page, context, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await visitAlive(page)
  await context.setOffline(true)
  await chip(page, 'Basketball').click()
  await expect(page.getByText('The facilities did not load.')).toBeVisible()
  await expectNoAxeFindings(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(24)
})

test('list and map point at each other, and the map searches where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitAlive(page, '?near=Indianapolis,+IN&dist=10&from=2027-03-12')
  const map = page.getByRole('region', { name: 'Facilities on the map', exact: true })
  const marker = map.getByRole('button', { name: /^(?!.*(?:zoom|Zoom|Skip|Search))/ }).first()
  await marker.click()
  const info = map.getByRole('link', { name: 'See More Info' })
  await expect(info).toHaveAttribute('href', /facilities\/[0-9a-f-]{36}\?from=2027-03-12$/)
  await page.keyboard.press('Escape')
  await expect(info).toBeHidden()

  const before = await heading(page).innerText()
  await map.locator('canvas').focus()
  for (let i = 0; i < 6; i += 1) await page.keyboard.press('ArrowUp')
  await map.getByRole('button', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/\?bounds=[-\d.%C,]+&from=2027-03-12$/)
  await expect(chip(page, 'This part of the map')).toBeVisible()
  await expect(heading(page)).not.toHaveText(before)
  await chip(page, 'This part of the map').click()
  await expect(page).toHaveURL(/\?from=2027-03-12$/)
})

test('the longest names, in every script, are text and stay in their card', async ({ page }) => {
  const { facilities } = await api('admin@demo.example')
  const mark = `Quillfjord${Date.now()}`
  const names = [
    `${mark} ${'Intercommunal '.repeat(14)}`.slice(0, 200),
    `${mark} ${'W'.repeat(189 - mark.length)}`,
    `${mark} <b onclick="alert(1)">&amp; "Sons"</b>`,
    `${mark} 体育館 スポーツ مركز الرياضة Спортивный центр สนามกีฬา`,
  ]
  for (const name of names) {
    const { data } = await facilities.create({ data: { name, state: 'Indiana', city: 'Carmel' } })
    await facilities.approve({ id: data.id })
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(async () => {
    await visit(page, `?q=${mark}`)
    await expect(cards(page)).toHaveCount(names.length, { timeout: 500 })
  }).toPass()
  for (const name of names)
    await expect(page.getByRole('link', { name: name.trim(), exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('list and map take turns, and the list is found where it was left', async ({ page }) => {
    await visitAlive(page, '?state=Indiana')
    await page.evaluate('scrollTo(0, 900)')
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(page).toHaveURL(/view=map/)
    await expect(cards(page).first()).toBeHidden()
    const map = page.getByRole('region', { name: 'Facilities on the map', exact: true })
    await expect(map).toBeInViewport()
    await expect(map.getByRole('button', { name: /facilit/ }).first()).toBeVisible()
    await expectNoAxeFindings(page)
    await chip(page, 'Indoor').click()
    await expect(page).toHaveURL(/location=Indoor&view=map/)
    await page.goBack()
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await expect(cards(page).first()).toBeVisible()
    expect(await page.evaluate<number>('scrollY')).toBe(900)
  })

  test('Back from the map finds the list where it was left, be it before the page was alive', async ({
    page,
  }) => {
    const letGo = await hold(page, /entry\.client/)
    await page.goto(`${origin}/facilities/marketplace?state=Indiana`, { waitUntil: 'commit' })
    await expect(cards(page).nth(5)).toBeVisible()
    // The typeface moves what stands above, and the browser the position with it.
    await page.evaluate('document.fonts.ready.then(() => scrollTo(0, 900))')
    letGo()
    await untilAlive(page)
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Facilities on the map', exact: true })).toBeInViewport()
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0)
    await page.goBack()
    await expect(cards(page).first()).toBeVisible()
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(900)
  })

  test('nothing runs out of the narrowest screen, in the largest text', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const query of ['', '?state=Indiana', '?near=Nowhere+at+all&page=-1', '?space=Court&count=900']) {
      await visitAlive(page, query)
      await expectNoSidewaysScroll(page)
      await page.evaluate("document.documentElement.style.fontSize = '200%'")
      const overhang = await page.evaluate<number>("document.querySelector('main').scrollWidth - innerWidth")
      expect(overhang, query).toBeLessThanOrEqual(0)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to the map shows the list', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '?view=map')
    await expect(cards(page).first()).toBeVisible()
  })

  test('reading, filtering, ordering and paging are links and forms', async ({ page }) => {
    await visit(page)
    await page.getByRole('searchbox', { name: 'Search facilities' }).fill('arena')
    await page.getByRole('combobox', { name: 'Near' }).fill('Chicago, IL')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/q=arena&near=Chicago%2C\+IL/)
    await expect(page.getByText('Ignored:')).toHaveCount(0)
    await expect(cards(page).first()).toContainText('mi away')

    await visit(page)
    const wanted = await figureOf(chip(page, 'Basketball'))
    await chip(page, 'Basketball').click()
    await shows(page, wanted)
    await page.getByLabel('Order').selectOption('name')
    await page.getByRole('button', { name: 'Sort' }).click()
    await expect(page).toHaveURL(/sport=Basketball&sort=name/)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByText(/^25 to 48 of/)).toBeVisible()
    await cards(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/facilities\/[0-9a-f-]{36}$/)
  })
})

test.describe('axe finds nothing', () => {
  for (const [state, query] of [
    ['the whole list', ''],
    ['a state', '?state=Ohio'],
    ['a sport', '?sport=Ice+Hockey'],
    [
      'everything chosen',
      '?q=a&near=Ohio&dist=250&sport=Golf&location=Outdoor&amenity=Parking&from=2027-03-12',
    ],
    ['a place that nobody knows', '?near=Qwxzv'],
  ] as const)
    test(state, async ({ page }) => {
      await visitAlive(page, query)
      await expectNoAxeFindings(page)
    })
})
