import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { matchOf, showHotels } from './testing/show-hotels.tsx'

const notOpenYet = { hotelLiveRatesVisibleAfter: '2099-03-01' }
const full = matchOf('Quarry House', { state: 'Full', offer: null, hindrance: 'Guests' })

test('where no room is large enough, the page says so and offers the usual guests', async () => {
  showHotels([full], {}, '?guests=9')
  await expect.element(page.getByRole('heading', { name: '0 hotels have rooms, 1 has none' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '2 guests in one room' }))
    .toHaveAttribute('href', expect.not.stringContaining('guests='))
})

test('without a bed or an amenity to choose there is no list of them', async () => {
  showHotels([matchOf('Quarry House')])
  await expect.element(page.getByLabelText('Check in')).toBeVisible()
  expect(page.getByRole('navigation', { name: /Beds|Amenities/u }).elements()).toEqual([])
})

test('beside the map of a phone the choices are folded below the stay', async () => {
  await page.viewport(390, 844)
  showHotels(
    [matchOf('Quarry House')],
    { places: [{ id: '1', name: 'Calloway', lat: 39, lng: -86 }] },
    '?view=map',
  )
  const stay = page.getByText(/^Mar 12.*14, 2027, 2 nights, 2 guests$/u)
  await expect.element(stay).toBeVisible()
  await expect.element(page.getByLabelText('Check in')).not.toBeVisible()
})

test('on a phone, a hotel without a price takes a short row that its name leads on from', async () => {
  await page.viewport(390, 844)
  const known = matchOf('Quarry House', {}, { amenities: ['Pool', 'Bar', 'Wi-Fi'] })
  showHotels([known], { setting: notOpenYet })
  const row = page.getByRole('article')
  await expect.element(row.getByRole('link', { name: 'Quarry House', exact: true })).toBeVisible()
  await expect.element(row.getByText('Pool')).not.toBeInTheDocument()
  expect(row.getByRole('link', { name: /^See hotel/ }).elements()).toEqual([])
  expect(row.element().getBoundingClientRect().height).toBeLessThan(140)
})

test('a room is named only beside its price', async () => {
  showHotels([matchOf('Quarry House')], { setting: notOpenYet })
  await expect.element(page.getByRole('heading', { name: 'Quarry House' })).toBeVisible()
  await expect.element(page.getByText('Cheapest room: Two queens')).not.toBeInTheDocument()
})

test('before rates open, the nights, the guests, beds and amenities can be chosen, and nothing by price', async () => {
  const facets = { beds: { King: 1 }, amenities: { Pool: 1 } }
  const matches = [matchOf('Quarry House'), matchOf('Orchard Gate Inn')]
  showHotels(matches, { setting: notOpenYet, meta: { facets } }, '?guests=4&rooms=5&most=300&sort=total')
  await expect.element(page.getByLabelText('Check in')).toHaveValue('2027-03-12')
  await expect.element(page.getByLabelText('In one room')).toHaveValue('4')
  await expect
    .element(page.getByRole('link', { name: /^Pool/ }))
    .toHaveAttribute('href', expect.stringMatching(/\?guests=4&amenity=Pool$/))
  await expect.element(page.getByRole('link', { name: /^King/ })).toBeVisible()
  for (const name of ['More filters', 'Total of the stay'])
    expect(page.getByText(name).elements()).toEqual([])
  expect(page.getByLabelText('Order').elements()).toEqual([])
})

test('before rates open, a choice that leaves no hotel says which one to take back', async () => {
  showHotels(
    [],
    { setting: notOpenYet, meta: { changes: [{ drop: 'amenities', count: 4 }] } },
    '?amenity=Pool',
  )
  await expect.element(page.getByRole('link', { name: 'With any amenities: 4 hotels' })).toBeVisible()
})
