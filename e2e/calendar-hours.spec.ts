import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { bar, calendarOf, makeCalendar, monday } from './calendars.ts'
import { edit } from './editing.ts'
import { addressOf } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test, untilHydrated } from './site.ts'

/** Opening hours and the calendar of spaces. */
const { api } = openSite()

test('hours that leave nothing out close their editor, and others name the bookings outside of them, which stay', async ({
  page,
}) => {
  const { facility, a, room, book } = await makeCalendar('Fields that close early')
  await book('Open gym', [room], 14, [10, 12])
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, facility.manager, addressOf(facility))
  const editor = await edit(page, 'Hours')
  await editor.getByRole('button', { name: 'Add hours' }).click()
  await editor.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Hours saved.')).toBeVisible()
  await expect(editor).toHaveCount(0)

  await book('Late league', [a], 14, [19, 21])
  await page.reload()
  await untilHydrated(page)
  await edit(page, 'Hours')
  await editor.getByLabel('Closes').fill('20:00')
  await editor.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Hours saved.')).toBeVisible()
  await expect(editor).toContainText('1 booking lies outside the new hours. It stays as it is.')
  await expect(page.getByRole('heading', { name: 'Hours', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(editor.getByRole('listitem')).toHaveText('Late league, Field 1 A, Sat, Jun 14, 7–9 PM')
  await expectNoAxeFindings(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await editor.getByRole('link', { name: 'Late league' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jun 9–15, 2031')
  await expect(bar(page, /^Late league, Booked, Field 1/)).toBeVisible()
})

test('a night that is open until 2 AM is in the column of its day', async ({ page }) => {
  const { facility, ownerId, room, book } = await makeCalendar('Fields at night')
  const { hours } = (await api(facility.manager)).facilities
  for (const weekday of ['Friday', 'Saturday'] as const)
    await hours.create({ ownerId, data: { weekday, opens: '18:00', closes: '02:00' } })
  await book('Midnight league', [room], 14, [24, 26])
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, facility.manager, calendarOf(facility, `?day=${monday}`))
  const saturday = page.getByText('Sat 14', { exact: true }).locator('..')
  await expect(saturday).toContainText('6 PM–2 AM')
  await expect(page.getByText('Outside opening hours', { exact: true })).toBeVisible()
  const [column, night] = [await saturday.boundingBox(), await bar(page, /^Midnight league/).boundingBox()]
  if (column === null || night === null) throw new Error('the night is not drawn')
  expect(night.x).toBeGreaterThan(column.x + column.width / 2)
  expect(night.x + night.width).toBeLessThanOrEqual(column.x + column.width + 1)
  await bar(page, /^Midnight league/).click()
  await expect(page.getByRole('dialog').getByText('Outside the opening hours.')).toHaveCount(0)
})
