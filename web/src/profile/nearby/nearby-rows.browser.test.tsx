import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { nearbyFacts } from '../../kinds/nearby-facts.ts'
import { plainFacility } from '../../page/testing/plain-facility.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import type { NearbyRow } from './load-nearby.ts'
import { NearbyRows } from './nearby-rows.tsx'

const place = plainFacility({ lat: 39.17, lng: -86.53 })

const hotelAt = (name: string, distance: number): NearbyRow => ({
  id: `00000000-0000-4000-8000-${String(distance * 10).padStart(12, '0')}`,
  name,
  lat: 39.17 + distance / 69,
  lng: -86.53,
  distance,
  category: 'Hotel & Lodging',
  line: 'Hotel',
  tags: [],
  offer: null,
})
const rows = [hotelAt('Riverside Inn', 0.4), hotelAt('Lake Lodge', 1.2), hotelAt('Island House', 2)]

/** A server with these drives. Records the bodies that it receives. */
function serve(reply: () => Response) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    expect(url).toMatch(/^\/place-mgmt\/api\/drives\?/)
    bodies.push(JSON.parse(body))
    return reply()
  })
  return bodies
}

function open(settings: { hasDrives?: boolean } = { hasDrives: true }) {
  const facts = nearbyFacts.hotel
  if (facts === undefined) throw new Error('hotels are not listed near places')
  renderWithApi(
    <NearbyRows facts={facts} place={place} first={{ count: 3, rows, groups: [] }} />,
    '/',
    settings,
  )
}

/** 'Lake Lodge: 1.2 mi' for each row. */
const shown = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => {
      const distance = [...row.querySelectorAll('p')].at(-1)
      return `${row.querySelector('h3')?.textContent}: ${distance?.textContent}`
    })
const straight = ['Riverside Inn: 0.4 mi', 'Lake Lodge: 1.2 mi', 'Island House: 2 mi']

test('shows drives instead of distances, the shortest drive first', async () => {
  const bodies = serve(() =>
    Response.json({
      data: [
        { miles: 12.3, minutes: 65 },
        { miles: 2.4, minutes: 7 },
        { miles: 3, minutes: 9 },
      ],
    }),
  )
  open()
  await expect
    .poll(shown)
    .toEqual([
      'Lake Lodge: 2.4 mi drive, 7 min',
      'Island House: 3 mi drive, 9 min',
      'Riverside Inn: 12 mi drive, 1 hr 5 min',
    ])
  const to = rows.map(({ lat, lng }) => ({ lat, lng }))
  expect(bodies).toEqual([{ data: { from: { lat: 39.17, lng: -86.53 }, to } }])
})

test('a place without a drive keeps its distance, and comes last', async () => {
  serve(() => Response.json({ data: [null, { miles: 2.4, minutes: 7 }, { miles: 3, minutes: 9 }] }))
  open()
  await expect
    .poll(shown)
    .toEqual(['Lake Lodge: 2.4 mi drive, 7 min', 'Island House: 3 mi drive, 9 min', 'Riverside Inn: 0.4 mi'])
})

test('keeps the distances if no drive is known', async () => {
  const bodies = serve(() => Response.json({ data: [null, null, null] }))
  open()
  await expect.poll(() => bodies.length).toBe(1)
  await expect.poll(shown).toEqual(straight)
})

test('keeps the distances if the call fails', async () => {
  const bodies = serve(() => new Response('{}', { status: 503 }))
  open()
  await expect.poll(() => bodies.length).toBeGreaterThan(0)
  await expect.poll(shown).toEqual(straight)
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('asks for no drives from a server without a provider', async () => {
  const bodies = serve(() => Response.json({ data: [null, null, null] }))
  open({})
  await expect.poll(shown).toEqual(straight)
  // Queries load with the first enabled one.
  await import('../../api/queries.ts')
  expect(bodies).toEqual([])
})
