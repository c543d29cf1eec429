import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

test('on a phone, long names are cut so that all are in one line, with room for a finger', async () => {
  await page.viewport(390, 844)
  const items = [
    { label: 'Candlewick Heath Suites', to: '/hotels/1' },
    { label: 'Rooms and rates', to: '/hotels/1/rooms' },
    { label: 'Tannerfield Athletics Volleyball Practice' },
  ]
  render(
    <MemoryRouter>
      <Breadcrumbs items={items} />
    </MemoryRouter>,
  )
  const list = page.getByRole('list')
  await expect.element(list).toBeVisible()
  const { height } = list.element().getBoundingClientRect()
  expect(height).toBeLessThanOrEqual(56)
  for (const item of page.getByRole('listitem').elements()) {
    const { left, right } = item.getBoundingClientRect()
    expect(right).toBeLessThanOrEqual(390)
    expect(right - left).toBeGreaterThan(60)
  }
  const link = page.getByRole('link', { name: 'Candlewick Heath Suites' }).element()
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40)
})
