import { expect, test } from 'vitest'
import { auditFilterOf, auditQueryOf, toAuditLog } from './audit-query.ts'

const all = {
  page: '01900000-0000-7000-8000-000000000001',
  person: '01900000-0000-7000-8000-000000000002',
  operation: 'facility-mgmt.facilities.update',
  from: '2026-03-01',
  to: '2026-03-31',
  before: '17',
}

test('writes all filters into the address and reads them back', () => {
  expect(auditQueryOf(new URL(toAuditLog(all), 'http://x').searchParams)).toEqual(all)
})

test('without filters has no query', () => {
  expect(toAuditLog({})).toBe('/admin/log')
})

test.each(['operation=&from=2026-02-30', 'page=17&person=x', 'before=-1', 'operation=a%20b'])(
  'ignores what the API would refuse: %s',
  (search) => {
    expect(auditQueryOf(new URLSearchParams(search))).toEqual({})
  },
)

test('includes the last day, in the reader’s time zone', () => {
  const { from, until } = auditFilterOf({ from: '2026-03-01', to: '2026-03-01' })
  expect(from).toBe(new Date(2026, 2, 1).toISOString())
  expect(until).toBe(new Date(2026, 2, 2).toISOString())
})
