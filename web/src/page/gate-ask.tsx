import { opens, type GateTier } from '@app/contract/gates.ts'
import { everyPage } from '../api/every-page.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useReadWith } from '../platform/calls/use-read.ts'
import { gateWords, tierThatOpens } from './membership-words.ts'
import { plansPath } from './plans-path.ts'

/** The pages that the reader manages, with their memberships. */
export const useManagedMemberships = () =>
  useReadWith(
    calls['contact-mgmt'].membershipAsks.my,
    {},
    { name: 'all', load: async (list) => everyPage(async (page) => list(page)) },
  )

/** What opens a gate that stops the reader: the page that lacks a tier, with the way to ask for it. */
export function GateAsk({ gate }: { gate: GateTier }) {
  const { data: managed = [] } = useManagedMemberships()
  const [first] = managed.flatMap(({ profile, membership }) => {
    const tier = tierThatOpens(profile.kind, gate)
    const isOpen = opens(gate, [{ kind: profile.kind, ...membership }])
    return tier === null || isOpen ? [] : [{ profile, membership, tier }]
  })
  if (first === undefined) return <ButtonLink to={plansPath()}>See the plans</ButtonLink>
  const { profile, membership, tier } = first
  const has =
    membership.tier === null
      ? 'no membership'
      : membership.isActive
        ? membership.tier
        : `${membership.tier}, not active`
  return (
    <Stack gap="3" align="start">
      <p>{`${profile.name} has ${has}. ${tier} opens ${gateWords[gate]} to its team.`}</p>
      <ButtonLink to={plansPath({ page: profile.id, tier })} variant="primary">
        Ask for it
      </ButtonLink>
    </Stack>
  )
}
