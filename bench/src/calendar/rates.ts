import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
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

/**
 * Drags over the nights that are in sight, a step each frame, and returns its CPU time. Nothing runs in the page to pace or to find it: a query
 * over all cells costs as much as the drag.
 */
async function drag(page: Page, session: CDPSession, [left, top]: readonly [number, number]) {
  await page.mouse.move(left, top)
  await waitForIdle(page)
  const before = await mainThreadTime(session)
  await page.mouse.down()
  for (let step = 1; step <= frames; step++) {
    await page.mouse.move(left + ((1300 - left) * step) / frames, top)
    await wait(17)
  }
  return (await mainThreadTime(session)) - before
}

/** What the driver and the browser take for the same moves over an empty page. */
async function dragOverNothing(context: BrowserContext, from: readonly [number, number]) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return drag(page, session, from)
}

/** What the grid of a hotel's rates costs the browser when three months are shown, and when nights are selected by dragging. */
export async function rateFigures(server: CalendarServer): Promise<Figure[]> {
  const id = await makeHotel(server)
  const measured: {
    opening: number
    openingTask: number
    drag: number
    dragTask: number
    nothing: number
  }[] = []
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
      const box = await page.getByRole('gridcell', { name: /^Type 3, Tue, Mar 2:/ }).boundingBox()
      if (box === null) throw new Error('The night is not drawn.')
      await page.evaluate('longestTask = 0')
      const from = [box.x + 10, box.y + 10] as const
      const dragged = await drag(page, session, from)
      const dragTask = await page.evaluate<number>('longestTask')
      const nothing = await dragOverNothing(context, from)
      measured.push({ opening: opened - before, openingTask, drag: dragged, dragTask, nothing })
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
    { what: `a drag over them of ${frames} frames`, ours: of('drag'), unit: 'CPU ms, browser' },
    { what: 'the same moves over an empty page', ours: of('nothing'), unit: 'CPU ms, browser' },
    {
      what: 'the drag, less the moves over an empty page',
      ours: median(later.map((one) => one.drag - one.nothing)),
      atMost: 100,
      unit: 'CPU ms, browser',
    },
    { what: 'the same: longest task (0: none over 50)', ours: of('dragTask'), atMost: 50, unit: 'ms' },
  ]
}
