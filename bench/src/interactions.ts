import { chromium, type CDPSession, type Page } from '@playwright/test'
import { median, type Figure } from './figures.ts'

const runs = 5

/** CPU milliseconds of the page's main thread so far: scripting, styles, layout and painting. */
export async function mainThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Waits until the network is idle, plus half a second. */
export const waitForIdle = (page: Page) =>
  page.waitForLoadState('networkidle').then(() => page.waitForTimeout(500))

// A string, because it runs in the page, and the benchmark has no types for the page's globals.
const watchResult = `
  globalThis.resultShown = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(resolve, 0))
    })
    observer.observe(document.querySelector('h1'), { childList: true, characterData: true, subtree: true })
  })
  undefined`

/** CPU time of a facet click until its result is painted, and then until the images and the map are updated. */
async function measureFacetClick(
  page: Page,
  session: CDPSession,
): Promise<{ shown: number; settled: number }> {
  await waitForIdle(page)
  const link = page.locator('a[href*="location=Indoor"]').first()
  // Without its hit testing, the driver's click costs 20 to 30 ms less.
  await link.hover()
  await waitForIdle(page)
  await page.evaluate(watchResult)
  const from = await mainThreadTime(session)
  await page.mouse.down()
  await page.mouse.up()
  await page.evaluate('resultShown')
  const shown = await mainThreadTime(session)
  await waitForIdle(page)
  return { shown: shown - from, settled: (await mainThreadTime(session)) - shown }
}

const watchLongTasks = `
  globalThis.longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  }).observe({ entryTypes: ['longtask'] })`

/** Duration of the longest task while dragging the map, in ms. */
async function measureMapDrag(page: Page): Promise<number> {
  const map = page.locator('.maplibregl-canvas').first()
  await map.waitFor()
  await waitForIdle(page)
  await page.evaluate(watchLongTasks)
  const box = await map.boundingBox()
  if (!box) throw new Error('The map is not visible.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  for (let step = 1; step <= 30; step++)
    await page.mouse.move(box.x + box.width / 2 - step * 6, box.y + box.height / 2 - step * 4)
  await page.mouse.up()
  await waitForIdle(page)
  return page.evaluate<number>('longestTask')
}

/** CPU time of a facet click in the browser, and the smoothness of the map with all facilities. */
export async function interactionFigures(url: string, program: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--use-gl=swiftshader', '--enable-unsafe-swiftshader'],
  })
  const clicks: { shown: number; settled: number }[] = []
  const drags: number[] = []
  try {
    for (let run = 0; run < runs; run++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      await page.goto(url)
      await waitForIdle(page)
      drags.push(await measureMapDrag(page))
      clicks.push(await measureFacetClick(page, session))
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return [
    {
      what: 'facet click: result painted',
      ours: median(clicks.map(({ shown }) => shown)),
      atMost: 70,
      unit: 'CPU ms, browser',
    },
    {
      what: 'facet click: images and map updated',
      ours: median(clicks.map(({ settled }) => settled)),
      unit: 'CPU ms, browser',
    },
    { what: 'map drag: longest task', ours: median(drags), unit: 'ms' },
  ]
}
