import { expect } from '@playwright/test'
import { startProduct } from './product.ts'
import { test } from './site.ts'

// A product of its own, because limits are configured at the start.
test.setTimeout(240_000)

test('a visitor who opens too many pages learns when to try again, and gets the page then', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/429/)
  const { origin, stop } = await startProduct({
    CATALOGUE: 'none',
    RATE_LIMITS: 'on',
    LIMIT_PAGES: '12',
  })
  try {
    await expect(async () => {
      const reply = await page.goto(origin)
      expect(reply?.status()).toBe(429)
    }).toPass({ intervals: [0] })
    await expect(page.getByRole('heading', { name: 'Too many requests' })).toBeVisible()
    await expect(page.getByText(/Try again in \d seconds?\./)).toBeVisible()
    // It reloads itself.
    await expect(page.getByRole('contentinfo')).toBeVisible()
  } finally {
    await stop()
  }
})
