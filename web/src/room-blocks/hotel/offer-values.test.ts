import { BlockOffer } from '@app/contract/hotels/blocks/block-schema.ts'
import { describe, expect, test } from 'vitest'
import { agreedBlock } from '../testing/blocks.ts'
import {
  nightsOfBlock,
  offerErrors,
  offerOf,
  offerValues,
  rateField,
  roomsField,
  type OfferBase,
  type OfferLine,
} from './offer-values.ts'

const king = '0198c0de-0000-7000-8000-000000000001'
const queens = '0198c0de-0000-7000-8000-000000000002'
const lines: OfferLine[] = [
  { roomId: king, name: 'King', rate: 14_950 },
  { roomId: queens, name: 'Two queens', rate: 16_000 },
  { roomId: null, name: 'Rooms of any type', rate: null },
]
/** Asked for 60 rooms and then 40. */
const asked: OfferBase = { ...agreedBlock, status: 'Asked', nights: [] }
const night = (roomId: string | null, at: string, contracted: number, rate = 12_100) => ({
  roomId,
  roomName: 'King',
  night: at,
  contracted,
  size: contracted,
  taken: 0,
  booked: 0,
  rate,
  price: rate,
})
const offered: OfferBase = {
  ...asked,
  status: 'Offered',
  nights: [
    night(queens, '2027-03-12', 30),
    night(queens, '2027-03-13', 20),
    night(null, '2027-03-13', 5, 9_900),
  ],
  cutOff: '2027-02-26',
  guaranteedPercent: 80,
  attrition: 'Below 80%, each night is charged.',
  compPer: 40,
  rebate: 550,
  rebateReceiver: 'Spring Cup',
  rebatePurpose: 'Field rental',
  access: 'Link',
  answer: 'Two buses fit on our lot.',
}
const typed = (changes: Record<string, string> = {}) => ({ ...offerValues(asked, lines), ...changes })
const errors = (changes: Record<string, string>) =>
  Object.fromEntries(offerErrors(typed(changes), asked, lines))

test('nights are in order of their dates, in whatever order they were asked for', () => {
  expect(nightsOfBlock({ asked: asked.asked.toReversed() })).toEqual(['2027-03-12', '2027-03-13'])
})

describe('what the form starts with', () => {
  test('is what is asked for, in rooms of the first type, at the usual rates', () => {
    expect(offerValues(asked, lines)).toMatchObject({
      'rate-0': '149.50',
      'rooms-0-0': '60',
      'rooms-0-1': '40',
      'rate-1': '160',
      'rooms-1-0': '',
      'rooms-1-1': '',
      'rate-2': '',
      'rooms-2-0': '',
      access: 'Everyone',
      cutOff: '',
      guaranteedPercent: '',
      rebate: '',
    })
  })

  test('is what was offered before, and nothing of what was asked for', () => {
    expect(offerValues(offered, lines)).toEqual({
      'rate-0': '149.50',
      'rooms-0-0': '',
      'rooms-0-1': '',
      'rate-1': '121',
      'rooms-1-0': '30',
      'rooms-1-1': '20',
      'rate-2': '99',
      'rooms-2-0': '',
      'rooms-2-1': '5',
      cutOff: '2027-02-26',
      guaranteedPercent: '80',
      attrition: 'Below 80%, each night is charged.',
      compPer: '40',
      rebate: '5.50',
      rebateReceiver: 'Spring Cup',
      rebatePurpose: 'Field rental',
      access: 'Link',
      answer: 'Two buses fit on our lot.',
    })
  })

  test('sent unchanged is the same offer again', () => {
    const { nights, cutOff, rebate, access } = offerOf(offerValues(offered, lines), offered, lines)
    expect(nights).toEqual(
      offered.nights.map(({ roomId, night: day, contracted, rate }) => ({
        roomId,
        night: day,
        rooms: contracted,
        rate,
      })),
    )
    expect([cutOff, rebate, access]).toEqual(['2027-02-26', 550, 'Link'])
  })
})

describe('the offer that is sent', () => {
  test('leaves out nights without a room, and has nothing for empty terms', () => {
    const offer = offerOf(typed({ 'rooms-0-1': '0', answer: '  ' }), asked, lines)
    expect(offer.nights).toEqual([{ roomId: king, night: '2027-03-12', rooms: 60, rate: 14_950 }])
    expect(offer).toMatchObject({ cutOff: null, guaranteedPercent: null, rebate: null, answer: null })
    expect(BlockOffer.safeParse(offer).success).toBe(true)
  })

  test.each([
    ['10,000', 10_000],
    ['1', 1],
    [' 7 ', 7],
  ])('reads %s rooms', (text, rooms) => {
    expect(offerOf(typed({ 'rooms-0-0': text }), asked, lines).nights[0]?.rooms).toBe(rooms)
  })

  test.each([
    ['0', 0],
    ['0.01', 1],
    ['129.50', 12_950],
    ['$1,299.5', 129_950],
    ['100000', 10_000_000],
  ])('reads a rate of %s to the cent', (text, rate) => {
    expect(offerOf(typed({ 'rate-0': text }), asked, lines).nights[0]?.rate).toBe(rate)
  })

  test('is refused by the schema where a term is no number', () => {
    for (const name of ['guaranteedPercent', 'compPer', 'rebate'])
      expect(BlockOffer.safeParse(offerOf(typed({ [name]: 'a lot' }), asked, lines)).success).toBe(false)
  })
})

describe('what is wrong', () => {
  test.each(['0', '1', '10,000', ''])('nothing with %s rooms on one of the nights', (rooms) => {
    expect(errors({ [roomsField(0, 1)]: rooms })).toEqual({})
  })

  test.each([
    ['10,001', 'Must be 10,000 or fewer.'],
    ['−1', 'Enter a whole number.'],
    ['-1', 'Must be 0 or more.'],
    ['1.5', 'Enter a whole number.'],
    ['many', 'Enter a whole number.'],
  ])('%s rooms are told at their night', (rooms, error) => {
    expect(errors({ [roomsField(0, 1)]: rooms })).toEqual({ [roomsField(0, 1)]: error })
  })

  test.each(['0', '100,000', '129.50'])('nothing with a rate of %s', (rate) => {
    expect(errors({ [rateField(0)]: rate })).toEqual({})
  })

  test.each([
    ['', 'Enter an amount, such as 129 or 129.50.'],
    ['-1', 'Must be 0 or more.'],
    ['100,000.01', 'Must be 100,000 or less.'],
    ['1000000000000', 'Must be 100,000 or less.'],
    ['129.505', 'Use at most two decimals, such as 129.50.'],
  ])('a rate of "%s" is told at its type', (rate, error) => {
    expect(errors({ [rateField(0)]: rate })).toEqual({ [rateField(0)]: error })
  })

  test('nothing with the rate of a type of which no room is offered', () => {
    expect(errors({ [rateField(1)]: 'much' })).toEqual({})
  })

  test.each(['', '0', ' '])('an offer of "%s" rooms on every night is told at the first', (rooms) => {
    const first = 'Offer a room on one night at least, or decline.'
    expect(errors({ 'rooms-0-0': rooms, 'rooms-0-1': rooms })).toEqual({ 'rooms-0-0': first })
  })

  test('rooms that can not be read are told, and not that none are offered', () => {
    expect(errors({ 'rooms-0-0': 'sixty', 'rooms-0-1': '' })).toEqual({
      'rooms-0-0': 'Enter a whole number.',
    })
    expect(errors({ 'rooms-0-0': '', 'rooms-0-1': '-4' })).toEqual({ 'rooms-0-1': 'Must be 0 or more.' })
  })
})
