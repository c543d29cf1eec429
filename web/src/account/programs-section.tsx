import type { Api } from '@app/contract/api.ts'
import { programScopeLabels } from '@app/contract/rules/program-scopes.ts'
import { Button } from '../components/actions/button.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { Loaded } from '../page/loaded.tsx'
import { moment } from '../page/moment.ts'
import { SideSection } from '../page/side-section.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AccountRow, AccountRows } from './account-row.tsx'
import styles from './account.module.css'

const operations = calls['user-mgmt'].users.programs

type Program = Awaited<ReturnType<Api['user-mgmt']['users']['programs']['list']>>['data']['programs'][number]

interface ProgramsSectionProps {
  /** That of the settings. Null: that of the browser. */
  timeZone: string | null
}

/** Programs of others that act for the reader. */
export function ProgramsSection({ timeZone }: ProgramsSectionProps) {
  const programs = useRead(operations.list, {})
  return (
    <SideSection
      id="programs"
      title="Connected programs"
      text="Assistants and other programs that act for you. Disconnect one, and it loses access right away."
    >
      <Loaded query={programs} errorTitle="Your programs didn’t load.">
        {({ data: { isManagedHere, programs: list } }) =>
          !isManagedHere ? (
            <p className="sm mut">Your programs are managed where you log in.</p>
          ) : list.length === 0 ? (
            <p className="sm mut">No programs are connected.</p>
          ) : (
            <AccountRows>
              {list.map((program) => (
                <ProgramRow key={program.id} {...{ program, timeZone }} />
              ))}
            </AccountRows>
          )
        }
      </Loaded>
    </SideSection>
  )
}

const scopeWords = new Map<string, string>(Object.entries(programScopeLabels))

function ProgramRow({ program, timeZone }: { program: Program } & ProgramsSectionProps) {
  const { id, name, host, scopes, createdDate, lastUsedDate } = program
  const time = (instant: string) => moment(instant, timeZone ?? undefined)
  const { run, isBusy } = useWrite(operations.end, {
    confirm: () => ({
      title: `Disconnect ${name}?`,
      text: 'It loses access at once. To use it again, connect it again.',
      confirmText: 'Disconnect',
    }),
    done: `${name} is disconnected.`,
    failed: 'Not disconnected.',
    touches: [operations],
    isTouchedByFailure: true,
  })
  return (
    <AccountRow
      lead={
        <span className={styles.icon}>
          <Icon name="link" />
        </span>
      }
      action={
        <Button isBusy={isBusy} onClick={() => run({ programId: id })}>
          Disconnect<span className="sr"> {name}</span>
        </Button>
      }
    >
      <h3 className={styles.name}>{name}</h3>
      <p className="xs mut">{[host, ...scopes.map((scope) => scopeWords.get(scope) ?? scope)].join(', ')}</p>
      <p className="xs mut">{`Connected ${time(createdDate)}, last used ${time(lastUsedDate)}`}</p>
    </AccountRow>
  )
}
