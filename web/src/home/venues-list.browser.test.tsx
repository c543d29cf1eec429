import type { RequestHosts } from '@app/contract/events/matches.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { VenuesList } from './venues-list.tsx'

const found: RequestHosts = {
  request: {
    id: 'cup',
    name: 'Cup',
    spaceName: null,
    requestAddress: 'Boise, ID',
    requestDist: 50,
  },
  hosts: [],
  count: 2,
  change: null,
  dist: null,
  sports: ['Soccer', 'Rugby'],
  areDatesOver: false,
}
const show = (changes: Partial<RequestHosts>) => renderWithApi(<VenuesList {...found} {...changes} />)

test.each<[Partial<RequestHosts>, string]>([
  [{ dist: 100 }, 'No host within 50 mi of Boise fits. These are within 100 mi.'],
  [{ change: 'dropDates' }, 'All are booked on these dates.'],
  [{ change: 'dropDates', count: 1 }, 'It is booked on these dates.'],
  [
    { change: 'dropDates', areDatesOver: true },
    'None of the dates that you allow is still to come. These hosts fit apart from them.',
  ],
  [
    { change: 'dropAmenities' },
    'No host fits the request as it is. These would without the required amenities.',
  ],
  [{ change: 'dropDistance' }, 'No host fits the request as it is. These would without the distance.'],
  [
    { change: 'dropDistance', request: { ...found.request, requestAddress: 'Ohio', requestDist: null } },
    'No host fits the request as it is. These would without the place.',
  ],
  [{ change: 'firstSport', sports: ['Soccer'] }, 'No host lists all of your sports. These list soccer.'],
  [
    { change: 'onlySports', count: 1 },
    'This host has soccer and rugby, but lacks more than one thing that you ask for.',
  ],
  [
    { change: 'onlySports', dist: 100 },
    'These host soccer and rugby within 100 mi of Boise, but lack more than one thing that you ask for.',
  ],
])('venues found with %j are shown as what they are', async (changes, text) => {
  show(changes)
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})

test('venues that fit the request as it is have no note', async () => {
  show({})
  await expect.element(page.getByRole('list')).toBeInTheDocument()
  expect(document.querySelector('p')).toBeNull()
})
