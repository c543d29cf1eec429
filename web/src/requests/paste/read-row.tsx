import type { RequestReading } from '@app/contract/events/request-reading.ts'
import { askedText } from '@app/contract/rules/tell-asked.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { classNames } from '../../components/class-names.ts'
import { wordsId, type Marking } from './letter.tsx'
import { isTyped, type ReadingRow } from './reading-rows.ts'
import { meaningsOf, type ChangeableReading } from './use-reading.ts'
import { leftOut, ValueEditor } from './value-editor.tsx'
import styles from './paste.module.css'
import { Row } from '../../platform/boxes/row.tsx'

interface ReadRowProps extends Marking {
  row: ReadingRow
  reading: RequestReading
  state: ChangeableReading
}

const quoted = (text: string, { ranges }: ReadingRow) => {
  const [first] = ranges
  return first ? text.slice(first.start, first.end).replaceAll(/\s+/g, ' ') : ''
}

export const rowId = (number: number) => `row-${number}`

/** Characters that fit a button on a phone. */
const longestAnswer = 34

/** A row of what was read: its value, the number of its words, and what is to confirm. */
export function ReadRow({ row, reading, state, active, onActive }: ReadRowProps) {
  const [editor, setEditor] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const isEditing = editor === 'open'
  const { draft, open, confirm, change } = state
  const isOpen = open.includes(row)
  const value = askedText(row.name, draft)
  const reasons = row.reasons.join(' ')
  const words = reasons.includes('“') ? reasons : `“${quoted(reading.text, row)}” ${reasons}`
  const answer = value !== undefined && value.length <= longestAnswer ? `${value} is right` : 'This is right'
  // Also once one was chosen, which may have been the wrong one.
  const others = meaningsOf(row, reading).filter(
    (other) => askedText(row.name, { ...draft, ...other }) !== value,
  )
  // After the editor, the focus returns to the button that opened it.
  const isTypedHere = row.names.some(isTyped)
  const leaveOut = () => change(leftOut(row.names))
  const takeBack = () =>
    change(Object.fromEntries(row.names.map((name) => [name, reading.fields[name]?.value])))
  const opener = { autoFocus: editor === 'closed', onClick: () => setEditor('open') }
  return (
    <li
      id={rowId(row.number)}
      className={classNames(styles.row, isOpen && styles.openRow, active === row.number && styles.activeRow)}
      onPointerEnter={() => onActive(row.number)}
      onPointerLeave={() => onActive(undefined)}
      onFocus={() => onActive(row.number)}
    >
      <a
        className={styles.ref}
        href={`#${wordsId(row.number)}`}
        aria-label={`Show the words, number ${row.number}`}
      >
        {row.number}
      </a>
      <span className={styles.label}>{row.label}</span>
      <span className={styles.value}>{value ?? 'Left out'}</span>
      {!isOpen && !isEditing && isTypedHere && (
        <IconButton icon="pencil" label={`Change ${row.label}`} {...opener} />
      )}
      {/* Lists are chosen from in the form. */}
      {!isOpen && !isTypedHere && value !== undefined && (
        <IconButton icon="x" label={`Leave out ${row.label}`} onClick={leaveOut} />
      )}
      {!isOpen && !isTypedHere && value === undefined && (
        <IconButton icon="undo-2" label={`Take back ${row.label}`} onClick={takeBack} />
      )}
      {(isOpen || others.length > 0) && !isEditing && (
        <div className={styles.ask}>
          <p>{isOpen ? words : 'Or choose:'}</p>
          <Row>
            {isOpen && (
              <Button icon="check" onClick={() => confirm(row)}>
                {answer}
              </Button>
            )}
            {others.map((other) => (
              <Button key={JSON.stringify(other)} variant="quiet" onClick={() => change(other)}>
                {askedText(row.name, { ...draft, ...other })}
              </Button>
            ))}
            {isOpen && !isTypedHere && (
              <Button variant="quiet" aria-label={`Leave out ${row.label}`} onClick={leaveOut}>
                Leave out
              </Button>
            )}
            {isOpen && isTypedHere && (
              <Button variant="quiet" aria-label={`Change ${row.label}`} {...opener}>
                Change
              </Button>
            )}
          </Row>
        </div>
      )}
      {isEditing && (
        <div className={styles.ask}>
          <ValueEditor
            names={row.names}
            draft={draft}
            onCancel={() => setEditor('closed')}
            onSave={(values) => {
              change(values)
              setEditor('closed')
            }}
          />
        </div>
      )}
    </li>
  )
}
