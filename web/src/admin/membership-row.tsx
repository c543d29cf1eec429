import type { Api } from '@app/contract/api.ts'
import { Tier, tiers } from '@app/contract/reference-lists/tiers.ts'
import { useState } from 'react'
import { profileTouches } from '../api/profile-changed.ts'
import { SelectField } from '../components/fields/select-field.tsx'
import { SwitchField } from '../components/fields/switch-field.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import type { Profile } from '../kind/profile-calls.ts'
import { profilePath, type KindFacts } from '../kind/registry.ts'
import { membershipOf, opensText } from '../page/membership-words.ts'
import { cityAndState } from '../page/place-words.ts'
import { Row } from '../platform/boxes/row.tsx'
import { useWrite } from '../platform/calls/use-write.ts'
import { AdminRow } from './admin-row.tsx'

type Membership = NonNullable<Profile['membership']>

const tierOptions = tiers.map((tier) => ({ value: tier, label: tier }))

interface MembershipRowProps {
  kind: KindFacts
  profile: Profile
}

/** The tier of a page and whether it is active. Each change is saved at once and can be undone. */
export function MembershipRow({ kind, profile }: MembershipRowProps) {
  const { id, name } = profile
  const { membership, change, isSaving } = useMembership(kind, profile)
  const { tier, isActive } = membership
  return (
    <AdminRow
      name={name}
      to={profilePath(kind, id)}
      side={
        <SelectField
          label={`Tier of ${name}`}
          isLabelHidden
          placeholder="No membership"
          options={tierOptions}
          value={tier ?? ''}
          disabled={isSaving}
          onChange={({ target }) => {
            const chosen = Tier.nullable().catch(null).parse(target.value)
            // A new membership starts at once. Without a tier, there is nothing to be active.
            change({ tier: chosen, isActive: chosen !== null && (tier === null || isActive) })
          }}
        />
      }
      actions={
        <Row>
          <SwitchField
            label={
              <>
                Active<span className="sr">: {name}</span>
              </>
            }
            checked={isActive}
            disabled={isSaving || tier === null}
            onChange={({ target }) => change({ tier, isActive: target.checked })}
          />
        </Row>
      }
    >
      <p className="sm mut">{cityAndState(profile)}</p>
      <p className="sm">{opensText({ kind: kind.name, ...membership })}</p>
    </AdminRow>
  )
}

/** The saved membership, which the list shows only once the search index has followed. */
function useMembership(kind: KindFacts, profile: Profile) {
  const { id, name } = profile
  const toast = useToast()
  const [saved, setSaved] = useState<Membership>()
  const current = saved ?? membershipOf(profile)
  const { run, isBusy } = useWrite(
    async (api: Api, { next }: Change) =>
      kind.calls(api).update({ id, patch: [{ op: 'replace', path: '/membership', value: next }] }),
    {
      onDone({ data }, { before, isUndo }) {
        const membership = membershipOf(data)
        setSaved(membership)
        if (isUndo) toast.success(`${name} has its membership of before.`)
        else
          toast.success(savedText(name, membership), {
            action: {
              label: 'Undo',
              onPress: () => run({ next: before, before: membership, isUndo: true }),
            },
          })
      },
      touches: profileTouches(kind, id),
    },
  )
  const change = (next: Membership) => run({ next, before: current, isUndo: false })
  return { membership: current, change, isSaving: isBusy }
}

interface Change {
  next: Membership
  before: Membership
  isUndo: boolean
}

const savedText = (name: string, { tier, isActive }: Membership) =>
  tier === null
    ? `${name} has no membership now.`
    : `${name} has ${tier} now${isActive ? '' : ', not active'}.`
