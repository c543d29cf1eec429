import { useState, type ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import styles from './fold.module.css'

interface FoldProps {
  /** Of what: the rows of a table, or the items of a list. */
  look: keyof typeof shown
  count: number
  /** What there are, in the plural. */
  words: string
  children: ReactNode
}

/** As the style sheet has them. */
const shown = { rows: 10, items: 9 }

/** The first of many; the others when they are asked for. All of them are on the page, so that it can be searched. */
export function Fold({ look, count, words, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  const isLong = count > shown[look]
  return (
    <>
      <div className={isLong && !isOpen ? styles[look] : undefined}>{children}</div>
      {isLong && (
        <Button className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? `The first ${shown[look]} ${words}` : `All ${count} ${words}`}
        </Button>
      )}
    </>
  )
}
