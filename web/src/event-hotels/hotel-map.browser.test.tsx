import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { blockOf, matchOf, offerOf, showHotels } from './testing/show-hotels.tsx'

const quarry = matchOf(
  'Quarry House',
  { offer: offerOf({ block: blockOf() }) },
  { lat: 39.1, address: '1 Mill St' },
)
const weaver = matchOf('The Weaver House', { state: 'Full', offer: null, hindrance: 'Taken' }, { lat: 39.2 })
const calloway = { id: 'p', name: 'Calloway', lat: 39, lng: -86, profileKind: null }

const focus = (one: Locator) => {
  const element = one.element()
  if (element instanceof HTMLElement) element.focus()
}

const map = page.getByRole('region', { name: 'Hotels on the map' })
const pin = map.getByRole('button', { name: 'Quarry House, $267 for 2 nights' })
const row = page.getByRole('article').filter({ hasText: 'Quarry House' })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-19T12:00:00Z') })
  await page.viewport(1280, 800)
})
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(414, 896)
})

test('beside the list, pins have the total of the stay, and the places of the event their names', async () => {
  showHotels([quarry, weaver], { places: [calloway] })
  await expect.element(pin).toHaveTextContent('$267')
  await expect.element(map.getByRole('button', { name: 'The Weaver House, full' })).toHaveTextContent('Full')
  await expect.element(map.getByText('Calloway')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Map', exact: true })).not.toBeInTheDocument()
})

test('a row marks its pin, and a pin its row', async () => {
  showHotels([quarry, weaver], { places: [calloway] })
  await expect.element(pin).toBeVisible()
  focus(row.getByRole('link').first())
  await expect.poll(() => pin.element().className).toMatch(/isActive/)
  focus(page.getByRole('link', { name: 'The Weaver House' }))
  await expect.poll(() => pin.element().className).not.toMatch(/isActive/)
  focus(pin)
  await expect.poll(() => row.element().className).toMatch(/active/)
})

test('a pin opens a window with what the stay costs, which Escape closes', async () => {
  showHotels([quarry, weaver], { places: [calloway] })
  await expect.element(pin).toBeVisible()
  focus(pin)
  await userEvent.keyboard('{Enter}')
  const info = page.getByRole('region', { name: 'Quarry House' })
  await expect.poll(() => info.element().textContent).toContain('2 nights in all$266.56Rooms left31')
  await expect
    .element(info.getByRole('link', { name: 'See More Info' }))
    .toHaveAttribute('href', expect.stringContaining('in=2027-03-12&out=2027-03-14'))
  await userEvent.keyboard('{Escape}')
  await expect.element(info).not.toBeInTheDocument()
  await expect.element(pin).toHaveFocus()
})

test('other prices close the window that says the old ones', async () => {
  const matches = [quarry, weaver]
  showHotels(matches, { places: [calloway] })
  await pin.click()
  const info = page.getByRole('region', { name: 'Quarry House' })
  await expect.poll(() => info.element().textContent).toContain('$266.56')
  // As much in whole dollars.
  matches[0] = { ...quarry, offer: offerOf({ block: blockOf({ totalWithTaxes: 26_611 }) }) }
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('Lowest total')
  await expect.poll(() => row.element().textContent).toContain('$266.11')
  await expect.element(info).not.toBeInTheDocument()
  await pin.click()
  await expect.poll(() => info.element().textContent).toContain('$266.11')
})

test('says which of the hotels are on the map, unless all are', async () => {
  showHotels([quarry, weaver], { places: [calloway], meta: { stats: { count: 37 } } })
  await expect.element(map.getByText('Hotels 1 to 2 of 37 are on the map')).toBeVisible()
})

test('hotels without a position are said to be missing', async () => {
  showHotels([quarry, matchOf('Nowhere Inn', {}, { lat: null, lng: null })], { places: [calloway] })
  await expect.element(map.getByText('1 of 2 hotels is on the map')).toBeVisible()
})

test('rings and a scale say how far hotels are from the first place', async () => {
  showHotels([quarry], { places: [calloway] })
  for (const distance of ['1 mi', '3 mi', '5 mi'])
    await expect.element(map.getByText(distance).first()).toBeVisible()
})

test('places at one spot can all be read', async () => {
  showHotels([quarry], { places: [calloway, { ...calloway, id: 'q', name: 'Mill Street' }] })
  const top = (name: string) => map.getByText(name).element().getBoundingClientRect().top
  await expect.element(map.getByText('Mill Street')).toBeVisible()
  expect(Math.abs(top('Mill Street') - top('Calloway'))).toBeGreaterThan(28)
})

test('an event without a position has a list and no map', async () => {
  showHotels([quarry], {}, '?view=map')
  await expect.element(row).toBeVisible()
  await expect.element(map).not.toBeInTheDocument()
  expect(row.element().getBoundingClientRect().width).toBeGreaterThan(1000)
  await page.viewport(390, 844)
  await expect.element(row).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'List', exact: true })).not.toBeInTheDocument()
})

test('M switches between list and map, but not while somebody types', async () => {
  await page.viewport(390, 844)
  showHotels([quarry], { places: [calloway] })
  await expect.element(page.getByRole('link', { name: 'Map', exact: true })).toBeVisible()
  await userEvent.keyboard('m')
  await expect.element(pin).toBeVisible()
  await expect.element(row).not.toBeInTheDocument()
  await userEvent.keyboard('m')
  await expect.element(row).toBeVisible()
  focus(page.getByLabelText('Check in'))
  await userEvent.keyboard('m')
  await userEvent.keyboard('{Control>}m{/Control}')
  await expect.element(row).toBeVisible()
})

test('Escape closes the window from another pin, and the focus stays there', async () => {
  showHotels([quarry, weaver], { places: [calloway] })
  await pin.click()
  const info = page.getByRole('region', { name: 'Quarry House' })
  await expect.element(info).toBeVisible()
  const other = map.getByRole('button', { name: 'The Weaver House, full' })
  focus(other)
  await userEvent.keyboard('{Escape}')
  await expect.element(info).not.toBeInTheDocument()
  await expect.element(other).toHaveFocus()
})

test('on a phone, the map takes the place of the list, and the nights stay above it', async () => {
  await page.viewport(390, 844)
  showHotels([quarry, weaver], { places: [calloway] })
  await expect.element(row).toBeVisible()
  await expect.element(map).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect.element(pin).toBeVisible()
  await expect.element(row).not.toBeInTheDocument()
  await expect.element(page.getByText(/2 nights, 2 guests$/u)).toBeVisible()
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect.element(row).toBeVisible()
})
