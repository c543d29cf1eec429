import type { InputSource } from '@app/contract/rules/impact/input-sources.ts'
import type { ResolvedInput } from '@app/contract/rules/impact/resolved-inputs.ts'
import { useId, useState } from 'react'
import { classNames } from '../../components/class-names.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { cellWords } from './input-words.ts'
import { keyOf, type Cell } from './cells.ts'
import styles from './range-input.module.css'
import { inputText, readInput } from './range-words.ts'
import { sourceNumber } from './source-numbers.ts'
import type { ImpactDraft } from './use-impact-draft.ts'

export interface CellProps {
  draft: ImpactDraft
  canEdit: boolean
  /** Of inputs that are typed. */
  source: InputSource
}

interface RangeInputProps extends CellProps {
  cell: Cell
  /** Null if there is none, not even a default. */
  input: ResolvedInput | null
}

/** An input as a figure or a range, with the number of its source. */
export function RangeInput({ draft, canEdit, source, cell, input }: RangeInputProps) {
  const shown = input === null ? '' : inputText(input, cell.name)
  const [typed, setTyped] = useState<string>()
  const errorId = useId()
  const invalid = draft.textIn(cell)
  const text = typed ?? invalid ?? shown
  const reason = invalid === undefined ? undefined : readInput(invalid, cell.name)
  const isOwn = input?.source === 'own'
  const number = input && sourceNumber(draft.inputs, input.source)
  const label = cellWords(cell)
  return (
    <>
      <span className={classNames('xs semi', styles.box, isOwn && styles.own, !canEdit && styles.fixed)}>
        <Row as="span" gap="1" isWrapping={false}>
          {input !== null && (
            <a
              className={styles.source}
              href={isOwn ? `#own-${keyOf(cell)}` : `#source-${number}`}
              aria-label={isOwn ? `Own figure for ${label}` : `Source ${number} of ${label}`}
            >
              {isOwn ? 'Own' : number}
            </a>
          )}
          {canEdit ? (
            <input
              aria-label={label}
              aria-invalid={reason === undefined ? undefined : true}
              aria-describedby={reason === undefined ? undefined : errorId}
              value={text}
              placeholder={input === null ? 'None' : undefined}
              inputMode="text"
              autoComplete="off"
              onChange={({ target }) => {
                setTyped(target.value)
                draft.type(cell, target.value, source)
              }}
              onBlur={() => setTyped(undefined)}
            />
          ) : (
            <span className={styles.value}>{shown || 'None'}</span>
          )}
        </Row>
      </span>
      {typeof reason === 'string' && (
        <small id={errorId} className={styles.error}>
          {reason}
        </small>
      )}
    </>
  )
}
