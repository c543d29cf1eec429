import type { Page } from '@playwright/test'
import { apiOf } from '../api.ts'
import { median, type Figure } from '../figures.ts'
import { mainThreadTime, waitForIdle } from '../interactions.ts'
import { query, type CalendarServer } from './calendar-server.ts'
import { launchBrowser, openPage } from './month.ts'

const runs = 5
const frames = 60
const roomTypes = 30
const first = '2027-03-01'
const nights = 90

/** A hotel of 30 room types, of which rooms are taken on 90 nights, with a weekend rate. */
async function makeHotel(server: CalendarServer): Promise<string> {
  const { hotels } = apiOf({ port: server.side.port, headers: server.managers[0] ?? {} })['hotel-mgmt']
  const { data: hotel } = await hotels.create({ data: { name: 'Thirty types' } })
  const ranges = Array.from({ length: 12 }, (_, week) => {
    const friday = new Date(Date.UTC(2027, 2, 5 + 7 * week)).toISOString().slice(0, 10)
    const saturday = new Date(Date.UTC(2027, 2, 6 + 7 * week)).toISOString().slice(0, 10)
    return { from: friday, to: saturday, rate: 14_900, minStay: 2 }
  })
  for (let n = 0; n < roomTypes; n++)
    await hotels.rooms.create({
      ownerId: hotel.id,
      data: { name: `Type ${n + 1}`, guests: 2, count: 20 + n, rate: 12_900, position: n, ranges },
    })
  await query(
    server,
    `insert into room_night (room_id, night, size, taken)
     select r.id, $2::date + n, r.count, (n * 7 + r.position) % r.count
     from hotel_room r, generate_series(0, ${nights - 1}) n where r.owner_id = $1`,
    [hotel.id, first],
  )
  return hotel.id
}

/** Long tasks are those over 50 ms. A string, because it runs in the page, and the benchmark has no types for its globals. */
const watch = `
  globalThis.longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  }).observe({ entryTypes: ['longtask'] })`
const nextFrame = 'new Promise((resolve) => requestAnimationFrame(resolve))'

/** Drags over the nights that are in sight, a step each frame. */
async function drag(page: Page) {
  const box = await page.getByRole('gridcell', { name: /^Type 3, Tue, Mar 2:/ }).boundingBox()
  if (box === null) throw new Error('The night is not drawn.')
  const [left, top] = [box.x + 10, box.y + 10]
  const width = 1300 - left
  await page.mouse.move(left, top)
  await page.mouse.down()
  for (let step = 1; step <= frames; step++) {
    await page.mouse.move(left + (width * step) / frames, top)
    await page.evaluate(nextFrame)
  }
}

/** What the grid of a hotel's rates costs the browser when three months are shown, and when nights are selected by dragging. */
export async function rateFigures(server: CalendarServer): Promise<Figure[]> {
  const id = await makeHotel(server)
  const measured: { opening: number; openingTask: number; drag: number; dragTask: number }[] = []
  const browser = await launchBrowser()
  try {
    for (let run = 0; run <= runs; run++) {
      const { context, page, session } = await openPage(browser, server, `hotels/${id}/rooms?night=${first}`)
      await page.getByRole('gridcell', { name: /^Type 30, Mon, Mar 1:/ }).waitFor()
      await page.getByText('3 months', { exact: true }).hover()
      await waitForIdle(page)
      await page.evaluate(watch)
      const before = await mainThreadTime(session)
      await page.mouse.down()
      await page.mouse.up()
      await page.getByRole('gridcell', { name: /^Type 30, Sat, May 29:/ }).waitFor()
      await waitForIdle(page)
      const opened = await mainThreadTime(session)
      const openingTask = await page.evaluate<number>('longestTask')
      await page.evaluate('longestTask = 0')
      await drag(page)
      const dragged = (await mainThreadTime(session)) - opened
      const dragTask = await page.evaluate<number>('longestTask')
      measured.push({ opening: opened - before, openingTask, drag: dragged, dragTask })
      await context.close()
    }
  } finally {
    await browser.close()
  }
  console.log(`Rate grid: ${JSON.stringify(measured)}`)
  // The first one compiles scripts.
  const [, ...later] = measured
  const of = (name: keyof (typeof measured)[number]) => median(later.map((one) => one[name]))
  const what = `rates of ${roomTypes} room types on ${nights} nights`
  return [
    { what: `${what}: shown`, ours: of('opening'), unit: 'CPU ms, browser' },
    { what: `${what}: longest task (0: none over 50)`, ours: of('openingTask'), unit: 'ms' },
    { what: `a drag over them of ${frames} frames`, ours: of('drag'), atMost: 100, unit: 'CPU ms, browser' },
    { what: 'the same: longest task (0: none over 50)', ours: of('dragTask'), atMost: 50, unit: 'ms' },
  ]
}
