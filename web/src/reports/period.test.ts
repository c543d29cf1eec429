import { describe, expect, test } from 'vitest'
import { daysOfPreset, periodError, periodIn, presetOf, presets, withPeriod } from './period.ts'

const period = (address: string) => periodIn(new URLSearchParams(address))

describe('the period of an address', () => {
  test.each([
    ['', { compare: 'before' }],
    [
      'start=2026-03-01&end=2026-03-31&compare=year',
      { startDate: '2026-03-01', endDate: '2026-03-31', compare: 'year' },
    ],
    ['end=2026-03-31&compare=moon', { endDate: '2026-03-31', compare: 'before' }],
  ])('%s', (address, expected) => {
    expect(period(address)).toEqual(expected)
  })
})

describe('a period', () => {
  test.each([
    ['with its end before its start', 'start=2026-03-02&end=2026-03-01', 'The end is before the start.'],
    ['of 801 days', 'start=2024-01-01&end=2026-03-11', 'Choose at most 800 days.'],
    ['of February 29th, 2026', 'start=2026-02-29', 'One of these days doesn’t exist. Choose others.'],
    ['of words', 'end=yesterday', 'One of these days doesn’t exist. Choose others.'],
    ['from 1899', 'start=1899-12-31', 'Choose days from Jan 1, 1900 to Dec 31, 2099.'],
  ])('%s says why it has no report', (_what, address, error) => {
    expect(periodError(period(address))).toBe(error)
  })

  test.each(['', 'start=2026-03-01', 'start=2026-03-01&end=2026-03-01', 'start=2024-01-01&end=2026-03-10'])(
    '"%s" has a report',
    (address) => {
      expect(periodError(period(address))).toBeUndefined()
    },
  )
})

describe('a chosen period', () => {
  const address = new URLSearchParams('start=2026-03-01&end=2026-03-31&compare=year&tab=views')

  test('replaces the days of the address and keeps the rest', () => {
    const next = withPeriod(address, { days: { startDate: '2026-04-01', endDate: '2026-04-02' } })
    expect(next.toString()).toBe('start=2026-04-01&end=2026-04-02&compare=year&tab=views')
  })

  test('that is the usual one leaves the address', () => {
    expect(withPeriod(address, { days: {}, compare: 'before' }).toString()).toBe('tab=views')
  })
})

describe('presets', () => {
  test.each([
    ['7', '2026-02-24'],
    ['30', '2026-02-01'],
    ['91', '2025-12-02'],
    ['year', '2025-04-01'],
  ])('%s begins on %s and ends today', (value, startDate) => {
    const today = '2026-03-02'
    const found = presets.find((preset) => preset.value === value)?.daysUntil(today)
    expect(found).toEqual({ startDate, endDate: today })
    expect(found && presetOf(found, today)?.value).toBe(value)
  })

  test('other days are no preset', () => {
    expect(presetOf({ startDate: '2026-02-24', endDate: '2026-03-01' }, '2026-03-02')).toBeUndefined()
  })

  test('the last 30 days have an address that moves on with each day', () => {
    expect(daysOfPreset('30', '2026-03-02')).toEqual({})
  })
})
