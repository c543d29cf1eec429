import { Button } from '../components/actions/button.tsx'
import { Avatar } from '../components/pictures/avatar.tsx'
import { date } from '../components/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { useRefusals, useRefusedPeople } from '../page/refused-people.ts'
import { AccountRow, AccountRows } from './account-row.tsx'
import styles from './account.module.css'

/** The people whom the reader blocked. */
export function BlockedPeople() {
  const refused = useRefusedPeople()
  const { unblock } = useRefusals()
  return (
    <Loaded query={refused} errorTitle="The people you blocked didn’t load.">
      {(people) =>
        people.length === 0 ? (
          <p className="sm mut">Nobody. You can block a person in your conversation with them.</p>
        ) : (
          <AccountRows label="Blocked people">
            {people.map(({ id, name, picture, createdDate }) => (
              <AccountRow
                key={id}
                lead={<Avatar name={name} picture={picture} />}
                action={
                  <Button onClick={() => unblock({ id, name })}>
                    Unblock<span className="sr"> {name}</span>
                  </Button>
                }
              >
                <p className={styles.name}>{name}</p>
                <p className="xs dim">Since {date(createdDate)}</p>
              </AccountRow>
            ))}
          </AccountRows>
        )
      }
    </Loaded>
  )
}
