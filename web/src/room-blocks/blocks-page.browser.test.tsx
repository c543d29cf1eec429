import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refused, type ServiceCall } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import type { Asker } from './asker.ts'
import { BlocksPage } from './blocks-page.tsx'
import { agreedBlock } from './testing/blocks.ts'

const coming: RoomBlock = { ...agreedBlock, lastNight: '2099-12-31' }

let block: RoomBlock
let canAsk: boolean
let refusal: Response | undefined
/** What the last list was asked with. */
let listed: unknown
let writes: Pick<ServiceCall, 'method' | 'path' | 'data' | 'ifMatch'>[]
beforeEach(() => {
  block = coming
  canAsk = true
  refusal = undefined
  writes = []
  signInAsAdmin()
})

/** A page with this block. Agreeing and no longer asking change its state. */
function open(asker: Asker = { kind: 'event', id: 'e' }) {
  answerCalls(({ method, path, data, ifMatch }) => {
    if (path.endsWith('/entitlements')) return { data: { role: 'member', can: { askHotels: canAsk } } }
    if (path.endsWith('/blocks/filtered')) {
      listed = data
      return { data: [block], _meta: { stats: { count: 1 } } }
    }
    if (method === 'GET') return { data: { id: asker.id, name: 'Spring Cup' } }
    writes.push({ method, path, data, ifMatch })
    if (refusal) return refusal
    block = { ...block, status: path.endsWith('/agreement') ? 'Agreed' : 'Withdrawn' }
    return { data: block }
  })
  renderPart(<BlocksPage {...asker} />)
}

const card = () => page.getByRole('article')
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('a block says what is booked, what a night costs with all fees, its deadline and its terms', async () => {
  const terms = { guaranteedPercent: 80, attrition: 'Below 80%, each night is charged.' }
  const rebate = { rebate: 500, rebateReceiver: 'The club', rebatePurpose: 'Field rental' }
  const cutOff = addDays(placeDay(coming.timeZone), 3)
  block = { ...coming, ...terms, ...rebate, cutOff }
  open()
  for (const text of [
    'Quarry House',
    '59 of 100 room nights, 59%',
    'Booked here',
    '$126',
    'in 3 days',
    '80% of the room nights are guaranteed, 80 of 100.',
    'Below 80%, each night is charged.',
    'up to $2,646.00 may be owed',
    '$5 of each night at the event rate goes to The club: Field rental.',
  ])
    await expect.element(card()).toMatchTextContent(text)
  await expect.element(card()).not.toMatchTextContent('$121')
})

test('an offer is agreed to as it was read, with its room nights', async () => {
  block = { ...coming, status: 'Offered', pickedUp: 0 }
  open()
  await button('Agree to 100 room nights').click()
  await expect.element(page.getByText('The rooms are kept for the guests of the event.')).toBeVisible()
  expect(writes).toMatchObject([{ method: 'POST', path: '/events/e/blocks/b/agreement', ifMatch: '"3-"' }])
  expect(button(/^Agree/).elements()).toEqual([])
})

test('an agreement that is refused says why at the block, which stays', async () => {
  block = { ...coming, status: 'Offered' }
  refusal = refused(409, '9 rooms of Two queens are offered, and 8 left.')
  open()
  await button('Agree to 100 room nights').click()
  await expect.element(card().getByRole('alert')).toMatchTextContent('9 rooms of Two queens')
  await expect.element(button('Agree to 100 room nights')).toBeVisible()
})

test('what is asked for can be withdrawn', async () => {
  block = { ...coming, status: 'Asked', nights: [], contracted: 0, size: 0 }
  open({ kind: 'destination', id: 'd' })
  await expect.element(card()).toMatchTextContent('100 room nights asked for')
  await button('No longer ask').click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByRole('button', { name: 'Keep asking' })).toBeVisible()
  await question.getByRole('button', { name: 'No longer ask' }).click()
  await expect.element(page.getByText('No longer asked for.')).toBeVisible()
  expect(writes).toMatchObject([{ path: '/destinations/d/blocks/b/cancellation' }])
})

test('members read, and change nothing', async () => {
  canAsk = false
  block = { ...coming, status: 'Offered' }
  open()
  await expect.element(card()).toMatchTextContent('Quarry House')
  expect(button(/Agree|No longer ask|Copy/).elements()).toEqual([])
})

test.each([
  ['EventCancelled', 'The event is cancelled.'],
  ['HotelDeleted', 'The page of the hotel was removed.'],
] as const)('a block that is over (%s) says why', async (ended, text) => {
  block = { ...coming, ended, hotelId: ended === 'HotelDeleted' ? null : 'h' }
  open()
  await expect.element(card()).toMatchTextContent(text)
})

test('an offer whose event was cancelled reads so, not as a refusal', async () => {
  block = { ...coming, status: 'Withdrawn', isUnasked: true, ended: 'EventCancelled' }
  open()
  await expect.element(card()).toMatchTextContent('cancelled before these rooms were agreed on')
  await expect.element(card()).not.toMatchTextContent(/said no|Nobody books/)
})

test('a block with a link has it to copy', async () => {
  block = { ...coming, access: 'Link' }
  open()
  await expect.element(button('Copy the link to the rooms')).toBeVisible()
})

test.each([
  ['Released', 'The stay is over. The rooms were kept for the guests of the event.'],
  ['Offered', 'These nights have passed, and nobody agreed to the offer.'],
] as const)('a block that was %s says after the stay what became of it', async (status, text) => {
  block = { ...coming, status, lastNight: '2026-01-11' }
  open()
  await expect.element(card()).toMatchTextContent(text)
  await expect.element(card()).not.toMatchTextContent('keep their rooms')
  expect(button(/^Agree/).elements()).toEqual([])
})

test('the blocks of a destination begin with the nearest that is coming, and past ones with the latest', async () => {
  open({ kind: 'destination', id: 'd' })
  const kept = ['Asked', 'Offered', 'Agreed', 'Released']
  const today = placeDay(null)
  await expect.poll(() => listed).toEqual({ status: kept, lastNight: { from: today }, sort: 'firstNight' })
  await page.getByRole('link', { name: 'Past' }).click()
  await expect
    .poll(() => listed)
    .toEqual({ status: kept, lastNight: { to: addDays(today, -1) }, sort: '-firstNight' })
})

test('the blocks of an event are one list', async () => {
  open()
  await expect.element(card()).toBeVisible()
  expect(listed).toEqual({})
  expect(page.getByRole('link', { name: 'Past' }).elements()).toEqual([])
})
