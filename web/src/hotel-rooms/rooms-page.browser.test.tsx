import { RoomType, roomTypes, type TakenNight } from '@app/contract/hotels/room-schema.ts'
import type { Charge } from '@app/contract/hotels/pricing-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { onTestFinished, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod'
import { dayWords } from '../page/time-of-day.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { refused } from '../testing/answer-calls.ts'
import type { EventBlock } from './event-lanes.ts'
import { RoomsPage } from './rooms-page.tsx'

const king: RoomType = {
  id: 'king',
  name: 'King',
  beds: ['King'],
  guests: 2,
  count: 36,
  rate: 12_900,
  minStay: 1,
  ranges: [],
  position: 0,
  createdDate: '2027-01-01T00:00:00.000Z',
}
const suite: RoomType = {
  ...king,
  id: 'suite',
  name: 'Family suite',
  guests: 6,
  count: 16,
  rate: 16_900,
  position: 1,
}

interface Hotel {
  rooms: RoomType[]
  nights: TakenNight[]
  events: EventBlock[]
  charges: Charge[]
  timeZone: string
  canManage: boolean
}
const Patch = z.array(z.object({ op: z.string(), path: z.string(), value: z.unknown() }))
const StoredRoom = RoomType.extend({ id: z.string() })
const Creation = z.object({ data: roomTypes.draft })

let hotel: Hotel
let nightsKnown: Promise<void> | undefined
/** How the next write is refused. */
let refusal: Response | undefined
let writes: { method: string; path: string; body: unknown }[]
beforeEach(() => {
  hotel = {
    rooms: [king, suite],
    nights: [],
    events: [],
    charges: [],
    timeZone: 'America/Chicago',
    canManage: true,
  }
  refusal = undefined
  nightsKnown = undefined
  writes = []
})

/** A hotel that stores what is written. A patch with a test that fails is refused, as by the server. */
function answer(method: string, path: string, body: unknown): unknown {
  if (path.endsWith('/entitlements'))
    return { data: { role: 'member', can: { manageRooms: hotel.canManage } } }
  if (path.endsWith('/pricing'))
    return {
      data:
        hotel.charges.length === 0
          ? null
          : { id: 'p', currency: 'USD', charges: hotel.charges, cancelDays: 1, createdDate: '' },
    }
  if (path.endsWith('/blocks')) return { data: [], _meta: { stats: { count: 0 } } }
  if (path.endsWith('/blocks/filtered'))
    return { data: hotel.events, _meta: { stats: { count: hotel.events.length } } }
  if (path.endsWith('/rooms/nights')) return { data: { timeZone: hotel.timeZone, nights: hotel.nights } }
  if (path.endsWith('/specials')) return { data: [], _meta: { stats: { count: 0 } } }
  if (path.endsWith('/hotels/h')) return { data: { id: 'h', name: 'Quarry House Hotel' } }
  if (method === 'GET') return { data: hotel.rooms, _meta: { stats: { count: hotel.rooms.length } } }
  writes.push({ method, path, body })
  if (refusal) return refusal
  if (method === 'POST') {
    const made = { ...Creation.parse(body).data, id: 'new', createdDate: king.createdDate }
    hotel.rooms = [...hotel.rooms, made]
    return { data: made }
  }
  const room = hotel.rooms.find(({ id }) => path.endsWith(`/${id}`))
  if (room === undefined) return refused(404, 'NOT_FOUND')
  const changed = new Map<string, unknown>(Object.entries(room))
  for (const { op, path: field, value } of Patch.parse(body)) {
    const name = field.slice(1)
    if (op === 'replace') changed.set(name, value)
    else if (JSON.stringify(changed.get(name)) !== JSON.stringify(value))
      return refused(409, 'TEST_OPERATION_FAILED')
  }
  const stored = StoredRoom.parse(Object.fromEntries(changed))
  hotel.rooms = hotel.rooms.map((one) => (one.id === room.id ? stored : one))
  return { data: stored }
}

function open(at = '/?night=2027-03-08') {
  signInAsAdmin()
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://brand.test')
    if (pathname.endsWith('/rooms/nights')) await nightsKnown
    const reply = answer(method, pathname, typeof body === 'string' ? JSON.parse(body) : undefined)
    return reply instanceof Response ? reply.clone() : Response.json(reply)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  renderPart(<RoomsPage ownerId="h" />, at)
}

const takenKing = { roomId: 'king', size: 36, taken: 0, takenInBlocks: 0, blocked: 0 }
const cell = (name: string | RegExp) => page.getByRole('gridcell', { name })
const rangesOf = (id: string) => hotel.rooms.find((room) => room.id === id)?.ranges
const range = (changes: object) => ({
  rate: null,
  minStay: null,
  isClosed: false,
  isClosedToArrival: false,
  count: null,
  ...changes,
})
const enter = async () => {
  await expect.element(cell(/^King, Mon, Mar 8:/)).toBeVisible()
  cell(/^King, Mon, Mar 8:/)
    .element()
    .focus()
}
const selectedCells = () => document.querySelectorAll('[aria-selected="true"]')
/** What shows the nights of a drag. */
function bandOver() {
  const band = page.getByRole('grid').element().nextElementSibling
  if (!(band instanceof HTMLElement)) throw new Error('Nothing lies over the grid.')
  return band
}
const focused = () => document.activeElement?.getAttribute('aria-label')

describe('the grid', () => {
  test('shows the rate, what is left and what differs on each night', async () => {
    hotel.rooms = [
      {
        ...king,
        ranges: [
          { ...range({}), from: '2027-03-09', to: '2027-03-09', rate: 14_950, minStay: 2 },
          { ...range({}), from: '2027-03-10', to: '2027-03-10', isClosed: true },
        ],
      },
    ]
    hotel.nights = [
      { ...takenKing, night: '2027-03-08', taken: 34 },
      { ...takenKing, night: '2027-03-11', taken: 36 },
    ]
    open()
    await expect.element(cell('King, Mon, Mar 8: $129, 2 left')).toHaveTextContent('$1292 left')
    await expect.element(cell('King, Tue, Mar 9: $149.50, 36 left, 2 nights or more')).toBeVisible()
    await expect.element(cell('King, Wed, Mar 10: $129, Closed')).toBeVisible()
    await expect.element(cell('King, Thu, Mar 11: $129, None left')).toBeVisible()
    await expect.element(cell('2 94% full')).toBeVisible()
    await expect.element(page.getByText(/^Rates are before fees/)).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Mar 8–21, 2027')
  })

  test('tells rooms in blocks from others that are sold, and from what is left', async () => {
    hotel.nights = [{ ...takenKing, night: '2027-03-08', taken: 26, takenInBlocks: 20, blocked: 8 }]
    open()
    const night = cell('King, Mon, Mar 8: $129, 2 left, 28 in blocks, 20 of them taken')
    await expect.element(night).toHaveAttribute('data-sold', '2')
    await expect.element(night).toHaveAttribute('data-block', '9')
    await enter()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/2 rooms left\. In blocks: 28, of which 20 taken\.$/)).toBeVisible()
  })

  test('shows the events over its nights, which lead to their blocks', async () => {
    const days = { firstNight: '2027-03-11', lastNight: '2027-03-13' }
    hotel.events = [{ id: 'b', eventName: 'Midwest Invitational 14U', ...days }]
    open()
    const event = page.getByRole('link', { name: 'Midwest Invitational 14U' })
    await expect.element(event).toHaveAttribute('href', '/hotels/h/blocks/b')
    const [bar, from, to] = [event, cell(/^King, Thu, Mar 11:/), cell(/^King, Sat, Mar 13:/)].map((one) =>
      one.element().getBoundingClientRect(),
    )
    expect(bar!.left).toBeCloseTo(from!.left, -1)
    expect(bar!.right).toBeCloseTo(to!.right, -1)
  })

  // No device has the day of both.
  test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])('starts today at a hotel in %s', async (timeZone) => {
    hotel.timeZone = timeZone
    open('/')
    const [weekday, day] = dayWords(placeDay(timeZone)).split(', ')
    const first = page.getByRole('columnheader').nth(1)
    await expect.element(first).toHaveTextContent(`${weekday}${day}`)
    await expect.element(first).toHaveAttribute('aria-current', 'date')
  })

  test('shows no nights before the day at the hotel is known', async () => {
    const nights = Promise.withResolvers<void>()
    nightsKnown = nights.promise
    open('/')
    await expect.element(page.getByText('Quarry House Hotel').first()).toBeVisible()
    await new Promise((rendered) => setTimeout(rendered, 300))
    expect(page.getByRole('grid').query()).toBeNull()
    nights.resolve()
    await expect.element(page.getByRole('grid')).toBeVisible()
  })

  test.each([
    ['ArrowRight', 'King, Tue, Mar 9'],
    ['ArrowDown', 'Family suite, Mon, Mar 8'],
    ['End', 'King, Sun, Mar 21'],
    ['PageDown', 'King, Mon, Mar 22'],
    ['PageUp', 'King, Mon, Feb 22'],
    ['ArrowLeft', 'King, Sun, Mar 7'],
  ])('%s leads to %s', async (key, name) => {
    open()
    await enter()
    await userEvent.keyboard(`{${key}}`)
    await expect.poll(focused).toContain(name)
  })

  test('Ctrl and Home lead to the first night of the first type, and Ctrl and End to the last of the last', async () => {
    open()
    await enter()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect.poll(focused).toContain('Family suite, Sun, Mar 21')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect.poll(focused).toContain('King, Mon, Mar 8')
  })

  test('Tab enters it at one cell', async () => {
    open()
    await expect.element(cell(/^King, Mon, Mar 8:/)).toBeVisible()
    expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1)
  })
})

describe('a change of nights', () => {
  test('by keyboard changes what was touched, and its undo brings back what was', async () => {
    open()
    await enter()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}')
    await expect.element(page.getByText('Now $129 a night before fees, with 36 rooms left.')).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}119.50')
    await page.getByRole('button', { name: 'Save 3 nights' }).click()
    await expect.element(cell('King, Wed, Mar 10: $119.50, 36 left')).toBeVisible()
    await expect.element(cell('King, Thu, Mar 11: $129, 36 left')).toBeVisible()
    expect(rangesOf('king')).toEqual([{ ...range({ rate: 11_950 }), from: '2027-03-08', to: '2027-03-10' }])
    expect(rangesOf('suite')).toEqual([])
    await expect.poll(focused).toContain('King, Wed, Mar 10')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(cell('King, Wed, Mar 10: $129, 36 left')).toBeVisible()
    expect(rangesOf('king')).toEqual([])
  })

  test('a digit begins to type a rate', async () => {
    open()
    await enter()
    await userEvent.keyboard('99{Enter}')
    await expect.element(cell('King, Mon, Mar 8: $99, 36 left')).toBeVisible()
  })

  test('Escape leaves the panel, and nothing changes', async () => {
    open()
    await enter()
    await userEvent.keyboard('{Enter}55{Escape}')
    await expect.poll(focused).toContain('King, Mon, Mar 8: $129')
    expect(page.getByRole('button', { name: /^Save/ }).elements()).toEqual([])
    expect(writes).toEqual([])
  })

  test('by dragging selects nights of one type, and the handle stretches them', async () => {
    open()
    await enter()
    await drag(cell(/^Family suite, Tue, Mar 9:/), cell(/^King, Thu, Mar 11:/))
    await expect
      .element(page.getByRole('heading', { name: 'Family suite, Tue, Mar 9 to Thu, Mar 11' }))
      .toBeVisible()
    await drag(cell(/^Family suite, Thu, Mar 11:/), cell(/^Family suite, Fri, Mar 12:/), { part: 0.95 })
    await expect
      .element(page.getByRole('heading', { name: 'Family suite, Tue, Mar 9 to Fri, Mar 12' }))
      .toBeVisible()
    await page.getByLabelText('For sale').selectOptions('closed')
    await page.getByRole('button', { name: 'Save 4 nights' }).click()
    await expect.element(cell('Family suite, Fri, Mar 12: $169, Closed')).toBeVisible()
    expect(rangesOf('suite')).toEqual([
      { ...range({ isClosed: true }), from: '2027-03-09', to: '2027-03-12' },
    ])
  })

  test.each([
    ['later', /^King, Tue, Mar 9:/, /^King, Thu, Mar 11:/],
    ['earlier', /^King, Thu, Mar 11:/, /^King, Tue, Mar 9:/],
  ])(
    'until a drag to %s nights is released, a band lies over them and no cell is selected',
    async (_way, from, to) => {
      open()
      await enter()
      await drag(cell(from), cell(to), {
        beforeDrop() {
          const left = (name: RegExp) => cell(name).element().getBoundingClientRect().left
          const band = bandOver().getBoundingClientRect()
          expect(band.left).toBeCloseTo(left(/^King, Tue, Mar 9:/), 0)
          expect(band.right).toBeCloseTo(left(/^King, Fri, Mar 12:/), 0)
          expect(selectedCells()).toHaveLength(0)
        },
      })
      await expect.poll(selectedCells).toHaveLength(3)
      await expect.element(bandOver()).not.toBeVisible()
    },
  )

  test('nights that differ keep what isn’t touched', async () => {
    hotel.rooms = [
      { ...king, ranges: [{ ...range({ rate: 14_900 }), from: '2027-03-08', to: '2027-03-08' }] },
    ]
    open()
    await enter()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}')
    await expect.element(page.getByText(/^Now \$129 to \$149 a night before fees/)).toBeVisible()
    await expect.element(page.getByLabelText('Rate a night')).toHaveValue('')
    await page.getByLabelText('Shortest stay').selectOptions('2')
    await page.getByRole('button', { name: 'Save 2 nights' }).click()
    await expect
      .poll(() => rangesOf('king'))
      .toEqual([
        { ...range({ rate: 14_900, minStay: 2 }), from: '2027-03-08', to: '2027-03-08' },
        { ...range({ minStay: 2 }), from: '2027-03-09', to: '2027-03-09' },
      ])
  })

  test.each([
    ['-1', 'Must be 0 or more.'],
    ['1000000000000', 'Must be 100,000 or less.'],
    ['free', 'Enter an amount, such as 129 or 129.50.'],
  ])('a rate of %s is refused beside its field', async (typed, reason) => {
    open()
    await enter()
    await userEvent.keyboard('{Enter}')
    await page.getByLabelText('Rate a night').fill(typed)
    await page.getByRole('button', { name: 'Save 1 night' }).click()
    await expect.element(page.getByText(reason)).toBeVisible()
    expect(writes).toEqual([])
  })

  test('more rooms than the type has are refused, and fewer than are taken with both numbers', async () => {
    open()
    await enter()
    await userEvent.keyboard('{Enter}')
    await page.getByLabelText('Rooms to sell').fill('37')
    await page.getByRole('button', { name: 'Save 1 night' }).click()
    await expect.element(page.getByText('Must be 36 or fewer.')).toBeVisible()
    const detail = 'On 2027-03-08, 34 rooms are taken, and there would be 20.'
    refusal = Response.json(
      { type: 'about:blank', title: 'Conflict', status: 409, detail, code: 'ROOMS_TAKEN', traceId: '0' },
      { status: 409 },
    )
    await page.getByLabelText('Rooms to sell').fill('20')
    await page.getByRole('button', { name: 'Save 1 night' }).click()
    await expect.element(page.getByText(`Not saved. ${detail}`)).toBeVisible()
    expect(rangesOf('king')).toEqual([])
  })

  test('that somebody else made meanwhile is shown, and can be replaced', async () => {
    open()
    await enter()
    await userEvent.keyboard('{Enter}')
    await page.getByLabelText('Rate a night').fill('99')
    hotel.rooms = [{ ...king, ranges: [{ ...range({ minStay: 3 }), from: '2027-03-08', to: '2027-03-08' }] }]
    await page.getByRole('button', { name: 'Save 1 night' }).click()
    await expect.element(page.getByText(/Somebody else changed these rooms meanwhile/)).toBeVisible()
    await expect.element(cell('King, Mon, Mar 8: $129, 36 left, 3 nights or more')).toBeVisible()
    await page.getByRole('button', { name: 'Save 1 night' }).click()
    await expect.element(cell('King, Mon, Mar 8: $99, 36 left, 3 nights or more')).toBeVisible()
  })

  test('isn’t undone after somebody else changed the type', async () => {
    open()
    await enter()
    await userEvent.keyboard('99{Enter}')
    await expect.element(cell('King, Mon, Mar 8: $99, 36 left')).toBeVisible()
    hotel.rooms = [king]
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect.element(page.getByText('Nothing was undone. King was changed since.')).toBeVisible()
    expect(rangesOf('king')).toEqual([])
  })
})

test('the head names the hotel and its rooms, and all of a row’s head opens the form of its type', async () => {
  open()
  await expect.element(page.getByText('Quarry House Hotel, 52 rooms')).toBeVisible()
  const head = page.getByRole('rowheader', { name: /^King/u }).element().getBoundingClientRect()
  const touched = document.elementFromPoint(head.left + 3, head.bottom - 3)
  expect(touched?.textContent).toBe('King')
})

test('on a phone, the panel below many room types comes into view and takes the focus', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  hotel.rooms = [
    king,
    ...Array.from({ length: 20 }, (_, at) => ({ ...suite, id: `s${at}`, name: `Suite ${at}` })),
  ]
  open()
  await enter()
  const night = cell(/^King, Mon, Mar 8:/)
  await drag(night, night)
  const panel = page.getByRole('region', { name: 'King, Mon, Mar 8' })
  await expect.element(panel).toHaveFocus()
  await expect.element(panel.getByRole('button', { name: 'Save 1 night' })).toBeInViewport()
})

test('members read the grid and change nothing', async () => {
  hotel.canManage = false
  open()
  await enter()
  expect(page.getByRole('grid').element().getAttribute('aria-readonly')).toBe('true')
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}5')
  await expect.poll(focused).toContain('King, Tue, Mar 9')
  await drag(cell(/^King, Tue, Mar 9:/), cell(/^King, Thu, Mar 11:/))
  expect(page.getByRole('button', { name: /^(Save|Undo|Add|Edit)/ }).elements()).toEqual([])
  expect(selectedCells()).toHaveLength(0)
})

describe('a hotel without room types', () => {
  test('adds the first by a form', async () => {
    hotel.rooms = []
    open()
    await page.getByLabelText('Name').fill('Two queens')
    await page.getByLabelText('Rooms of this type').fill('60')
    await page.getByLabelText('Guests in a room').fill('4')
    await page.getByLabelText('Rate a night').fill('129')
    await page.getByLabelText('Queen').fill('2')
    await page.getByRole('button', { name: 'Add the room type' }).click()
    await expect.element(cell('Two queens, Mon, Mar 8: $129, 60 left')).toBeVisible()
    expect(writes[0]?.body).toEqual({
      data: {
        name: 'Two queens',
        beds: ['Queen', 'Queen'],
        guests: 4,
        count: 60,
        rate: 12_900,
        minStay: 1,
        position: 0,
      },
    })
  })

  test('names each field that is missing', async () => {
    hotel.rooms = []
    open()
    await page.getByRole('button', { name: 'Add the room type' }).click()
    await expect.element(page.getByText('This field is required.')).toBeVisible()
    await expect.element(page.getByText('Enter an amount, such as 129 or 129.50.')).toBeVisible()
    await expect.element(page.getByText('Enter a whole number.')).toBeVisible()
    expect(writes).toEqual([])
  })
})

/** Drags by the mouse from a part of a cell to that of another one, in steps. */
async function drag(
  from: ReturnType<typeof cell>,
  to: ReturnType<typeof cell>,
  { part = 0.5, beforeDrop }: { part?: number; beforeDrop?: () => void } = {},
) {
  const [start, end] = [from.element(), to.element()].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { clientX: left + part * width, clientY: top + part * height }
  })
  const element = from.element()
  const send = (type: string, at: typeof start, buttons = 1) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        ...at,
        buttons,
        button: 0,
        pointerId: 1,
        isPrimary: true,
        bubbles: true,
        pointerType: 'mouse',
      }),
    )
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  send('pointerdown', start)
  for (const way of [0.3, 0.7, 1])
    send('pointermove', {
      clientX: start!.clientX + way * (end!.clientX - start!.clientX),
      clientY: start!.clientY + way * (end!.clientY - start!.clientY),
    })
  beforeDrop?.()
  send('pointerup', end, 0)
  await Promise.resolve()
}
