import { classNames } from '../../components/class-names.ts'
import { segmentsOf, type Words } from './reading-rows.ts'
import styles from './paste.module.css'

export interface Marking {
  /** The number of the row that is pointed at. */
  active: number | undefined
  onActive: (number: number | undefined) => void
}

interface LetterProps extends Marking {
  text: string
  rows: readonly Words[]
  open: readonly Words[]
}

export const wordsId = (number: number) => `words-${number}`

/** The text that was read, with the words of each row and its number. */
export function Letter({ text, rows, open, active, onActive }: LetterProps) {
  const seen = new Set<number>()
  return (
    <article className={`edged ${styles.letter}`} id="text" aria-label="Text that was read">
      {segmentsOf(text, rows).map(({ text: words, number }, at) => {
        // oxlint-disable-next-line react/no-array-index-key -- the text never changes
        if (number === undefined) return <span key={at}>{words}</span>
        const isFirst = !seen.has(number)
        seen.add(number)
        const isOpen = open.some((row) => row.number === number)
        return (
          <mark
            // oxlint-disable-next-line react/no-array-index-key -- the text never changes
            key={at}
            id={isFirst ? wordsId(number) : undefined}
            tabIndex={-1}
            aria-current={active === number || undefined}
            className={classNames(isOpen && styles.unsure, active === number && styles.active)}
            onPointerEnter={() => onActive(number)}
            onPointerLeave={() => onActive(undefined)}
            onFocus={() => onActive(number)}
          >
            {words}
            <sup>{number}</sup>
          </mark>
        )
      })}
    </article>
  )
}
