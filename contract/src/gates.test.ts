import { describe, expect, test } from 'vitest'
import { countsAsMembership, gates, opens, type GateMembership } from './gates.ts'

const kinds = ['facility', 'destination', 'business', 'hotel'] as const
const tiers = [null, 'Legacy', 'Bronze', 'Silver', 'Gold'] as const
const every: GateMembership[] = kinds.flatMap((kind) =>
  tiers.flatMap((tier) => [true, false].map((isActive) => ({ kind, isActive, tier }))),
)
const nameOf = ({ kind, isActive, tier }: GateMembership) =>
  `${isActive ? 'active' : 'inactive'} ${tier ?? 'untiered'} ${kind}`
const passing = (gate: (membership: GateMembership) => boolean) => every.filter(gate).map(nameOf)

describe('of 40 memberships', () => {
  test('these count as memberships', () => {
    expect(passing(countsAsMembership)).toEqual([
      'active untiered facility',
      'active Legacy facility',
      'active Silver facility',
      'active Gold facility',
      'active untiered destination',
      'active Legacy destination',
      'active Bronze destination',
      'active Silver destination',
      'active Gold destination',
      'active untiered business',
      'active Legacy business',
      'active Silver business',
      'active Gold business',
    ])
  })

  test('these open the RFP marketplace', () => {
    expect(passing(gates.rfpMarketplace)).toEqual([
      'active Silver facility',
      'active Gold facility',
      'active Bronze destination',
      'active Silver destination',
      'active Gold destination',
    ])
  })

  test('these open hot leads', () => {
    expect(passing(gates.hotLeads)).toEqual([
      'active Silver facility',
      'active Gold facility',
      'active Silver destination',
      'active Gold destination',
      'active Silver business',
      'active Gold business',
    ])
  })

  test('all active ones but those of hotels, which have none, open organization stats', () => {
    expect(passing(gates.organizationStats)).toEqual(
      every.filter(({ kind, isActive }) => isActive && kind !== 'hotel').map(nameOf),
    )
  })
})

const gold: GateMembership = { kind: 'facility', isActive: true, tier: 'Gold' }
const lapsed: GateMembership = { kind: 'facility', isActive: false, tier: 'Gold' }

test.each(['rfpMarketplace', 'hotLeads', 'organizationStats'] as const)(
  'without a membership, %s is closed',
  (tier) => {
    expect(opens(tier, [])).toBe(false)
  },
)

test('one of several memberships is enough to open a gate', () => {
  expect(opens('hotLeads', [lapsed, gold])).toBe(true)
})

test('two inactive memberships do not open a gate', () => {
  expect(opens('hotLeads', [lapsed, lapsed])).toBe(false)
})

test('an active membership and an inactive one of the right tier do not open a gate together', () => {
  const activeLegacy: GateMembership = { kind: 'facility', isActive: true, tier: 'Legacy' }
  expect(opens('hotLeads', [activeLegacy, lapsed])).toBe(false)
})
