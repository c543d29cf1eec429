import { Button } from '../components/actions/button.tsx'
import { Avatar } from '../components/pictures/avatar.tsx'
import { date } from '../components/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { useRefusals, useRefusedPeople } from '../page/refused-people.ts'
import rows from './rows.module.css'

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
          <ul className={rows.rows} aria-label="Blocked people">
            {people.map(({ id, name, picture, createdDate }) => (
              <li key={id} className={rows.row}>
                <Avatar name={name} picture={picture} />
                <div>
                  <p className={rows.name}>{name}</p>
                  <p className="xs dim">Since {date(createdDate)}</p>
                </div>
                <Button onClick={() => unblock({ id, name })}>
                  Unblock<span className="sr"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
