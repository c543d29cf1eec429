import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { GrowingList, MoreButton } from '../page/growing-list.tsx'
import { groupKey } from '../api/groups-changed.ts'
import { loadApi } from '../api/load-api.ts'
import { IconButton } from '../components/actions/icon-button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { reasonOf } from '../api/problem.ts'
import { counted } from '../components/format.ts'
import { Loaded } from '../page/loaded.tsx'
import { foundParts } from './message-text.ts'
import styles from './message-log.module.css'
import { dayOf, shortDate, shortTime, startOfDay } from './times.ts'
import { firstSince, type FirstMessage } from './use-messages.ts'

interface FindBarProps {
  groupId: string
  /** Shows the message with this number. */
  onFound: (sequence: number) => Promise<void>
  onClose: () => void
}

/** Messages that are fetched at a time. */
const perPage = 50

/** In ms, after the last key and before the search. */
const typingPause = 300

/** What to say when the first message from a day on is of a later one. Undefined if it isn't. */
function noteOf({ sequence, createdDate }: FirstMessage, day: string): string | undefined {
  if (dayOf(createdDate) === day) return undefined
  return sequence === 1
    ? `The conversation began later, on ${shortDate(createdDate)}.`
    : `Nothing was written on that day. The next message is of ${shortDate(createdDate)}.`
}

/** Finds messages of a conversation by their words, or the first one of a day. */
export function FindBar({ groupId, onFound, onClose }: FindBarProps) {
  const [words, setWords] = useState('')
  const [note, setNote] = useState<string>()
  const due = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(due.current), [])
  const [today] = useState(() => dayOf(new Date()))

  function find(text: string) {
    clearTimeout(due.current)
    due.current = setTimeout(() => setWords(text), typingPause)
  }

  async function jump(day: string) {
    try {
      const first = await firstSince(groupId, startOfDay(day))
      setNote(first === undefined ? 'Nothing was written on that day or later.' : noteOf(first, day))
      if (first !== undefined) await onFound(first.sequence)
    } catch (error) {
      setNote(reasonOf(error))
    }
  }

  return (
    <search className={styles.find}>
      <TextField
        label="Search this conversation"
        isLabelHidden
        type="search"
        icon="search"
        placeholder="Search this conversation"
        maxLength={200}
        className={styles.field}
        // The button before it opens it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={({ target }) => find(target.value.trim())}
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          if (key === 'Escape') onClose()
          if (key === 'Enter' && !nativeEvent.isComposing) setWords(currentTarget.value.trim())
        }}
      />
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
  const found = useInfiniteQuery({
    queryKey: [...groupKey(groupId), 'found', words],
    queryFn: async ({ pageParam: offset, signal }) =>
      (await loadApi())['user-mgmt'].groups.messages.filtered(
        { ownerId: groupId, data: { text: words }, offset, take: perPage },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ _meta }, pages) =>
      pages.length * perPage < _meta.stats.count ? pages.length * perPage : undefined,
  })
  return (
    <div className={styles.results}>
      <Loaded query={found} skeleton={<p className="sm mut">Searching</p>}>
        {({ pages }) => (
          <GrowingList gap="2">
            <output className="sm mut">{totalOf(pages[0]?._meta.stats.count ?? 0)}</output>
            <ul>
              {pages
                .flatMap(({ data }) => data)
                .map(({ id, sequence, author, text, createdDate }) => (
                  <li key={id}>
                    <button type="button" className={styles.result} onClick={() => void onFound(sequence)}>
                      <b className="semi">{author.name}</b>{' '}
                      <span className="dim">{shortTime(createdDate)}</span>
                      <span className="two-lines">
                        <Highlighted {...{ text, words }} />
                      </span>
                    </button>
                  </li>
                ))}
            </ul>
            {found.hasNextPage && (
              <div>
                <MoreButton isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                  Show more
                </MoreButton>
              </div>
            )}
          </GrowingList>
        )}
      </Loaded>
    </div>
  )
}

const totalOf = (count: number) => (count === 0 ? 'No message has these words.' : counted(count, 'message'))

const Highlighted = ({ text, words }: { text: string; words: string }) =>
  foundParts(text, words).map(({ text: part, isFound }, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- the text never changes
    isFound ? <mark key={at}>{part}</mark> : part,
  )
