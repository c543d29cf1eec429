import { expect } from '@playwright/test'
import { at, bar, calendarOf, makeCalendar } from './calendars.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

const { api } = openSite()

test('a booking that is dragged to an edge of the window scrolls there, and back', async ({ page }) => {
  const { facility, ownerId, calendar } = await makeCalendar('Fields of many courts')
  const { spaces } = (await api(facility.manager)).facilities
  const courts = []
  for (const number of Array.from({ length: 20 }, (_, index) => index + 1))
    courts.push((await spaces.create({ ownerId, data: { name: `Court ${number}`, position: number } })).data)
  await calendar.entries.create({
    ownerId,
    data: {
      kind: 'Booking',
      title: 'Friendly',
      unitIds: courts[0]?.units.map(({ id }) => id) ?? [],
      starts: at(10, 12),
      ends: at(10, 16),
    },
  })
  await page.setViewportSize({ width: 1440, height: 700 })
  await openAs(page, facility.manager, calendarOf(facility, '?day=2031-06-10'))
  const friendly = bar(page, /^Friendly/)
  const pointAt = async () => {
    const box = await friendly.boundingBox()
    if (box === null) throw new Error('the bar is not drawn')
    return { x: box.x + 20, y: box.y + box.height / 2 }
  }
  const { x, y } = await pointAt()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, 690, { steps: 5 })
  await expect(page.getByTitle('Court 20', { exact: true })).toBeInViewport({ ratio: 1 })
  expect(Math.abs((await pointAt()).y - 690)).toBeLessThan(20)
  await page.mouse.up()
  await expect(bar(page, /^Friendly, Booked, Court (1[5-9]|20), Tue, Jun 10, 12–4 PM/)).toBeVisible()

  const low = await pointAt()
  await page.mouse.move(low.x, low.y)
  await page.mouse.down()
  await page.mouse.move(low.x, 90, { steps: 5 })
  await expect(page.getByTitle('Court 1', { exact: true })).toBeInViewport({ ratio: 1 })
  await page.mouse.up()
  await expect(
    bar(page, /^Friendly, Booked, (Court [1-4]|Field 1|Room 1)\b.*Tue, Jun 10, 12–4 PM/),
  ).toBeVisible()
})
