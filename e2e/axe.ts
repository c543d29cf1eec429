import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Finding {
  id: string
  nodes: { html: string }[]
}

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'))

/** The minified build: AxeBuilder has one of twice the size, and sends it to the page twice per scan. */
const axeSource = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

/** The rules whose outcome depends on colors. */
const colorRules = ['color-contrast', 'link-in-text-block']

const texts = (findings: Finding[]) =>
  findings.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)

/** Expects no axe violations in the page or a part of it: by all rules in light colors, by those about colors in dark ones. */
export async function expectNoAxeFindings(page: Page, part = 'html') {
  await scanLight(page, part)
  await scanDark(page, part)
}

/** Expects no axe violations in a window of this width, and no sideways scroll there or on a phone. `settle` is called before the scan. */
export async function expectAccessible(page: Page, width = 1440, settle?: (page: Page) => Promise<unknown>) {
  for (const each of [390, 320, width]) {
    await page.setViewportSize({ width: each, height: 844 })
    await expectNoSidewaysScroll(page)
  }
  await settle?.(page)
  await expectNoAxeFindings(page)
}

/** Expects the page with text of 200 % to be no wider than a window of 320 px. */
export async function expectRoomForLargeText(page: Page) {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  const overhang = await page.evaluate<number>("document.querySelector('main').scrollWidth - innerWidth")
  expect(overhang).toBeLessThanOrEqual(0)
  await page.evaluate("document.documentElement.style.fontSize = ''")
}

async function scanLight(page: Page, part = 'html') {
  await setColors(page, 'light')
  await page.evaluate(axeSource)
  // Legacy mode scans in the page itself. The other one opens a window per scan, for frames of other origins.
  const axe = new AxeBuilder({ page, axeSource: 'axe.version' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  expect(texts((await axe.include(part).analyze()).violations), 'light').toEqual([])
}

/** Runs after `scanLight`, which loads axe. */
async function scanDark(page: Page, part = 'html') {
  await setColors(page, 'dark')
  const options = { runOnly: colorRules, resultTypes: ['violations'] }
  const scan = `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`
  expect(texts(await page.evaluate<Finding[]>(scan)), 'dark').toEqual([])
}

async function setColors(page: Page, colorScheme: 'light' | 'dark') {
  // An element in transition has colors that nobody gets to read.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await waitForAnimations(page)
}

/** Waits for running animations and transitions, except endless ones. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Expects the page to be no wider than its window. Open popups move to their place in the frame after a window was resized. */
export async function expectNoSidewaysScroll(page: Page) {
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
  expect(
    await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth'),
  ).toBeLessThanOrEqual(0)
}
