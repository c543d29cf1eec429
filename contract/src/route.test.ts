import { describe, expect, test } from 'vitest'
import { Nothing } from './envelope.ts'
import { admitsLink, route, withRights, type RouteRecord } from './route.ts'

const declare = (record: Partial<RouteRecord> & Pick<RouteRecord, 'path' | 'owner'>) => () =>
  route({ method: 'PUT', allow: 'user', reply: Nothing, ...record })

test.each<[name: string, record: Parameters<typeof declare>[0], message: RegExp]>([
  ['an owner id in the path without `owner`', { path: '/a/{ownerId}', owner: null }, /`owner` must be set/],
  ['`owner` without an owner id in the path', { path: '/a', owner: 'facility' }, /`owner` must be set/],
  [
    'a check of the author without `item`',
    { path: '/a/{ownerId}/b/{id}', owner: 'facility', check: 'author' },
    /`item` must be set/,
  ],
  [
    'owners of the item without `item`',
    { path: '/a/{ownerId}/b/{id}', owner: ['facility', 'item'] },
    /`item` must be set/,
  ],
  [
    '`item` without {id} in the path',
    { path: '/a/{ownerId}/b', owner: 'facility', item: 'review' },
    /`item` requires \{ownerId\} and \{id\}/,
  ],
  [
    '`item` without {ownerId} in the path',
    { path: '/a/{id}', owner: 'facility', item: 'review' },
    /`item` requires \{ownerId\} and \{id\}/,
  ],
  [
    'a mailed link without `item`, about no event',
    { path: '/a/{id}', owner: 'facility', link: 'sender' },
    /`item` must be set if `link` is/,
  ],
  [
    'a check of outsiders without an owner',
    { path: '/a', owner: null, check: 'outsider' },
    /requires an owner/,
  ],
  [
    'a gate of the owner without an owner',
    { path: '/a', owner: null, gate: { of: 'owner', tier: 'hotLeads' } },
    /requires an owner/,
  ],
  [
    'a gate of an owner that is looked up by the handler',
    { path: '/a/{id}', owner: 'facility', guard: 'query', gate: { of: 'owner', tier: 'hotLeads' } },
    /requires an owner/,
  ],
])('route throws for %s', (_name, record, message) => {
  expect(declare(record)).toThrow(message)
})

test.each<[name: string, record: Parameters<typeof declare>[0]]>([
  ['no owner', { path: '/a', owner: null }],
  ['an owner addressed by {id}', { path: '/a/{id}', owner: 'facility' }],
  ['a mailed link about an event', { path: '/a/{id}', owner: 'event', link: 'sender' }],
  [
    'an item with its author',
    { path: '/a/{ownerId}/b/{id}', owner: 'facility', item: 'review', check: 'author' },
  ],
  ['a gate of the caller', { path: '/a', owner: null, gate: { of: 'caller', tier: 'hotLeads' } }],
])('route accepts %s', (_name, record) => {
  expect(declare(record)()).toMatchObject(record)
})

describe('withRights', () => {
  const plain = route({ method: 'PUT', path: '/a/{id}', owner: 'facility', allow: 'user', reply: Nothing })

  test('throws for an invalid declaration', () => {
    expect(() => withRights(plain, { check: 'author' })).toThrow(/`item` must be set/)
  })

  test('returns a route with the new permissions', () => {
    expect(withRights(plain, { check: 'outsider' })).toMatchObject({ path: '/a/{id}', check: 'outsider' })
  })
})

test.each([
  ['no side', undefined, []],
  ['one side', 'host', ['host']],
  ['both sides', ['host', 'sender'], ['host', 'sender']],
] as const)('a route that names %s admits its mailed links only', (_name, link, admitted) => {
  const sides = ['host', 'sender'] as const
  expect(sides.filter((side) => admitsLink({ link }, side))).toEqual(admitted)
})
