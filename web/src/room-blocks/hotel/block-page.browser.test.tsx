import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dayWords } from '../../page/time-of-day.ts'
import { refused } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { HotelBlock } from './block-page.tsx'

const king = '01a22225-bce2-702a-a1ad-a08606ba0835'
const timeZone = 'America/New_York'
const today = placeDay(timeZone)
const night = (at: number) => addDays(today, 30 + at)
const asked: RoomBlock = {
  id: 'b',
  status: 'Asked',
  ended: null,
  hotelId: 'h',
  hotelName: 'Quarry House',
  eventId: 'e',
  eventName: 'Spring Cup',
  askerId: 'd',
  askerName: 'Limestone Valley Sports Commission',
  asked: [
    { night: night(0), rooms: 60 },
    { night: night(1), rooms: 40 },
  ],
  isUnasked: false,
  note: 'Near the fields, please.',
  answer: null,
  firstNight: night(0),
  lastNight: night(1),
  nights: [],
  contracted: 0,
  size: 0,
  pickedUp: 0,
  pickUp: [],
  pickUpSource: 'Here',
  reportedDate: null,
  averageRate: null,
  extraRooms: null,
  reportNote: null,
  timeZone,
  currency: 'USD',
  cutOff: null,
  guaranteedPercent: null,
  attrition: null,
  compPer: null,
  rebate: null,
  rebateReceiver: null,
  rebatePurpose: null,
  access: 'Everyone',
  code: 'secret',
  revision: 3,
  createdDate: '2027-01-01T00:00:00.000Z',
}
const kept = (roomId: string | null, at: number, size: number, taken: number) => ({
  roomId,
  roomName: roomId === null ? null : 'King',
  night: night(at),
  contracted: size,
  size,
  taken,
  booked: taken,
  rate: 12_100,
  price: 12_600,
})
const agreed: RoomBlock = {
  ...asked,
  status: 'Agreed',
  nights: [kept(king, 0, 60, 38), kept(king, 1, 40, 21)],
  contracted: 100,
  size: 100,
  pickedUp: 59,
  cutOff: addDays(today, 7),
  guaranteedPercent: 80,
  attrition: 'Below 80%, each night is charged.',
  rebate: 500,
  rebateReceiver: 'Limestone Valley Sports Commission',
  rebatePurpose: 'Field rental',
}

let block: RoomBlock
let canManage: boolean
let refusal: Response | undefined
let writes: { method: string; path: string; body: unknown; ifMatch: string | null }[]
beforeEach(() => {
  block = asked
  canManage = true
  refusal = undefined
  writes = []
})

function open(isLink = false) {
  signInAsAdmin()
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://brand.test')
    if (pathname.endsWith('/entitlements'))
      return Response.json({ data: { role: 'member', can: { manageRooms: canManage } } })
    if (pathname.endsWith('/rooms'))
      return Response.json({
        data: [{ id: king, name: 'King', rate: 12_900 }],
        _meta: { stats: { count: 1 } },
      })
    if (method !== 'GET') {
      writes.push({
        method,
        path: pathname.split('/blocks/b')[1] ?? '',
        body: typeof body === 'string' ? JSON.parse(body).data : undefined,
        ifMatch: new Headers(headers).get('if-match'),
      })
      if (refusal) return refusal.clone()
    }
    return Response.json({ data: block })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  renderPart(<HotelBlock ownerId="h" id="b" isLink={isLink} />)
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const box = (name: string | RegExp) => page.getByRole('textbox', { name })

test('an offer starts with what is asked for, in the first room type, and is sent with its terms', async () => {
  open()
  await expect.element(page.getByText('Near the fields, please.')).toBeVisible()
  await button('Offer rooms').click()
  const line = page.getByRole('group', { name: 'King' })
  await expect.element(line.getByRole('textbox').nth(1)).toHaveValue('60')
  await line.getByRole('textbox').first().fill('121')
  await box(/^Rebate a night/).fill('5')
  await button('Send the offer').click()
  await expect.element(page.getByText(/is required for a rebate/i).first()).toBeVisible()
  expect(writes).toEqual([])
  await box(/^Rebate goes to/).fill('The club')
  await box(/^What the rebate pays for/).fill('Field rental')
  await button('Send the offer').click()
  await vi.waitFor(() => expect(writes).toHaveLength(1))
  expect(writes[0]).toMatchObject({
    method: 'PUT',
    path: '/offer',
    body: {
      nights: [
        { roomId: king, night: night(0), rooms: 60, rate: 12_100 },
        { roomId: king, night: night(1), rooms: 40, rate: 12_100 },
      ],
      rebate: 500,
      cutOff: null,
      access: 'Everyone',
    },
  })
})

test('on a phone, the name of a room type stands out from the labels of its fields', async () => {
  await page.viewport(390, 844)
  open()
  await button('Offer rooms').click()
  const line = page.getByRole('group', { name: 'King' })
  const [name, label] = [line.getByText('King', { exact: true }), line.getByText('Rate a night')]
  await expect.element(label).toBeVisible()
  const sizeOf = (text: typeof name) => Number.parseFloat(getComputedStyle(text.element()).fontSize)
  expect(sizeOf(name)).toBeGreaterThan(sizeOf(label))
  const legend = name.element().getBoundingClientRect()
  expect(label.element().getBoundingClientRect().top - legend.bottom).toBeGreaterThanOrEqual(4)
})

test('by keyboard, a form goes on where its button was, and back', async () => {
  open()
  await expect.element(button('Say no')).toBeVisible()
  const press = async (name: string) => {
    const element = button(name).element()
    if (element instanceof HTMLElement) element.focus()
    await userEvent.keyboard('{Enter}')
  }
  await press('Say no')
  await expect.element(box(/^Message to/)).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(box(/^Message to/)).toHaveFocus()
  await press('Cancel')
  await expect.element(button('Offer rooms')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Offer rooms')).toHaveFocus()
})

test('an offer without a room is not sent, and a refusal keeps what was typed', async () => {
  open()
  await button('Offer rooms').click()
  const line = page.getByRole('group', { name: 'King' })
  await line.getByRole('textbox').nth(1).fill('')
  await line.getByRole('textbox').nth(2).fill('0')
  await button('Send the offer').click()
  await expect.element(page.getByText('Offer a room on one night at least, or decline.')).toBeVisible()
  refusal = refused(409, 'BLOCK_STATUS')
  await line.getByRole('textbox').nth(1).fill('12')
  await button('Send the offer').click()
  await expect.element(page.getByText(/BLOCK_STATUS/)).toBeVisible()
  await expect.element(line.getByRole('textbox').nth(1)).toHaveValue('12')
})

test('an agreed block says what is booked, when it ends and what it costs with mandatory fees', async () => {
  block = agreed
  open()
  for (const text of [/59 of 100 room nights, 59%/, /in 7 days/, /\$126/, /80 of 100/])
    await expect.element(page.getByText(text).first()).toBeVisible()
  await expect.element(page.getByText(/\$121/)).not.toBeInTheDocument()
  await expect
    .element(page.getByText(/\$5 of each night at the event rate goes to .*: Field rental\./))
    .toBeVisible()
  await button('Release the rest').click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toMatchTextContent('Release 41 room nights of Spring Cup?')
  await dialog.getByRole('button', { name: 'Release' }).click()
  await vi.waitFor(() => expect(writes.map(({ path }) => path)).toEqual(['/release']))
})

test('on a phone, the rooms by night fit, and what was agreed is beside a size only where both differ', async () => {
  await page.viewport(390, 844)
  block = agreed
  open()
  const table = page.getByRole('group', { name: 'Rooms by night' })
  await expect.element(table).toMatchTextContent('38$126')
  await expect.element(table).not.toMatchTextContent('Agreed')
  const { scrollWidth, clientWidth } = table.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('of a block with other sizes than agreed, both are shown', async () => {
  block = { ...agreed, nights: [{ ...kept(king, 0, 50, 38), contracted: 60 }] }
  open()
  await expect.element(page.getByRole('group', { name: 'Rooms by night' })).toMatchTextContent('King6050')
})

test('whoever is asked for figures reads what to do, and no figure that nobody told', async () => {
  block = { ...agreed, pickedUp: 0, pickUpSource: 'Missing' }
  open(true)
  await expect
    .element(page.getByText(/^How many rooms of your block are booked\? You don’t need/))
    .toBeVisible()
  await expect.element(page.getByText('Not reported yet')).toBeVisible()
  await expect.element(page.getByText('0 of 100 room nights, 0%')).not.toBeInTheDocument()
})

test('sizes that are refused say why, at the form', async () => {
  block = agreed
  refusal = refused(409, 'ROOMS_TAKEN')
  open()
  await button('Change the sizes').click()
  await box(/^King/).first().fill('20')
  await button('Save the sizes').click()
  await expect.element(page.getByText(/ROOMS_TAKEN/)).toBeVisible()
  expect(writes[0]?.body).toEqual({ nights: [{ roomId: king, night: night(0), size: 20 }] })
})

describe('the pick-up', () => {
  const nightBox = (at: number) => box(/^Rooms booked/).nth(at)
  beforeEach(() => {
    block = {
      ...agreed,
      nights: [kept(null, 0, 60, 0), kept(null, 1, 40, 0)],
      pickUp: [
        { night: night(0), size: 60, isReported: true, here: 0, reported: 31 },
        { night: night(1), size: 40, isReported: true, here: 0, reported: null },
        { night: night(2), size: 10, isReported: false, here: 4, reported: null },
      ],
      pickUpSource: 'Missing',
      reportedDate: '2027-02-12T14:02:00.000Z',
    }
  })

  test('starts with the last report by the link from the email, and is sent by night', async () => {
    open(true)
    await expect.element(nightBox(0)).toHaveValue('31')
    await expect.element(page.getByText('60 in the block, 31 last time')).toBeVisible()
    await nightBox(1).fill('many')
    await button('Send pick-up').click()
    await expect.element(page.getByText('Enter a whole number.')).toBeVisible()
    await nightBox(1).fill('12')
    await button('Send pick-up').click()
    await vi.waitFor(() => expect(writes).toHaveLength(1))
    expect(writes[0]).toMatchObject({
      path: '/pickup',
      body: {
        nights: [
          { night: night(0), rooms: 31 },
          { night: night(1), rooms: 12 },
        ],
        averageRate: 12_100,
        note: null,
      },
    })
  })

  test('is beside each night of the table, once the hotel has reported it, and nothing else is around the link', async () => {
    open(true)
    const row = (at: number) => page.getByRole('row').filter({ hasText: dayWords(night(at)) })
    await expect.element(row(0).getByRole('cell', { name: '31', exact: true })).toBeVisible()
    await expect.element(row(1).getByRole('cell', { name: '–', exact: true })).toBeVisible()
    expect(document.querySelector('[data-single-task]')).not.toBeNull()
  })

  test('is filled in from a list, of which nothing else is sent', async () => {
    open(true)
    const list = `Guest,Arrival,Departure\nTovar,${night(0)},${night(2)}\nAmes,${night(1)},${night(2)}\nCole,soon,`
    await userEvent.upload(page.getByLabelText('Or attach your list'), new File([list], 'list.csv'))
    await expect.element(page.getByText(/3 room nights counted in list\.csv/)).toBeVisible()
    await expect
      .element(page.getByText('1 row without nights: row 4 (“Cole, soon”).', { exact: false }))
      .toBeVisible()
    await expect.element(nightBox(0)).toHaveValue('1')
    await button('Send pick-up').click()
    await button('Send anyway').click()
    await vi.waitFor(() => expect(writes).toHaveLength(1))
    expect(JSON.stringify(writes)).not.toContain('Tovar')
    expect(writes[0]?.body).toMatchObject({
      nights: [
        { night: night(0), rooms: 1 },
        { night: night(1), rooms: 2 },
      ],
    })
  })

  test.each([
    ['without columns', 'Tovar,101', /No nights were found/],
    ['of other nights', 'Date,Rooms\n2020-01-01,5', /no room on a night of this block/],
  ])('a list %s changes nothing', async (_, list, words) => {
    open(true)
    await userEvent.upload(page.getByLabelText('Or attach your list'), new File([list], 'list.csv'))
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(nightBox(0)).toHaveValue('31')
  })

  test('shows by night and in all what is new since the last report, which can be taken back', async () => {
    open(true)
    await button(/^One more: Rooms booked/)
      .first()
      .click()
    await expect.element(nightBox(0)).toHaveValue('32')
    await expect.element(page.getByText('60 in the block, 31 last time, +1')).toBeVisible()
    await nightBox(0).fill('26')
    await expect.element(page.getByText('60 in the block, 31 last time, −5')).toBeVisible()
    await nightBox(1).fill('20')
    await expect.element(page.getByText('46 of 100 room nights')).toBeVisible()
    await expect.element(page.getByText(/\+15 since Fri, Feb 12$/)).toBeVisible()
    await button('Same as Fri, Feb 12').click()
    await expect.element(nightBox(0)).toHaveValue('31')
    await expect.element(nightBox(1)).toHaveValue('')
  })

  test('never goes below no room by its buttons', async () => {
    open(true)
    await button(/^One less: Rooms booked/)
      .nth(1)
      .click()
    await expect.element(nightBox(1)).toHaveValue('0')
  })

  test('of fewer room nights than the last time is sent only after a question with both numbers', async () => {
    open(true)
    await nightBox(0).fill('20')
    await nightBox(1).fill('6')
    await button('Send pick-up').click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog).toMatchTextContent('5 fewer than on Fri, Feb 12. Send anyway?')
    await expect.element(dialog).toMatchTextContent('You reported 31 room nights then. Now it is 26.')
    await dialog.getByRole('button', { name: 'Go back' }).click()
    await expect.element(nightBox(0)).toHaveValue('20')
    expect(writes).toEqual([])
    await button('Send pick-up').click()
    await dialog.getByRole('button', { name: 'Send anyway' }).click()
    await vi.waitFor(() => expect(writes).toHaveLength(1))
  })

  test('of more rooms than the block has is warned of, and sent', async () => {
    open(true)
    await nightBox(0).fill('62')
    await expect.element(page.getByText(/^More rooms than the block has: .* \(62 of 60\)\./)).toBeVisible()
    await nightBox(1).fill('6')
    await button('Send pick-up').click()
    await vi.waitFor(() => expect(writes).toHaveLength(1))
  })

  test('says until when the link corrects it, before and after it is sent', async () => {
    const until = dayWords(addDays(night(1), 60))
    open(true)
    await expect.element(page.getByText(`You can correct it with this link until ${until}.`)).toBeVisible()
    await nightBox(1).fill('12')
    block = {
      ...block,
      pickUpSource: 'Reported',
      pickUp: block.pickUp.map((one, at) => (at === 1 ? { ...one, reported: 12 } : one)),
    }
    await button('Send pick-up').click()
    const thanks = page.getByText(/^Thanks\. 43 room nights reported on Feb 12, 2027, 9:02 AM\./)
    await expect.element(thanks).toMatchTextContent(`with this link until ${until}.`)
    await expect.element(button('Change the report')).toBeVisible()
  })
})

test('members read it and change nothing, and what has ended is said', async () => {
  canManage = false
  block = { ...agreed, ended: 'EventCancelled' }
  open()
  await expect.element(page.getByText(/The event is cancelled\. Nobody books these rooms now/)).toBeVisible()
  await expect.element(button(/Release|Change/)).not.toBeInTheDocument()
})

test('after the stay, a block says that it is over, and nothing is released of it', async () => {
  block = { ...agreed, lastNight: addDays(today, -1), ended: 'EventCancelled' }
  open()
  await expect
    .element(page.getByText('The stay is over. The rooms were kept for the guests of the event.'))
    .toBeVisible()
  expect(page.getByText(/Release|keep their rooms/).elements()).toEqual([])
  expect(button('Change the sizes').elements()).toEqual([])
})

test('a change that somebody else came before is refused, and is of the newer block when it is sent again', async () => {
  block = agreed
  open()
  await button('Change the sizes').click()
  await page.getByRole('textbox').first().fill('50')
  refusal = refused(412, 'Somebody else has changed this.')
  block = { ...agreed, revision: 4 }
  await button('Save the sizes').click()
  await expect.element(page.getByText(/Nothing was changed/)).toBeVisible()
  refusal = undefined
  await button('Save the sizes').click()
  await vi.waitFor(() => expect(writes.map(({ ifMatch }) => ifMatch)).toEqual(['"3-"', '"4-"']))
})

test('who got a link that is not for them says so, after a question', async () => {
  open(true)
  await button('Wrong hotel').click()
  expect(writes).toEqual([])
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toMatchTextContent('We tell Limestone Valley Sports Commission')
  await dialog.getByRole('button', { name: 'Wrong hotel' }).click()
  await expect.element(page.getByText(/this link has ended/)).toBeVisible()
  expect(writes.map(({ method, path }) => [method, path])).toEqual([['POST', '/wrong-hotel']])
})

test('an offer that nobody asked for is called that', async () => {
  block = { ...agreed, status: 'Offered', isUnasked: true }
  open()
  await expect.element(page.getByText('Quarry House offers rooms')).toBeVisible()
  await expect.element(page.getByText('Asked for')).not.toBeInTheDocument()
})
