import { whenText } from '@app/contract/rules/event-text.ts'
import { Link } from 'react-router'
import { IconButton } from '../components/actions/icon-button.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { Loaded } from '../page/loaded.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AccountRow, AccountRows } from './account-row.tsx'
import { SideSection } from '../page/side-section.tsx'
import styles from './account.module.css'

const { ratesAlert } = calls['event-mgmt'].events

interface AwaitedEvent {
  ownerId: string
  name: string
}

/** The events whose hotel rates the reader waits for. */
export function RatesAlertsSection() {
  // As many as an account can have.
  const events = useRead(ratesAlert.mine, { take: 100 })
  const toast = useToast()
  const ask = useWrite(ratesAlert.put, { touches: [ratesAlert] })
  const stop = useWrite(
    async (api, { ownerId }: AwaitedEvent) => api['event-mgmt'].events.ratesAlert.removeMine({ ownerId }),
    {
      touches: [ratesAlert],
      onDone: (_reply, { ownerId, name }) =>
        toast.success(`We won’t tell you of ${name}.`, {
          action: { label: 'Undo', onPress: () => ask.run({ ownerId }) },
        }),
    },
  )
  return (
    <SideSection id="hotel-rates" title="Hotel rates" text="We tell you when rates for these events open.">
      <Loaded query={events} skeleton={<Skeleton />} errorTitle="Your events didn’t load.">
        {({ data }) =>
          data.length === 0 ? (
            <p className="sm mut">
              None. Where an event’s rates aren’t open yet, its list of hotels offers to tell you.
            </p>
          ) : (
            <AccountRows>
              {data.map(({ id, name, ...dates }) => (
                <AccountRow
                  key={id}
                  lead={
                    <span className={styles.icon}>
                      <Icon name="bell" />
                    </span>
                  }
                  action={
                    <IconButton
                      icon="trash-2"
                      label={`Don’t tell me of ${name}`}
                      onClick={() => stop.run({ ownerId: id, name })}
                    />
                  }
                >
                  <Link className={styles.name} to={`${profilePath(kinds.event, id)}/hotels`}>
                    {name}
                  </Link>
                  <p className="xs mut">{whenText({ ...dates, months: [] })}</p>
                </AccountRow>
              ))}
            </AccountRows>
          )
        }
      </Loaded>
    </SideSection>
  )
}
