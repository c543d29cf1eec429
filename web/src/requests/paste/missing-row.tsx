import { askedField } from '@app/contract/rules/tell-asked.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { count } from '../../components/format.ts'
import { wordsId } from './letter.tsx'
import { isTyped, type Missing } from './reading-rows.ts'
import type { ChangeableReading } from './use-reading.ts'
import { ValueEditor } from './value-editor.tsx'
import styles from './paste.module.css'
import { Row } from '../../platform/boxes/row.tsx'

/** A field that a request needs and the text doesn't say. */
export function MissingRow({
  missing: { name, earlier, unread },
  label,
  text,
  number,
  state,
}: {
  missing: Missing
  label: string
  text: string
  /** Of the words that couldn't be read, if there are any. */
  number: number | undefined
  state: ChangeableReading
}) {
  const [editor, setEditor] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const canType = isTyped(name)
  return (
    <li className={styles.row}>
      {number === undefined ? (
        <span className={styles.noRef} aria-hidden>
          ?
        </span>
      ) : (
        <a
          className={styles.ref}
          href={`#${wordsId(number)}`}
          aria-label={`Show the words, number ${number}`}
        >
          {number}
        </a>
      )}
      <span className={styles.label}>{label}</span>
      <span className={styles.plain}>
        {unread === null
          ? 'Not in the text.'
          : `“${text.slice(unread.start, unread.end).replaceAll(/\s+/g, ' ')}” is ${askedField(name).typed === 'day' ? 'in no calendar' : 'no exact figure'}.`}
        {earlier !== null && ` An earlier event had ${count(earlier.value)}.`}
        {!canType && ' Choose it in the form.'}
      </span>
      {(earlier !== null || canType) && (
        <div className={styles.ask}>
          {editor === 'open' ? (
            <ValueEditor
              names={[name]}
              draft={state.draft}
              onSave={state.change}
              onCancel={() => setEditor('closed')}
            />
          ) : (
            <Row>
              {earlier !== null && (
                <Button
                  onClick={() => state.change({ [name]: earlier.value })}
                >{`Use ${count(earlier.value)}`}</Button>
              )}
              {canType && (
                <Button
                  variant="quiet"
                  aria-label={`Add ${label}`}
                  // The editor, which was just closed, had the focus.
                  // oxlint-disable-next-line jsx-a11y/no-autofocus
                  autoFocus={editor === 'closed'}
                  onClick={() => setEditor('open')}
                >
                  Add
                </Button>
              )}
            </Row>
          )}
        </div>
      )}
    </li>
  )
}
