import { useState, type KeyboardEvent, type RefObject } from 'react'
import { classNames } from '../components/class-names.ts'
import { matches } from '../components/fields/combobox-option.ts'
import { Avatar } from '../components/pictures/avatar.tsx'
import { Row } from '../platform/boxes/row.tsx'
import styles from './composer.module.css'
import { typedMention } from './message-text.ts'
import type { Member } from './conversation-types.ts'

const mostOffered = 6
const listId = 'mentions'
const optionId = (at: number) => `${listId}-${at}`

/** Offers members while `@` and the beginning of a name are typed. Call `look` when the text or the caret changes. */
export function useMentions(
  field: RefObject<HTMLTextAreaElement | null>,
  people: readonly Member[],
  onText: (text: string) => void,
) {
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  // A whole name with a space is mentioned already.
  const isOver = typed === undefined || people.some(({ name }) => typed.startsWith(`${name} `))
  const offered = isOver ? [] : people.filter(({ name }) => matches([name], typed)).slice(0, mostOffered)
  const close = () => setTyped(undefined)

  function look() {
    const { value = '', selectionStart = 0, selectionEnd } = field.current ?? {}
    const next = selectionStart === selectionEnd ? typedMention(value.slice(0, selectionStart)) : undefined
    if (next !== typed) setActive(0)
    setTyped(next)
  }

  function choose({ name }: Member) {
    const { value = '', selectionStart = 0 } = field.current ?? {}
    const start = selectionStart - (typed ?? '').length
    onText(`${value.slice(0, start)}${name} ${value.slice(selectionStart)}`)
    close()
    const caret = start + name.length + 1
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret))
  }

  /** True if the key was for the list. */
  function onKeyDown(event: KeyboardEvent): boolean {
    const person = offered[active]
    if (person === undefined) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isChoice = event.key === 'Enter' || event.key === 'Tab'
    if (step === undefined && !isChoice && event.key !== 'Escape') return false
    event.preventDefault()
    if (step !== undefined) setActive((active + step + offered.length) % offered.length)
    else if (isChoice) choose(person)
    else close()
    return true
  }

  const isOpen = offered.length > 0
  const wiring = {
    'aria-autocomplete': 'list' as const,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen ? optionId(active) : undefined,
  }
  return { offered, active, choose, look, close, onKeyDown, wiring }
}

/** The members whose names begin like what is typed. */
export const MentionList = ({ mentions }: { mentions: ReturnType<typeof useMentions> }) =>
  mentions.offered.length > 0 && (
    // A list of the browser can’t show pictures, nor leave the focus in the text field.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id={listId} role="listbox" aria-label="Members to mention" className={`float ${styles.mentions}`}>
      {mentions.offered.map((person, at) => (
        // The keys are those of the text field, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={person.id}
          id={optionId(at)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          aria-selected={at === mentions.active}
          tabIndex={-1}
          className={classNames(styles.mention, at === mentions.active && styles.active)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => mentions.choose(person)}
        >
          <Row isWrapping={false}>
            <Avatar name={person.name} picture={person.picture} size={32} />
            <span className="clip">{person.name}</span>
          </Row>
        </div>
      ))}
    </div>
  )
