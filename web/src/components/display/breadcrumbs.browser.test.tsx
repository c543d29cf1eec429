import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

test('on a phone, the page itself is left to the title, and the others are read in full, with room for a finger', async () => {
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
  await expect.element(page.getByText('Tannerfield Athletics Volleyball Practice')).not.toBeVisible()
  for (const { label } of items.slice(0, 2)) {
    const { right } = page.getByRole('link', { name: label }).element().getBoundingClientRect()
    expect(right).toBeLessThanOrEqual(390)
    const { scrollWidth, clientWidth } = page.getByText(label).element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  }
  const link = page.getByRole('link', { name: 'Candlewick Heath Suites' }).element()
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40)
})

test('on a phone, names that are too long for a line take another one', async () => {
  await page.viewport(390, 844)
  const names = [
    'Event hotels',
    'The Candlewick Heath Suites and Conference Center at Crossroads',
    'Book a room',
  ]
  render(
    <MemoryRouter>
      <Breadcrumbs items={names.map((label, at) => (at < 2 ? { label, to: `/${at}` } : { label }))} />
    </MemoryRouter>,
  )
  for (const name of names.slice(0, 2)) {
    await expect.element(page.getByText(name)).toBeVisible()
    const { scrollWidth, clientWidth } = page.getByText(name).element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  }
})
