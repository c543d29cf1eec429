import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { localToday } from '../page/use-today.ts'
import { answerCalls, refused, type ServiceCall } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import type { Asker } from './asker.ts'
import { BlocksPage } from './blocks-page.tsx'
import { agreedBlock } from './testing/blocks.ts'

const day = (at: number) => addDays(localToday(), 40 + at)
const cup = {
  id: 'e',
  name: 'Spring Cup',
  startDate: day(0),
  endDate: day(2),
  hasFlexibleDates: false,
  dayCount: null,
}
const match = (id: string, name: string, state: string) => ({
  hotel: { id, name },
  places: [{ name: 'Calloway', miles: 0.4 }],
  state,
  currency: 'USD',
  offer: state === 'Open' ? { left: 12, nightly: 16_300 } : null,
})
const near = [
  match('q', 'Quarry House', 'Open'),
  match('o', 'Orchard Gate', 'Unknown'),
  match('f', 'Full House', 'Full'),
]

/** Hotels that refuse, with why. */
let refusals: Record<string, string>
/** What was asked before. */
let blocks: RoomBlock[]
let asked: ServiceCall[]
beforeEach(() => {
  refusals = {}
  blocks = []
  asked = []
  signInAsAdmin()
})

async function open(asker: Asker = { kind: 'event', id: 'e' }) {
  answerCalls((call) => {
    const { method, path, data } = call
    if (path.endsWith('/entitlements')) return { data: { role: 'member', can: { askHotels: true } } }
    if (path.endsWith('/blocks/filtered')) return { data: blocks, _meta: { stats: { count: blocks.length } } }
    if (path.endsWith('/matches')) return { data: near, _meta: { stats: { count: 3 } } }
    if (path.endsWith('/search/marketed')) return { data: [cup], _meta: { stats: { count: 1 } } }
    if (method === 'GET') return { data: cup }
    asked.push(call)
    const refusal = refusals[String(data['hotelId'])]
    return refusal === undefined ? { data: {} } : refused(409, refusal)
  })
  renderPart(<BlocksPage {...asker} />)
  await page.getByRole('button', { name: 'Ask hotels for rooms' }).click()
}

const hotel = (name: string) => page.getByRole('checkbox', { name })
const send = (name: string) => page.getByRole('button', { name }).click()

test('hotels are asked for the nights of the event, whether or not their rooms are known', async () => {
  await open()
  await expect.element(page.getByLabelText('First night')).toHaveValue(day(0))
  await expect.element(page.getByLabelText('Departure')).toHaveValue(day(2))
  await page.getByLabelText('Rooms a night').fill('60')
  await page.getByLabelText(/^Note to the hotels/).fill('Near the fields')
  for (const { hotel: one } of near) await hotel(one.name).click()
  await send('Ask 3 hotels')
  await expect.poll(() => asked.map(({ data }) => data['hotelId'])).toEqual(['q', 'o', 'f'])
  expect(asked[0]).toMatchObject({
    path: '/events/e/blocks',
    data: {
      asked: [
        { night: day(0), rooms: 60 },
        { night: day(1), rooms: 60 },
      ],
      note: 'Near the fields',
    },
  })
})

test('a hotel that refuses is named with its reason, stays chosen, and keeps no other from being asked', async () => {
  refusals = { q: 'This hotel is asked already.' }
  await open()
  await hotel('Quarry House').click()
  await hotel('Orchard Gate').click()
  await send('Ask 2 hotels')
  await expect.element(page.getByText('This hotel is asked already.')).toBeVisible()
  await expect.element(hotel('Quarry House')).toBeChecked()
  await expect.element(hotel('Quarry House')).toBeInvalid()
  await expect.element(hotel('Orchard Gate')).not.toBeChecked()
  expect(asked).toHaveLength(2)
})

test.each([
  ['asked by this page', { status: 'Asked', askerId: 'e' }, 'Asked already. 0.4 mi', false],
  ['that has offered rooms', { status: 'Offered', askerId: 'e' }, 'Asked already. 0.4 mi', false],
  ['that keeps rooms', { status: 'Agreed', askerId: 'e' }, 'Keeps 100 room nights already. 0.4 mi', true],
  [
    'asked by a destination',
    { status: 'Asked', askerId: 'd', askerName: 'Visit Calloway' },
    'Asked by Visit Calloway. 0.4 mi',
    true,
  ],
] as const)('a hotel %s is marked', async (_what, known, text, canAsk) => {
  blocks = [{ ...agreedBlock, ...known, hotelId: 'q' }]
  await open()
  await expect.element(page.getByText(text, { exact: false })).toBeVisible()
  await expect.poll(() => hotel('Quarry House').element().matches(':disabled')).toBe(!canAsk)
  await expect.element(hotel('Orchard Gate')).toBeEnabled()
})

test.each([
  ['no rooms', '0', 2, 'Must be 1 or more.'],
  ['10,001 rooms', '10001', 2, 'Must be 10,000 or fewer.'],
  ['what is no number', 'many', 2, 'Enter a whole number.'],
  ['a departure before the first night', '10', -1, 'Choose 1 to 31 nights.'],
  ['32 nights', '10', 32, 'Choose 1 to 31 nights.'],
])('%s is refused beside its field, and nobody is asked', async (_what, rooms, departure, reason) => {
  await open()
  await page.getByLabelText('Rooms a night').fill(rooms)
  await page.getByLabelText('Departure').fill(day(departure))
  await hotel('Quarry House').click()
  await send('Ask 1 hotel')
  await expect.element(page.getByText(reason)).toBeVisible()
  expect(asked).toEqual([])
})

test('without a hotel, the form says so', async () => {
  await open()
  await expect.element(hotel('Quarry House')).toBeVisible()
  await send('Ask for rooms')
  await expect.element(page.getByText('Choose a hotel at least.')).toBeVisible()
  expect(asked).toEqual([])
})

test('a destination chooses the event first', async () => {
  await open({ kind: 'destination', id: 'd' })
  await page.getByLabelText('Event').click()
  await expect.element(page.getByRole('button', { name: 'Hide options' })).toBeVisible()
  await userEvent.keyboard('Spring')
  await page.getByRole('option', { name: /Spring Cup/ }).click()
  await hotel('Quarry House').click()
  await send('Ask 1 hotel')
  await expect
    .poll(() => asked)
    .toMatchObject([{ path: '/destinations/d/blocks', data: { eventId: 'e', hotelId: 'q' } }])
})
