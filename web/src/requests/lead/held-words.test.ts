import { expect, test } from 'vitest'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { plainHold } from '../testing/plain-bid.ts'
import { firstDates, offerNotice, wonText } from './held-words.ts'

const event = plainEvent({ spaceName: 'Field' })
const hold = plainHold()
const offer = { from: '2027-04-22', to: '2027-04-25', spaceCount: 2 }

test('an offer without a hold says before it is sent that an award books nothing', () => {
  expect(offerNotice(offer, [], event)).toEqual({
    tone: 'warn',
    text: 'You hold nothing for this request. An award then books nothing, and somebody else can take the dates: hold them first.',
  })
})

test('a request without dates can not be held yet, so nothing advises to', () => {
  expect(offerNotice(offer, [], { ...event, startDate: null })).toEqual({
    tone: 'info',
    text: 'The request is open about its dates, so nothing can be held for it yet. An award of this offer books nothing.',
  })
})

test('a hold that ran out is none', () => {
  expect(offerNotice(offer, [plainHold({ state: 'RanOut' })], event).text).toMatch(/^Your hold ran out\./)
})

test('an offer that is held says what an award books', () => {
  expect(offerNotice(offer, [hold], event)).toEqual({
    tone: 'info',
    text: 'An award books what you hold: 2 fields, Apr 22 – 25.',
  })
})

test.each([
  ['dates', { to: '2027-04-26' }, 'You offer Apr 22 – 26'],
  ['spaces', { spaceCount: 10 }, 'You offer 10 spaces'],
  ['both', { to: '2027-04-26', spaceCount: 10 }, 'You offer Apr 22 – 26 and 10 spaces'],
])('an offer of more %s than are held says what differs', (_what, changes, text) => {
  expect(offerNotice({ ...offer, ...changes }, [hold], event)).toEqual({
    tone: 'warn',
    text: `${text}, and hold 2 fields, Apr 22 – 25. An award books only what you hold.`,
  })
})

test('an offer that is held in part says on which days less is', () => {
  const holds = [
    plainHold({ fromTime: '14:00', lastDay: '2027-04-24' }),
    plainHold({ firstDay: '2027-04-25', spaces: ['Field 1'], spacesAsked: ['Field 1'] }),
  ]
  expect(offerNotice(offer, holds, event)).toEqual({
    tone: 'info',
    text: 'An award books what you hold: 2 fields, Apr 22 – 25 (Thu, Apr 22 only from 2 PM; Sun, Apr 25 only 1 of 2).',
  })
})

test('a day between two holds is not held', () => {
  const days = [
    plainHold({ lastDay: '2027-04-22' }),
    plainHold({ firstDay: '2027-04-24', lastDay: '2027-04-25' }),
  ]
  expect(offerNotice(offer, days, event).tone).toBe('warn')
})

test('an award names what is booked, and says if nothing was held', () => {
  expect(wonText([plainHold({ state: 'Booked' })])).toBe(
    'They chose you. Booked for them: Field 1 and Field 2 at Cedar Bend, Apr 22 – 25.',
  )
  const spaces = ['Diamond 6', 'Diamond 10', 'Diamond 2']
  expect(wonText(spaces.map((name) => plainHold({ state: 'Booked', spaces: [name] })))).toContain(
    'Diamond 2, Diamond 6, and Diamond 10 at',
  )
  expect(wonText([])).toBe(
    'They chose you. You held nothing, so nothing is booked: enter the dates in your calendar.',
  )
})

const fixed = plainEvent({ hasFlexibleDates: false, startDate: '2027-04-23', endDate: '2027-04-25' })
const flexible = plainEvent({ hasFlexibleDates: true, startDate: '2027-04-01', endDate: '2027-04-30' })
const later = plainHold({ firstDay: '2027-04-29', lastDay: '2027-05-02' })

test.each([
  ['the held ones of a request that is flexible', flexible, [hold], '2027-04-22', '2027-04-25'],
  ['those of the request if they are held, with a day to set up', fixed, [hold], '2027-04-23', '2027-04-25'],
  ['the held ones if they are others than those of the request', fixed, [later], '2027-04-29', '2027-05-02'],
  ['those of the request if nothing is held', fixed, [], '2027-04-23', '2027-04-25'],
  ['none if the request is flexible and nothing is held', flexible, [], '', ''],
])('a first offer has %s', (_dates, asked, holds, from, to) => {
  expect(firstDates(null, asked, holds)).toEqual({ from, to })
})

test('an offer that was sent keeps its dates', () => {
  const bid = { startDate: '2027-04-20', endDate: '2027-04-21' }
  expect(firstDates(bid, flexible, [hold])).toEqual({ from: '2027-04-20', to: '2027-04-21' })
})

test.each([
  ['none', [], { from: '', to: '' }],
  ['those that are held', [hold], { from: '2027-04-22', to: '2027-04-25' }],
])('an offer for a request that is open about its dates begins with %s', (_dates, holds, dates) => {
  expect(firstDates(null, { hasFlexibleDates: false, startDate: null, endDate: null }, holds)).toEqual(dates)
})
