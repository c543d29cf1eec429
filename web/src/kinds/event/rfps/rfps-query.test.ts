import { expect, test } from 'vitest'
import { rfpsFilterOf, rfpsQueryOf, toRfps } from './rfps-query.ts'

const sports = ['Soccer', 'Ice Hockey'] as const
const read = (search: string) => rfpsQueryOf(new URLSearchParams(search), sports)

test('a URL has the text, the sport, the urgency and the page', () => {
  const query = read('q=dallas&sport=Ice+Hockey&urgency=0&page=2')
  expect(query).toEqual({ q: 'dallas', sport: 'Ice Hockey', urgency: 0, page: 2 })
  expect(toRfps(query)).toBe('/events/rfps?q=dallas&sport=Ice+Hockey&urgency=0&page=2')
})

test('what a URL has that no filter has is ignored', () => {
  expect(read('q=+&sport=Chess&urgency=3&page=-1')).toEqual({ page: 1 })
  expect(toRfps({ page: 1 })).toBe('/events/rfps')
})

test('the filter is sorted by date', () => {
  expect(rfpsFilterOf(read('q=dallas&sport=Soccer&urgency=1'))).toEqual({
    sort: 'date',
    text: 'dallas',
    sports: 'Soccer',
    urgency: 1,
  })
})
