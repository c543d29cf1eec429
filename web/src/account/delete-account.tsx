import type { Api } from '@app/contract/api.ts'
import { Link } from 'react-router'
import { reasonOf } from '../api/problem.ts'
import { signOut } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { RuledItem, RuledList } from '../components/display/ruled-list.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { counted } from '../components/format.ts'
import { forgetUnsaved } from '../page/leave-guard.tsx'
import { Loaded } from '../page/loaded.tsx'
import type { UserProfile } from '../api/own-account.ts'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { FormBanner } from '../platform/form/form-banner.tsx'

const { users } = calls['user-mgmt']

type DeletionObstacles = Awaited<ReturnType<Api['user-mgmt']['users']['deletion']>>['data']

interface DeleteAccountProps {
  user: UserProfile
  onDeleted: () => void
  onCancel: () => void
}

/** What prevents the deletion, or its confirmation. */
export function DeleteAccount(props: DeleteAccountProps) {
  const { id } = props.user
  // It changes on other pages, where somebody else becomes a manager.
  const obstacles = useRead(users.deletion, { id }, { staleTime: 0 })
  return (
    <Loaded query={obstacles} errorTitle="This didn’t load.">
      {(found) => (
        <Deletion
          {...props}
          obstacles={found.data}
          isChecking={obstacles.isFetching}
          check={() => void obstacles.refetch()}
        />
      )}
    </Loaded>
  )
}

const isFree = ({ profileCount, isLastAdmin, isImporting }: DeletionObstacles) =>
  profileCount === 0 && !isLastAdmin && !isImporting

interface DeletionProps extends DeleteAccountProps {
  obstacles: DeletionObstacles
  isChecking: boolean
  check: () => void
}

function Deletion({ user, onDeleted, onCancel, obstacles, isChecking, check }: DeletionProps) {
  const { run, isBusy, error } = useWrite(users.remove, {
    confirm: () => ({
      title: 'Delete your account?',
      text: 'It cannot be undone. You are signed out everywhere, and nobody can restore what is deleted.',
      confirmText: 'Delete my account',
      keyword: user.email,
      isDangerous: true,
    }),
    async onDone() {
      forgetUnsaved()
      // First, so that nothing on the page calls with a token of the deleted account.
      onDeleted()
      await signOut({ staysOnPage: true })
    },
    onFailed: check,
  })

  return (
    <>
      <FormBanner>
        {error === null ? undefined : `Your account was not deleted. ${reasonOf(error)}`}
      </FormBanner>
      {!isFree(obstacles) && <Obstacles obstacles={obstacles} />}
      <Row>
        {isFree(obstacles) ? (
          <Button variant="danger" icon="trash-2" isBusy={isBusy} onClick={() => run({ id: user.id })}>
            Delete my account for good
          </Button>
        ) : (
          <Button icon="refresh-cw" isBusy={isChecking} onClick={check}>
            Check again
          </Button>
        )}
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </>
  )
}

function Obstacles({ obstacles }: { obstacles: DeletionObstacles }) {
  const { profiles, profileCount, isLastAdmin, isImporting } = obstacles
  const hidden = profileCount - profiles.length
  return (
    <Stack gap="2">
      <Banner tone="warn" isLive>
        <p className="semi">You can’t delete your account yet.</p>
        {isLastAdmin && <p>You are the only administrator. Give the role to somebody else first.</p>}
        {isImporting && <p>One of your imports is running. Wait until it is complete.</p>}
        {profileCount > 0 && (
          <p>
            {`You are the only manager of ${counted(profileCount, 'page')}. Make somebody else a manager of each, or delete it.`}
          </p>
        )}
      </Banner>
      {profiles.length > 0 && (
        <div>
          <RuledList>
            {profiles.map(({ kind, id, name }) => (
              <RuledItem key={id}>
                <Link className="link" to={`${profilePath(kinds[kind], id)}#team`}>
                  {name}
                </Link>
                <span className="sm mut">{kinds[kind].noun.one}</span>
              </RuledItem>
            ))}
          </RuledList>
          {hidden > 0 && <p className="sm mut">{`And ${counted(hidden, 'more', 'more')}.`}</p>}
        </div>
      )}
    </Stack>
  )
}
