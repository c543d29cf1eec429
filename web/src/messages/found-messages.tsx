import { withoutDirectionMarks } from '@app/contract/rules/direction-marks.ts'
import { shortestText } from '@app/contract/rules/limits.ts'
import { Link } from 'react-router'
import { useApi } from '../api/use-api.ts'
import { moment } from '../page/moment.ts'
import { toThread, type ThreadQuery } from './thread-query.ts'
import styles from './threads.module.css'
import { shortTime } from './times.ts'

/** Messages that have the words that names of conversations are searched for. Undefined before the reply. */
export function useFoundMessages({ words }: ThreadQuery) {
  const isSearched = words.length >= shortestText
  const { data, isError } = useApi(
    ['found-messages', words],
    async (api, signal) =>
      (await api['user-mgmt'].users.foundMessages({ data: { text: words } }, { signal })).data,
    { enabled: isSearched },
  )
  return isSearched && !isError ? data : []
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
          <li key={`${groupId}-${sequence}`} className={styles.foundRow}>
            <Link to={`${toThread(groupId, query)}&at=${sequence}`} className={styles.name}>
              {name}
            </Link>
            <time className="xs dim" dateTime={createdDate} title={moment(createdDate)}>
              {shortTime(createdDate)}
            </time>
            <p className={`sm ${styles.foundText}`}>{withoutDirectionMarks(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
