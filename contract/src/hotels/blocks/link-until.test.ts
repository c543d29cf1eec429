import { expect, test } from 'vitest'
import { dayIn } from '../../rules/place-day.ts'
import { linkEnd, linkUntil } from './link-until.ts'

test('the last day of a link is over at every hotel when it stops working', () => {
  const lastNight = '2027-03-13'
  expect(linkUntil(lastNight)).toBe('2027-05-12')
  expect(dayIn('Etc/GMT+12', linkEnd(lastNight)) > linkUntil(lastNight)).toBe(true)
})
