import type { Event } from '@app/contract/events/event-schema.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { TripPanel } from './trip-panel.tsx'
import { tripText } from './trip-words.ts'
import { useTrip } from './use-trip.ts'

const indianapolis = { lat: 39.77, lng: -86.16 }
const fortWayne = { label: 'Fort Wayne, IN', city: 'Fort Wayne', state: 'IN', lat: 41.08, lng: -85.14 }

/** The panel, and a hotel at $266.56. */
function Page({ event }: { event: Event }) {
  const trip = useTrip(event)
  return (
    <>
      <TripPanel trip={trip} />
      <output>{tripText({ cents: 26_656, currency: 'USD' }, trip.parts) ?? 'Only the hotel'}</output>
    </>
  )
}

let road: { miles: number } | null
beforeEach(() => {
  road = { miles: 125 }
  signInAsAdmin()
})

async function open(known: Partial<Event> = {}) {
  answerCalls(({ path, query }) => {
    if (path === '/drives') return { data: [road] }
    if (path === '/places/complete') return { data: query.get('text')?.startsWith('Fort') ? [fortWayne] : [] }
    return path === '/places/locate' ? { data: { city: 'Fort Wayne', state: 'IN' } } : undefined
  })
  renderPart(<Page event={plainEvent({ ...indianapolis, individualCost: 45, ...known })} />)
  await page.getByText('Add entry and your drive').click()
}
const trip = () => page.getByRole('status')
const from = () => page.getByLabelText('You come from')
async function comeFrom(place: string) {
  await from().fill(place)
  await page.getByLabelText('Players who enter').click()
}

test('entry is in the trip as the event says, for each player', async () => {
  await open()
  await expect.element(trip()).toHaveTextContent('$311.56 with entry')
  await page.getByLabelText('Players who enter').fill('2')
  await expect.element(trip()).toHaveTextContent('$356.56 with entry')
  await expect.element(page.getByText('2 players at $45.00, as the event says')).toBeVisible()
})

test('the drive from a place is there and back by road, at a rate that can be changed', async () => {
  await open()
  await comeFrom('Fort Wayne')
  // 250 mi at 72.5 cents.
  await expect.element(trip()).toHaveTextContent('$492.81 with entry and the drive')
  await expect.element(page.getByText('125 mi each way by road')).toBeVisible()
  await expect.element(page.getByText(/^The IRS rate for 2026/)).toBeVisible()
  await page.getByLabelText('Driving a mile').fill('0.20')
  await expect.element(trip()).toHaveTextContent('$361.56 with entry and the drive')
})

test('without roads, it says that the line is straight', async () => {
  road = null
  await open({ individualCost: null })
  await comeFrom('Fort Wayne')
  await expect.element(page.getByText(/each way in a straight line\. Roads are longer$/)).toBeVisible()
  await expect
    .element(page.getByText('Entry isn’t known. The event doesn’t say what it costs.'))
    .toBeVisible()
  await expect.element(trip()).toHaveTextContent('$419.12 with the drive')
})

test('the browser tells where somebody is, if asked', async () => {
  const nothing = { altitude: null, altitudeAccuracy: null, heading: null, speed: null, toJSON: () => null }
  const coords = { ...nothing, latitude: 41.08, longitude: -85.14, accuracy: 10 }
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) =>
    found({ coords, timestamp: 0, toJSON: () => null }),
  )
  await open()
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect.element(from()).toHaveValue('Fort Wayne, IN')
  await expect.element(trip()).toHaveTextContent('$492.81 with entry and the drive')
})

test('on a phone, the device’s place is offered below the field that it fills', async () => {
  await page.viewport(390, 844)
  await open()
  const here = page.getByRole('button', { name: 'Use my location' })
  await expect.element(here).toBeVisible()
  const top = (found: typeof here) => found.element().getBoundingClientRect().top
  expect(top(here)).toBeGreaterThan(top(from()))
  expect(top(here)).toBeLessThan(top(page.getByLabelText('Driving a mile')))
})

test('what can’t be is named, and left out', async () => {
  await open()
  await comeFrom('Xyzzy')
  await expect.element(page.getByText('We know no place with this name. Check the spelling.')).toBeVisible()
  await page.getByLabelText('Players who enter').fill('-1')
  await expect.element(page.getByText('Enter a whole number up to 50.')).toBeVisible()
  await page.getByLabelText('Driving a mile').fill('lots')
  await expect.element(page.getByText('Enter an amount, such as 0.70.')).toBeVisible()
  await expect.element(trip()).toHaveTextContent('Only the hotel')
})

test('an event without a position has no drive', async () => {
  await open({ lat: null, lng: null })
  await expect
    .element(page.getByText('The drive isn’t known: the event doesn’t say where it is.'))
    .toBeVisible()
  await expect.element(from()).not.toBeInTheDocument()
})
