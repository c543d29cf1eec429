import type { Api } from '@app/contract/api.ts'
import { signOut } from '../api/session.ts'
import { Tag } from '../components/actions/chip.tsx'
import { Button } from '../components/actions/button.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { moment } from '../page/moment.ts'
import { Loaded } from '../page/loaded.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AccountRow, AccountRows } from './account-row.tsx'
import { SideSection } from '../page/side-section.tsx'
import styles from './account.module.css'

const operations = calls['user-mgmt'].users.sessions

type UserSession = Awaited<ReturnType<Api['user-mgmt']['users']['sessions']['list']>>['data'][number]

interface SessionsSectionProps {
  /** That of the settings. Null: that of the browser. */
  timeZone: string | null
}

export function SessionsSection({ timeZone }: SessionsSectionProps) {
  const sessions = useRead(operations.list, {})
  return (
    <SideSection
      id="sessions"
      title="Sessions"
      text="Where you are signed in. Sign out a browser that you no longer use. It loses access right away."
    >
      <Loaded query={sessions} errorTitle="Your sessions didn’t load.">
        {({ data: list }) =>
          list.length === 0 ? (
            <p className="sm mut">Your sessions are managed where you log in.</p>
          ) : (
            <AccountRows>
              {currentFirst(list).map((session) => (
                <SessionRow key={session.id} {...{ session, timeZone }} />
              ))}
            </AccountRows>
          )
        }
      </Loaded>
      <SignOutEverywhere />
    </SideSection>
  )
}

const currentFirst = (sessions: readonly UserSession[]) =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))

const isPhone = (device: string) => /iPhone|iPad|Android/.test(device)

function SessionRow({ session, timeZone }: { session: UserSession } & SessionsSectionProps) {
  const device = session.device ?? 'Unknown browser'
  const time = (instant: string) => moment(instant, timeZone ?? undefined)
  const { run, isBusy } = useWrite(operations.end, {
    done: `${device} is signed out.`,
    failed: 'Not signed out.',
    touches: [operations],
    isTouchedByFailure: true,
  })
  return (
    <AccountRow
      lead={
        <span className={styles.icon}>
          <Icon name={isPhone(device) ? 'smartphone' : 'monitor'} />
        </span>
      }
      action={
        session.isCurrent ? (
          <Tag tone="good">This device</Tag>
        ) : (
          <Button isBusy={isBusy} onClick={() => run({ sessionId: session.id })}>
            Sign out<span className="sr"> {device}</span>
          </Button>
        )
      }
    >
      <h3 className={styles.name}>{device}</h3>
      <p className="xs mut">
        {`Signed in ${time(session.createdDate)}, ${
          session.isCurrent ? 'active now' : `last used ${time(session.lastUsedDate)}`
        }`}
      </p>
    </AccountRow>
  )
}

function SignOutEverywhere() {
  const { run, isBusy } = useWrite(operations.endAll, {
    confirm: () => ({
      title: 'Sign out everywhere?',
      text: 'You are signed out in all browsers at once, here too.',
      confirmText: 'Sign out everywhere',
      isDangerous: true,
    }),
    onDone: () => signOut({ staysOnPage: true }),
    done: 'You are signed out everywhere.',
    failed: 'Not signed out.',
  })
  return (
    <div>
      <Button variant="quiet" icon="log-out" isBusy={isBusy} onClick={() => run({ data: {} })}>
        Sign out everywhere
      </Button>
    </div>
  )
}
