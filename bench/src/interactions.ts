import { chromium, type CDPSession, type Page } from '@playwright/test'
import { median, type Figure } from './figures.ts'

const runs = 5

/** CPU milliseconds of the page's main thread so far: scripts, styles, layout, painting. */
async function busyOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Until the page has had nothing to do for a while. */
const rest = (page: Page) => page.waitForLoadState('networkidle').then(() => page.waitForTimeout(500))

// Text, because it runs in the page, whose globals the bench does not know.
const watchResult = `
  globalThis.resultShown = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(resolve, 0))
    })
    observer.observe(document.querySelector('h1'), { childList: true, characterData: true, subtree: true })
  })
  undefined`

/** What a click costs until the frame with its result is painted, and then until the pictures and the map have followed. */
async function facetClick(page: Page, session: CDPSession): Promise<{ shown: number; followed: number }> {
  await rest(page)
  await page.evaluate(watchResult)
  const from = await busyOf(session)
  await page.locator('a[href*="location=Indoor"]').first().click()
  await page.evaluate('resultShown')
  const shown = await busyOf(session)
  await rest(page)
  return { shown: shown - from, followed: (await busyOf(session)) - shown }
}

const watchLongTasks = `
  globalThis.longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  }).observe({ entryTypes: ['longtask'] })`

/** Milliseconds of the longest piece of work while the map is dragged across. */
async function mapDrag(page: Page): Promise<number> {
  const map = page.locator('.maplibregl-canvas').first()
  await map.waitFor()
  await rest(page)
  await page.evaluate(watchLongTasks)
  const box = await map.boundingBox()
  if (!box) throw new Error('the map is not shown')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  for (let step = 1; step <= 30; step++)
    await page.mouse.move(box.x + box.width / 2 - step * 6, box.y + box.height / 2 - step * 4)
  await page.mouse.up()
  await rest(page)
  return page.evaluate<number>('longestTask')
}

/** What a click on a facet costs the browser, and how smoothly the map moves with all facilities behind it. */
export async function interactionFigures(url: string, program: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--use-gl=swiftshader', '--enable-unsafe-swiftshader'],
  })
  const clicks: { shown: number; followed: number }[] = []
  const drags: number[] = []
  try {
    for (let run = 0; run < runs; run++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      await page.goto(url)
      await rest(page)
      drags.push(await mapDrag(page))
      clicks.push(await facetClick(page, session))
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return [
    {
      what: 'a facet click shows its result',
      ours: median(clicks.map(({ shown }) => shown)),
      atMost: 100,
      unit: 'CPU ms, browser',
    },
    {
      what: 'its pictures and the map follow',
      ours: median(clicks.map(({ followed }) => followed)),
      unit: 'CPU ms, browser',
    },
    { what: 'longest task while the map is dragged', ours: median(drags), unit: 'ms' },
  ]
}
