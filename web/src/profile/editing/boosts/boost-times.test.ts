import { expect, test } from 'vitest'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { byTime, freeWithin, overlapped, timeOf } from './boost-times.ts'

const boost = (startDate: string, endDate: string) => ({ id: startDate, startDate, endDate })
const today = '2027-03-14'

test('a boost runs on its first and on its last day', () => {
  expect(timeOf(boost('2027-03-14', '2027-03-14'), today)).toBe('running')
  expect(timeOf(boost('2027-03-01', '2027-03-13'), today)).toBe('past')
  expect(timeOf(boost('2027-03-15', '2027-03-15'), today)).toBe('upcoming')
})

test('days end at midnight UTC, as in searches', () => {
  const evening = new Date('2027-03-13T21:30:00-05:00')
  expect(timeOf(boost('2027-03-13', '2027-03-13'), dayOf(evening))).toBe('past')
})

test('upcoming boosts are in order, past ones start with the latest', () => {
  const all = ['2027-01-01', '2027-05-01', '2027-02-01', '2027-04-01'].map((day) => boost(day, day))
  const { running, upcoming, past } = byTime(all, today)
  expect(running).toEqual([])
  expect(upcoming.map(({ id }) => id)).toEqual(['2027-04-01', '2027-05-01'])
  expect(past.map(({ id }) => id)).toEqual(['2027-02-01', '2027-01-01'])
})

test('one common day is an overlap, the day after is not', () => {
  const booked = [boost('2027-03-10', '2027-03-12')]
  expect(overlapped(booked, '2027-03-12', '2027-03-20')).toBe(booked[0])
  expect(overlapped(booked, '2027-03-13', '2027-03-20')).toBeUndefined()
})

test('what is left of days that others booked are the parts between their bookings', () => {
  const booked = [
    boost('2027-03-12', '2027-03-13'),
    boost('2027-03-01', '2027-03-05'),
    boost('2027-03-18', '2027-03-30'),
  ]
  expect(freeWithin(booked, '2027-03-04', '2027-03-20')).toEqual([
    { startDate: '2027-03-06', endDate: '2027-03-11' },
    { startDate: '2027-03-14', endDate: '2027-03-17' },
  ])
  expect(freeWithin(booked, '2027-03-02', '2027-03-05')).toEqual([])
  expect(freeWithin(booked, '2027-03-06', '2027-03-07')).toEqual([
    { startDate: '2027-03-06', endDate: '2027-03-07' },
  ])
})
