import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { blockOf, matchOf, offerOf, showHotels } from './testing/show-hotels.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-19T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const row = page.getByRole('article')
const textOf = async () => {
  await expect.element(row).toBeVisible()
  return row.element().textContent
}
const warnings = () => [...row.element().querySelectorAll('.warn')].map(({ textContent }) => textContent)
const inBlock = (block: object, known: object = {}) =>
  showHotels([matchOf('Quarry House', { offer: offerOf({ block: blockOf(block) }), ...known })])

test('a row compares the rate of the event with the public one, and says until when it holds', async () => {
  inBlock({})
  const text = await textOf()
  for (const part of [
    '$266.56',
    '$67.20 less than public',
    'Event, a night with fees$119',
    'Public, a night with fees$149',
    'Taxes, 2 nights$28.56',
    'Rooms left31',
    'Book byFeb 26',
    'Cancel freeMar 4',
  ])
    expect(text).toContain(part)
  expect(warnings()).toEqual([])
})

test('a row says what speaks for the hotel and against it', async () => {
  const reasons = [
    { reason: 'distance', tone: 'good' },
    { reason: 'total', tone: 'fair' },
  ]
  showHotels([matchOf('Quarry House', { reasons })])
  await expect.element(row.getByText('Close to the event')).toBeVisible()
  expect(
    row
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['For it: Close to the event', 'Against it: Dearer than most'])
})

test('a night outside of the block is named beside the event’s', async () => {
  inBlock({ nights: ['2027-03-12'], nightly: 26_950 })
  expect(await textOf()).toContain('A night with fees, 1 event and 1 public$269.50')
})

test('to contact the hotel keeps the room, the block and the code', async () => {
  showHotels([matchOf('Quarry House', { offer: offerOf({ block: blockOf() }) })], {}, '?code=for-the-teams')
  await page.getByRole('button', { name: 'See rooms of Quarry House' }).click()
  const contact = page.getByRole('link', { name: 'Contact the hotel' })
  await expect
    .element(contact)
    .toHaveAttribute('href', expect.stringMatching(/room=r.*block=b.*code=for-the-teams/))
})

test.each([
  [{ left: 14 }, ['14']],
  [{ left: 15, cutOff: '2027-02-23' }, []],
  [{ cutOff: '2027-02-22' }, ['Feb 22']],
])('%j warns by %j', async (block, warned) => {
  inBlock(block)
  await textOf()
  expect(warnings()).toEqual(warned)
})

test.each([
  ['on an island in the west', '2027-02-20T04:00:00.000Z', 'Pacific/Honolulu', 'Feb 19'],
  ['on an island in the east', '2027-02-20T04:00:00.000Z', 'Pacific/Kiritimati', 'Feb 20'],
  ['that can no longer be canceled', '2027-02-19T11:59:00.000Z', 'Pacific/Honolulu', 'No'],
])(
  'a stay %s says until which day there it is canceled for free',
  async (_what, freeUntil, timeZone, day) => {
    inBlock({}, { freeUntil, timeZone })
    expect(await textOf()).toContain(`Cancel free${day}`)
  },
)

test('without a block, a row has the one rate that there is', async () => {
  showHotels([matchOf('Quarry House')])
  const text = await textOf()
  expect(text).toContain('A night with fees$149Taxes, 2 nights$35.76Rooms left31Cancel freeMar 4')
  expect(text).not.toContain('public')
})

test('the rebate is told once before the first price, and a rate without one says so', async () => {
  const rebated = ['Quarry House', 'Larkspur Inn'].map((name) =>
    matchOf(name, { offer: offerOf({ block: blockOf() }) }),
  )
  const plain = matchOf('Whitetail Lodge', { offer: offerOf({ block: blockOf({ rebate: null }) }) })
  showHotels([...rebated, plain])
  const told = page.getByText(
    '$6 of each night at the event rate goes to Crossroads Youth Basketball: referees.',
  )
  await expect.element(told).toBeVisible()
  expect(told.elements()).toHaveLength(1)
  const first = row.first().element()
  expect(told.element().compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await expect.element(row.filter({ hasText: 'No rebate in this rate.' })).toBeVisible()
  expect(row.filter({ hasText: 'No rebate in this rate.' }).elements()).toHaveLength(1)
})

test.each([390, 1440])('the button of a room ends where the row does, %i px wide', async (width) => {
  await page.viewport(width, 900)
  const offer = offerOf({ block: blockOf({ rebateReceiver: 'The Indianapolis Sports Council' }) })
  showHotels([matchOf('Quarry House', { offer })])
  await page.getByRole('button', { name: 'See rooms of Quarry House' }).click()
  const room = row.getByRole('listitem')
  await expect.element(room.getByText('Event rate. Public $333.76')).toBeVisible()
  const button = room.getByRole('link', { name: 'Book Two queens' }).element().getBoundingClientRect()
  expect(room.element().getBoundingClientRect().right - button.right).toBeLessThan(2)
})
