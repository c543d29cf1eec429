import { withoutDirectionMarks } from '@app/contract/rules/direction-marks.ts'
import { shortestText } from '@app/contract/rules/limits.ts'
import { Link } from 'react-router'
import { moment } from '../page/moment.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { toThread, type ThreadQuery } from './thread-query.ts'
import styles from './threads.module.css'
import { shortTime } from './times.ts'

/** Messages that have the words that names of conversations are searched for. Undefined before the reply. */
export function useFoundMessages({ words }: ThreadQuery) {
  const isSearched = words.length >= shortestText
  const { data, isError } = useRead(
    calls['user-mgmt'].users.foundMessages,
    { data: { text: words } },
    { enabled: isSearched },
  )
  return isSearched && !(isError && data === undefined) ? data?.data : []
}

interface FoundMessagesProps {
  messages: NonNullable<ReturnType<typeof useFoundMessages>>
  query: ThreadQuery
}

export function FoundMessages({ messages, query }: FoundMessagesProps) {
  if (messages.length === 0) return null
  return (
    <section aria-labelledby="found-messages">
      <h3 id="found-messages" className={styles.foundHead}>
        In messages
      </h3>
      <ul>
        {messages.map(({ groupId, name, sequence, text, createdDate }) => (
          <li key={`${groupId}-${sequence}`} className={styles.thread}>
            <Toolbar gap="3" isWrapping={false}>
              <Link
                to={`${toThread(groupId, query)}&at=${sequence}`}
                className={`clip sm semi ${styles.name}`}
              >
                {name}
              </Link>
              <time className="xs dim" dateTime={createdDate} title={moment(createdDate)}>
                {shortTime(createdDate)}
              </time>
            </Toolbar>
            <p className="sm mut two-lines">{withoutDirectionMarks(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
