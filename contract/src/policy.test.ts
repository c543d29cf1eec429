import { describe, expect, test } from 'vitest'
import { mayWrite, objection, type Standing } from './policy.ts'
import { rungs, type Rung } from './route.ts'

const standing = (rung: Rung, changes: Partial<Standing> = {}): Standing => ({
  rung,
  isOwnItem: false,
  opens: () => false,
  ...changes,
})
const objections = (route: Parameters<typeof objection>[0], changes: Partial<Standing> = {}) =>
  rungs.map((rung) => objection(route, standing(rung, changes)))

describe('allow', () => {
  test.each<[allow: Rung, admitted: Rung[]]>([
    ['visitor', ['visitor', 'user', 'member', 'manager', 'admin']],
    ['user', ['user', 'member', 'manager', 'admin']],
    ['member', ['member', 'manager', 'admin']],
    ['manager', ['manager', 'admin']],
    ['admin', ['admin']],
  ])('%s allows that rung and higher ones', (allow, admitted) => {
    expect(rungs.filter((rung) => objection({ allow }, standing(rung)) === null)).toEqual(admitted)
  })

  test('rejects a lower rung even with an own item and an open gate', () => {
    const route = { allow: 'manager', check: 'author', gate: { of: 'owner', tier: 'hotLeads' } } as const
    expect(objection(route, standing('user', { isOwnItem: true, opens: () => true }))).toBe('rung')
  })
})

describe('check', () => {
  test('author allows only the author and admins', () => {
    const route = { allow: 'user', check: 'author' } as const
    expect(objections(route)).toEqual(['rung', 'author', 'author', 'author', null])
    expect(objections(route, { isOwnItem: true })).toEqual(['rung', null, null, null, null])
  })

  test('self allows only the person that the item is about, managers and admins', () => {
    const route = { allow: 'member', check: 'self' } as const
    expect(objections(route)).toEqual(['rung', 'rung', 'self', null, null])
    expect(objections(route, { isOwnItem: true })).toEqual(['rung', 'rung', null, null, null])
  })

  test('outsider allows only users outside the team and admins', () => {
    const route = { allow: 'user', check: 'outsider' } as const
    expect(objections(route)).toEqual(['rung', null, 'outsider', 'outsider', null])
    expect(objections(route, { isOwnItem: true })).toEqual(['rung', null, 'outsider', 'outsider', null])
  })
})

describe('gate', () => {
  const gate = { of: 'caller', tier: 'hotLeads' } as const

  test('a closed gate allows only admins', () => {
    expect(objections({ allow: 'user', gate })).toEqual(['rung', 'gate', 'gate', 'gate', null])
  })

  test('an open gate allows all rungs that the route allows', () => {
    expect(objections({ allow: 'user', gate }, { opens: () => true })).toEqual([
      'rung',
      null,
      null,
      null,
      null,
    ])
  })

  test('the gate of the route is evaluated, including its `of`', () => {
    const opens: Standing['opens'] = ({ of, tier }) => of === 'caller' && tier === 'hotLeads'
    const reasonFor = (routeGate: typeof gate | { of: 'owner'; tier: 'hotLeads' }) =>
      objection({ allow: 'visitor', gate: routeGate }, standing('visitor', { opens }))
    expect(reasonFor(gate)).toBeNull()
    expect(reasonFor({ of: 'owner', tier: 'hotLeads' })).toBe('gate')
  })

  test('a failed check is reported before a closed gate', () => {
    expect(objection({ allow: 'user', check: 'author', gate }, standing('user'))).toBe('author')
  })
})

describe('fields', () => {
  const route = { allow: 'manager', fields: { membership: 'admin', name: 'manager' } } as const
  const objectionTo = (field: string) => rungs.map((rung) => objection(route, standing(rung), field))

  test('a restricted field requires its own rung in addition to that of the route', () => {
    expect(objectionTo('membership')).toEqual(['rung', 'rung', 'rung', 'field', null])
  })

  test('an unrestricted field requires only the rung of the route', () => {
    expect(objectionTo('name')).toEqual(['rung', 'rung', 'rung', null, null])
    expect(objectionTo('city')).toEqual(['rung', 'rung', 'rung', null, null])
  })

  test('without a field, restricted fields are ignored', () => {
    expect(objections(route)).toEqual(['rung', 'rung', 'rung', null, null])
  })

  test('mayWrite compares the rung with that of the field', () => {
    expect(rungs.filter((rung) => mayWrite(route, 'membership', rung))).toEqual(['admin'])
    expect(rungs.filter((rung) => mayWrite(route, 'city', rung))).toEqual([...rungs])
    expect(rungs.filter((rung) => mayWrite({}, 'membership', rung))).toEqual([...rungs])
  })
})
