import type { Page } from '@playwright/test'
import { median, type Figure } from '../figures.ts'
import { waitForIdle } from '../interactions.ts'
import type { CalendarServer } from './calendar-server.ts'
import { fillMonth, launchBrowser, openWeek } from './month.ts'

const runs = 5
const frames = 60

/** Long tasks are those over 50 ms. Strings, because they run in the page, and the benchmark has no types for its globals. */
const watch = `
  globalThis.longestTask = 0
  globalThis.frameTimes = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  }).observe({ entryTypes: ['longtask'] })
  const follow = (time) => { frameTimes.push(time); requestAnimationFrame(follow) }
  requestAnimationFrame(follow)`
const nextFrame = 'new Promise((resolve) => requestAnimationFrame(resolve))'

/** Drags the first bar of the week into the evening, a step each frame. */
async function drag(page: Page): Promise<{ longest: number; slowFrames: number }> {
  const lane = await page.locator('[data-space]').first().boundingBox()
  const box = await page
    .getByRole('button', { name: /^U\d+ league/ })
    .first()
    .boundingBox()
  if (box === null || lane === null) throw new Error('The bar is not drawn.')
  // Days are drawn from 8 AM to 10 PM, and this one is taken until 6:45 PM.
  const x = (lane.width / 7 / 14) * 11.5
  const [left, top] = [box.x + 4, box.y + box.height / 2]
  await page.mouse.move(left, top)
  await waitForIdle(page)
  await page.evaluate(watch)
  await page.mouse.down()
  for (let step = 1; step <= frames; step++) {
    await page.mouse.move(left + (x * step) / frames, top)
    await page.evaluate(nextFrame)
  }
  await page.mouse.up()
  await page.getByText(/^Moved U\d+ league/).waitFor()
  await waitForIdle(page)
  return {
    longest: await page.evaluate<number>('longestTask'),
    slowFrames: await page.evaluate<number>(
      'frameTimes.slice(0, -30).filter((time, at, all) => at > 0 && time - all[at - 1] > 34).length',
    ),
  }
}

/** The longest task of drags over a week of 40 spaces with more than a thousand bookings, with the drop and what the page then reads again. */
export async function dragFigures(server: CalendarServer): Promise<Figure[]> {
  const browser = await launchBrowser()
  const drags: { longest: number; slowFrames: number }[] = []
  try {
    for (let run = 0; run < runs; run++) {
      const { ownerId } = await fillMonth(server)
      const { context, page } = await openWeek(browser, server, ownerId)
      drags.push(await drag(page))
      await context.close()
    }
  } finally {
    await browser.close()
  }
  console.log(`Longest tasks of drags: ${drags.map(({ longest }) => longest.toFixed(0)).join(', ')} ms`)
  return [
    {
      what: `drag of a booking over ${frames} frames, with its drop: longest task (0: none over 50)`,
      ours: median(drags.map(({ longest }) => longest)),
      atMost: 50,
      unit: 'ms',
    },
    {
      what: 'the same: frames over 34 ms',
      ours: median(drags.map(({ slowFrames }) => slowFrames)),
      unit: 'frames',
    },
  ]
}
