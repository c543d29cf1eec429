import { signOut } from '../api/session.ts'
import { Tag } from '../components/actions/chip.tsx'
import { Button } from '../components/actions/button.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { moment } from '../page/moment.ts'
import { Loaded } from '../page/loaded.tsx'
import { sessionsKey, useAccountWrite, useSessions, type UserSession } from './account-calls.ts'
import { AccountSection } from './account-section.tsx'
import rows from './rows.module.css'

interface SessionsSectionProps {
  /** That of the settings. Null: that of the browser. */
  timeZone: string | null
}

export function SessionsSection({ timeZone }: SessionsSectionProps) {
  const sessions = useSessions()
  return (
    <AccountSection
      id="sessions"
      title="Sessions"
      text="Where you are signed in. Sign out a browser that you no longer use. It loses access right away."
    >
      <Loaded query={sessions} errorTitle="Your sessions didn’t load.">
        {(list) =>
          list.length === 0 ? (
            <p className="sm mut">Your sessions are managed where you log in.</p>
          ) : (
            <ul className={rows.rows}>
              {currentFirst(list).map((session) => (
                <SessionRow key={session.id} {...{ session, timeZone }} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <SignOutEverywhere />
    </AccountSection>
  )
}

const currentFirst = (sessions: readonly UserSession[]) =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))

const isPhone = (device: string) => /iPhone|iPad|Android/.test(device)

function SessionRow({ session, timeZone }: { session: UserSession } & SessionsSectionProps) {
  const device = session.device ?? 'Unknown browser'
  const time = (instant: string) => moment(instant, timeZone ?? undefined)
  const toast = useToast()
  const { run, isBusy } = useAccountWrite((users) => users.sessions.end({ sessionId: session.id }), {
    onDone: () => toast.success(`${device} is signed out.`),
    failed: 'Not signed out.',
    onSettled: (queries) => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
  return (
    <li className={rows.row}>
      <span className={rows.icon}>
        <Icon name={isPhone(device) ? 'smartphone' : 'monitor'} />
      </span>
      <div>
        <h3 className={rows.name}>{device}</h3>
        <p className="xs mut">
          {`Signed in ${time(session.createdDate)}, ${
            session.isCurrent ? 'active now' : `last used ${time(session.lastUsedDate)}`
          }`}
        </p>
      </div>
      {session.isCurrent ? (
        <Tag tone="good">This device</Tag>
      ) : (
        <Button isBusy={isBusy} onClick={() => run()}>
          Sign out<span className="sr"> {device}</span>
        </Button>
      )}
    </li>
  )
}

function SignOutEverywhere() {
  const confirm = useConfirm()
  const toast = useToast()
  const { run, isBusy } = useAccountWrite((users) => users.sessions.endAll({ data: {} }), {
    async onDone() {
      await signOut({ staysOnPage: true })
      toast.success('You are signed out everywhere.')
    },
    failed: 'Not signed out.',
  })
  async function ask() {
    const outcome = await confirm({
      title: 'Sign out everywhere?',
      text: 'You are signed out in all browsers at once, here too.',
      confirmText: 'Sign out everywhere',
      isDangerous: true,
    })
    if (outcome === 'confirmed') run()
  }
  return (
    <div className={rows.more}>
      <Button variant="quiet" icon="log-out" isBusy={isBusy} onClick={() => void ask()}>
        Sign out everywhere
      </Button>
    </div>
  )
}
