import { useState } from 'react'
import { groupKey } from '../api/groups-changed.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { reasonOf } from '../api/problem.ts'
import { counted } from '../page/format.ts'
import { Loaded } from '../page/loaded.tsx'
import styles from './find-bar.module.css'
import { dayOf, shortTime, startOfDay } from './times.ts'
import { firstSince } from './use-messages.ts'

interface FindBarProps {
  groupId: string
  /** Shows the message with this number. */
  onFound: (sequence: number) => Promise<void>
  onClose: () => void
}

/** Finds messages of a conversation by their words, or the first one of a day. */
export function FindBar({ groupId, onFound, onClose }: FindBarProps) {
  const [words, setWords] = useState('')
  const [note, setNote] = useState<string>()
  const [today] = useState(() => dayOf(new Date()))

  async function jump(day: string) {
    try {
      const sequence = await firstSince(groupId, startOfDay(day))
      setNote(sequence === undefined ? 'Nothing was written on that day or later.' : undefined)
      if (sequence !== undefined) await onFound(sequence)
    } catch (error) {
      setNote(reasonOf(error))
    }
  }

  return (
    <search className={styles.bar}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const text = new FormData(event.currentTarget).get('words')
          setWords(typeof text === 'string' ? text.trim() : '')
        }}
      >
        <TextField
          label="Search this conversation"
          isLabelHidden
          name="words"
          type="search"
          icon="search"
          placeholder="Search this conversation"
          maxLength={200}
          className="grow"
          // The button before it opens it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        <Button type="submit">Search</Button>
      </form>
      <TextField
        label="Jump to date"
        type="date"
        min="2000-01-01"
        max={today}
        className={styles.date}
        onChange={({ target }) => target.validity.valid && target.value !== '' && void jump(target.value)}
      />
      <IconButton icon="x" label="Close the search" className={styles.close} onClick={onClose} />
      {note !== undefined && <output className={`${styles.results} sm`}>{note}</output>}
      {words !== '' && <Results key={words} {...{ groupId, words, onFound }} />}
    </search>
  )
}

function Results({ groupId, words, onFound }: Omit<FindBarProps, 'onClose'> & { words: string }) {
  const found = useApi([...groupKey(groupId), 'found', words], (api, signal) =>
    api['user-mgmt'].groups.messages.filtered(
      { ownerId: groupId, data: { text: words }, take: 50 },
      { signal },
    ),
  )
  return (
    <div className={styles.results}>
      <Loaded query={found} skeleton={<p className="sm mut">Searching</p>}>
        {({ data, _meta: { stats } }) => (
          <>
            <output className="sm mut">
              {stats.count === 0 ? 'No message has these words.' : counted(stats.count, 'message')}
            </output>
            <ul>
              {data.map(({ id, sequence, author, text, createdDate }) => (
                <li key={id}>
                  <button type="button" className={styles.result} onClick={() => void onFound(sequence)}>
                    <b className="semi">{author.name}</b>{' '}
                    <span className="dim">{shortTime(createdDate)}</span>
                    <span className={styles.text}>{text}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </div>
  )
}
