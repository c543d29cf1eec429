import { expect } from '@playwright/test'
import { startProduct } from './product.ts'
import { test, untilHydrated } from './site.ts'

// The journey starts a product of its own, because the bar is configured at the start.
test.setTimeout(240_000)
test.use({ viewport: { width: 1800, height: 700 } })

test('a configured bar is fixed, as high as configured, contained on wide pages, and covers nothing', async ({
  page,
}) => {
  const { origin, stop } = await startProduct({
    CATALOGUE: 'none',
    BAR_HEIGHT: '80',
    BAR_POSITION: 'fixed',
    BAR_CONTAINED: 'on',
  })
  try {
    await page.goto(`${origin}/facilities/marketplace`)
    await untilHydrated(page)
    const bar = page.getByRole('banner')
    expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 80 })
    const logo = await bar.getByRole('link').first().boundingBox()
    expect(logo?.x).toBeGreaterThan(150)
    const top = () =>
      page.getByRole('main').evaluate((main) => main.firstElementChild?.getBoundingClientRect().top)
    expect(await top()).toBe(80)
    await page.evaluate(() => scrollTo(0, 200))
    await expect.poll(top).toBe(-120)
    expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 80 })
    await test.step('without a catalogue, the marketplace invites to list the first page', async () => {
      await expect(page.getByRole('heading', { name: 'No facilities yet' })).toBeVisible()
      const listing = page.getByRole('main').getByRole('link', { name: 'List a facility' })
      await expect(listing).toHaveAttribute('href', '/facilities/new')
    })
  } finally {
    // What the page still loads would fail without its server.
    await page.goto('about:blank')
    await stop()
  }
})
