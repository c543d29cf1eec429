import type { Api } from '@app/contract/api.ts'
import { profileTouches } from '../api/profile-changed.ts'
import { Button } from '../components/actions/button.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { capitalized, date } from '../components/format.ts'
import { cityAndState } from '../page/place-words.ts'
import { Row } from '../platform/boxes/row.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AdminRow, PersonLink } from './admin-row.tsx'

const { nameChanges } = calls['contact-mgmt']

type Calls = Api['contact-mgmt']['nameChanges']
export type AdminNameChange = Awaited<ReturnType<Calls['list']>>['data'][number]
type Status = Parameters<Calls['decide']>[0]['data']['status']

interface NameChangeProps {
  change: AdminNameChange
  /** Before it leaves the list. */
  onDecided: () => void
}

/** The old and the new name of a page, to accept or undo. */
export function NameChange({ change, onDecided }: NameChangeProps) {
  const { profile, place, oldName, newName, user } = change
  const kind = kinds[profile.kind]
  const confirm = useConfirm()
  const { decide, isBusy } = useDecision(change, onDecided)
  const where = cityAndState(place)

  async function undo() {
    const outcome = await confirm({
      title: `Name the page “${oldName}” again?`,
      text: 'Its managers are emailed that you restored the old name. Everything else on the page stays.',
      confirmText: 'Undo the change',
    })
    if (outcome === 'confirmed') decide('Undone')
  }

  return (
    <AdminRow
      name={newName}
      to={profilePath(kind, profile.id)}
      side={
        <p className="sm">
          {`Changed ${date(change.changedDate)} by `}
          {user === null ? 'a deleted account' : <PersonLink {...user} />}
        </p>
      }
      actions={
        <Row>
          <Button
            icon="circle-check"
            isBusy={isBusy}
            aria-keyshortcuts="a"
            onClick={() => decide('Accepted')}
          >
            Accept<span className="sr"> the name {newName}</span>
          </Button>
          <Button variant="quiet" icon="rotate-ccw" onClick={() => void undo()}>
            Undo<span className="sr"> the change to {newName}</span>
          </Button>
        </Row>
      }
    >
      <p>
        <span className="mut">Before: </span>
        {oldName}
      </p>
      <p className="sm mut">{[capitalized(kind.noun.one), where].filter(Boolean).join(' · ')}</p>
    </AdminRow>
  )
}

function useDecision({ id, profile, oldName, newName }: AdminNameChange, onDecided: () => void) {
  const toast = useToast()
  const { run, isBusy } = useWrite(nameChanges.decide, {
    onDone({ data: { status } }) {
      onDecided()
      toast.success(
        status === 'Accepted'
          ? `The page stays “${newName}”.`
          : `The page is “${oldName}” again. We told its managers.`,
      )
    },
    touches: [nameChanges, ...profileTouches(kinds[profile.kind], profile.id)],
    isTouchedByFailure: true,
  })
  return { decide: (status: Status) => run({ data: { nameChangeId: id, status } }), isBusy }
}
