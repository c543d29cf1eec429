import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectNoAxeFindings } from './axe.ts'
import { at, bar, calendarOf, dialog, makeCalendar, monday } from './calendars.ts'
import { openAs } from './log-in.ts'
import { openSite, test, untilHydrated } from './site.ts'

/** The calendar of a facility on a phone. */
const { api } = openSite()

test('a long unbroken name leaves room for what can be done with it', async ({ page }) => {
  const { facility, a, book } = await makeCalendar('Fields of long names')
  await book('W'.repeat(100), [a], 10, [15, 17])
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, facility.manager, calendarOf(facility, '?day=2031-06-10'))
  await page.getByRole('button', { name: 'Changes' }).click()
  const undo = dialog(page).getByRole('button', { name: 'Undo' }).first()
  await expect(undo).toBeInViewport({ ratio: 1 })
  await undo.click()
  await expect(page.getByText('The change is undone.')).toBeVisible()
})

test('the calendar on a phone shows a day, and is accessible in each view', async ({ page }) => {
  const { facility, a, b, room, book, calendar, ownerId } = await makeCalendar('Fields in a pocket')
  await book('College Showcase', [a, b, room], 13, [8, 19])
  await calendar.entries.create({
    ownerId,
    data: { kind: 'Blackout', title: 'Turf repair', unitIds: [a, b], starts: at(9, 0), ends: at(11, 12) },
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, facility.manager, calendarOf(facility, `?day=${monday}`))
  await page.getByRole('button', { name: 'Fri, Jun 13' }).click()
  await expect(page).toHaveURL(/day=2031-06-13/)
  await expect(bar(page, /^College Showcase, Booked, Room 1/)).toBeVisible()
  await expectAccessible(page)
  await page.getByText('List', { exact: true }).click()
  await expect(page.getByText('Field 1, Room 1')).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Month', { exact: true }).click()
  await expect(page.getByRole('heading', { name: /Jun 1–30, 2031/ })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('list', { name: 'Days' })).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Mon, Jun 9, 1 entry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon, Jun 9')
  await expect(bar(page, /^Turf repair/)).toBeVisible()
  await page.getByText('Month', { exact: true }).click()
  await page.getByRole('button', { name: 'Fri, Jun 13, 1 entry' }).click()
  await expect(bar(page, /^College Showcase, Booked, Room 1/)).toBeVisible()
})

test('spaces of one name can be told apart on a phone', async ({ page }) => {
  const { facility, ownerId } = await makeCalendar('Fields with diamonds')
  const { spaces } = (await api(facility.manager)).facilities
  for (const number of [1, 2]) {
    await spaces.create({ ownerId, data: { name: `Diamond ${number}`, position: 2 } })
    await spaces.create({ ownerId, data: { name: `Championship softball diamond ${number}`, position: 3 } })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, facility.manager, calendarOf(facility, `?day=${monday}`))
  for (const name of ['Diamond 1', 'Diamond 2', 'Championship softball diamond 2']) {
    const shown = page.getByTitle(name, { exact: true })
    await expect(shown).toHaveText(/[12]$/)
    const isWhole = await shown.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)
    expect(isWhole, name).toBe(true)
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  type Point = readonly [x: number, y: number]

  /** A finger that goes through the points and rests on the first one for a while, in ms, and on the last one until something is done. */
  async function touch(
    page: Page,
    [first, ...rest]: readonly [Point, ...Point[]],
    ms = 0,
    beforeEnd = async () => {},
  ) {
    const finger = await page.context().newCDPSession(page)
    const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: point ? [{ x: point[0], y: point[1] }] : [],
      })
    await send('touchStart', first)
    await page.waitForTimeout(ms)
    for (const point of rest) await send('touchMove', point)
    await beforeEnd()
    await send('touchEnd')
    await finger.detach()
  }
  const centerOf = async (locator: Locator): Promise<Point> => {
    const box = await locator.boundingBox()
    if (box === null) throw new Error('it is not drawn')
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  /** The way from one hour to the next, of a day from 8 AM to 10 PM. */
  const hourOf = async (page: Page) => ((await lane(page).boundingBox())?.width ?? 0) / 14
  const lane = (page: Page) => page.locator('[data-space]').last()

  test('fingers book, draw and move, and the page explains touch instead of keys', async ({ page }) => {
    const { facility, room, book } = await makeCalendar('Fields for fingers')
    await openAs(page, facility.manager, calendarOf(facility, `?day=${monday}`))
    await test.step('the calendar explains touch instead of keys, and what was booked is told below its header', async () => {
      await expect(page.getByText('Tap free time to book it.')).toBeVisible()
      await expect(page.getByText('By keyboard')).toHaveCount(0)
      await page.getByRole('button', { name: 'Book', exact: true }).click()
      await dialog(page).getByLabel('For').fill('Clinic')
      await dialog(page).getByRole('button', { name: 'Book', exact: true }).click()
      const toast = await page.getByText('Booked Clinic.').boundingBox()
      expect(toast!.y).toBeGreaterThan(422)
    })
    await test.step('a tap on free time selects an hour, and a drag after a long press draws', async () => {
      await page.goto(calendarOf(facility, '?day=2031-06-10'))
      await untilHydrated(page)
      await expect(lane(page)).toBeVisible()
      const box = await lane(page).boundingBox()
      if (box === null) throw new Error('the lane is not drawn')
      const [hour, y] = [box.width / 14, box.y + box.height / 2]
      // A little after 10 AM.
      const ten = [box.x + 2.1 * hour, y] as const
      await touch(page, [ten])
      await expect(dialog(page).getByLabel('Room 1')).toBeChecked()
      await expect(dialog(page).getByLabel('From, time')).toHaveValue('10:00')
      await expect(dialog(page).getByLabel('To, time')).toHaveValue('11:00')
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog(page)).toHaveCount(0)

      await touch(page, [ten, ...[1, 2, 3].map((hours) => [ten[0] + hours * hour, y] as const)], 700)
      await expect(dialog(page).getByLabel('From, time')).toHaveValue('10:00')
      await expect(dialog(page).getByLabel('To, time')).toHaveValue('13:30')
    })
    await test.step('a long press moves a booking, and a swipe scrolls', async () => {
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog(page)).toHaveCount(0)
      await book('Meeting', [room], 10, [12, 14])
      const meeting = bar(page, /^Meeting/)
      const [x, y] = await centerOf(meeting)
      const hour = await hourOf(page)
      await touch(page, [[x, y], ...[1, 2, 3, 4].map((part) => [x + (part / 4) * 3 * hour, y] as const)], 700)
      await expect(bar(page, /^Meeting, Booked, Room 1, Tue, Jun 10, 3–5 PM/)).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)

      const from = await centerOf(meeting)
      await touch(page, [from, ...[40, 80, 120, 160, 200].map((up) => [from[0], from[1] - up] as const)])
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
      await expect(bar(page, /^Meeting, Booked, Room 1, Tue, Jun 10, 3–5 PM/)).toBeVisible()
    })
  })

  test('a booking that is dragged to the lower edge scrolls to a space further down', async ({ page }) => {
    const { facility, ownerId, room, book } = await makeCalendar('Fields below the edge')
    await book('Meeting', [room], 10, [12, 14])
    const { spaces } = (await api(facility.manager)).facilities
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])
      await spaces.create({ ownerId, data: { name: `Court ${number}`, position: 1 + number } })
    await openAs(page, facility.manager, calendarOf(facility, '?day=2031-06-10'))
    const [x, y] = await centerOf(bar(page, /^Meeting/))
    await touch(
      page,
      [[x, y], ...[0.4, 0.7, 1].map((part) => [x, y + part * (838 - y)] as const)],
      700,
      async () => {
        await expect(lane(page)).toBeInViewport({ ratio: 1 })
        // The bar stays under the finger.
        await expect
          .poll(async () => Math.abs((await centerOf(bar(page, /^Meeting/)))[1] - 838))
          .toBeLessThan(20)
      },
    )
    await expect(bar(page, /^Meeting, Booked, Court \d+, Tue, Jun 10, 12–2 PM/)).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })
})
