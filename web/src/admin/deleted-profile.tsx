import type { Api } from '@app/contract/api.ts'
import { Link } from 'react-router'
import { reasonOf } from '../api/problem.ts'
import { profileTouches } from '../api/profile-changed.ts'
import { Button } from '../components/actions/button.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds, type KindFacts } from '../kind/registry.ts'
import { capitalized, date, listOfFirst } from '../components/format.ts'
import { moment } from '../page/moment.ts'
import { isMissing } from '../page/null-if-missing.ts'
import { cityAndState } from '../page/place-words.ts'
import { Row } from '../platform/boxes/row.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AdminRow } from './admin-row.tsx'
import { toAuditLog } from './audit-query.ts'

type Calls = Api['contact-mgmt']['deletedProfiles']
export type Deleted = Awaited<ReturnType<Calls['list']>>['data'][number]

interface DeletedProfileProps {
  profile: Deleted
  /** Before it leaves the list. */
  onRestored: () => void
}

/** A deleted page: who deleted it and when, and who would manage it after a restore. */
export function DeletedProfile({ profile, onRestored }: DeletedProfileProps) {
  const { id, name, deletedDate, deletedBy, endDate } = profile
  const kind = kinds[profile.kind]
  const { restore, isBusy } = useRestore(kind, profile, onRestored)
  return (
    <AdminRow
      name={name}
      side={
        <div className="sm">
          <p>{`Deleted ${moment(deletedDate)} by ${deletedBy?.name ?? 'an import or a former member'}`}</p>
          <p className="mut">{`Can be restored until ${date(endDate)}`}</p>
        </div>
      }
      actions={
        <Row gap="2 4">
          <Button icon="undo-2" isBusy={isBusy} onClick={restore}>
            Restore<span className="sr"> {name}</span>
          </Button>
          <Link className="link sm" to={toAuditLog({ page: id })}>
            Changes<span className="sr"> to {name}</span>
          </Link>
        </Row>
      }
    >
      <p className="sm mut">
        {[capitalized(kind.noun.one), cityAndState(profile)].filter(Boolean).join(' · ')}
      </p>
      <p className="sm">{teamText(kind, profile)}</p>
    </AdminRow>
  )
}

/** Who manages the page after a restore, or what it needs. */
function teamText({ isPublishedByTeam }: KindFacts, { team, teamCount, isManaged }: Deleted): string {
  if (!isManaged) {
    const claim = isPublishedByTeam ? '' : ', or let somebody claim it'
    return `Nobody manages it anymore, so it comes back without a team. Invite a manager on its page after the restore${claim}.`
  }
  if (teamCount === 0) return 'Team: that of the organization or company that owns it'
  const names = team.map((member) => `${member.name} (${member.role})`)
  return `Team: ${listOfFirst(names, names.length, teamCount)}`
}

function useRestore(kind: KindFacts, { id, name, isManaged }: Deleted, onRestored: () => void) {
  const toast = useToast()
  const refreshing = {
    touches: [...profileTouches(kind, id), calls['contact-mgmt'].deletedProfiles],
    isTouchedByFailure: true,
  }
  const deleting = useWrite(async (api: Api, input: { id: string }) => kind.calls(api).remove(input), {
    ...refreshing,
    onDone: () => toast.success(`${name} is deleted again.`),
  })
  const { run, isBusy } = useWrite(
    async (api: Api, input: { id: string }) => kind.calls(api).restore(input),
    {
      ...refreshing,
      onDone() {
        onRestored()
        toast.success(`${name} is restored${isManaged ? '' : ' without a team'}.`, {
          action: { label: 'Undo', onPress: () => deleting.run({ id }) },
        })
      },
      onFailed: (error) =>
        toast.error(
          isMissing(error)
            ? `${name} was restored already, or is gone.`
            : `Nothing was changed. ${reasonOf(error)}`,
        ),
    },
  )
  return { restore: () => run({ id }), isBusy }
}
