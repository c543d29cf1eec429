import { useState, type ReactNode } from 'react'
import { Button } from '../components/actions/button.tsx'
import styles from './sections/sections.module.css'

interface FoldProps {
  /** Rows of a table, or items of a list. */
  look: keyof typeof shown
  count: number
  /** The plural of what is listed. */
  words: string
  children: ReactNode
}

/** The same numbers as in the stylesheet. */
const shown = { rows: 10, items: 9 }

/** Shows the first of many. The rest is in the page too, so that search engines find it. */
export function Fold({ look, count, words, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  const isLong = count > shown[look]
  return (
    <>
      <div className={isLong && !isOpen ? styles[look] : undefined}>{children}</div>
      {isLong && (
        <Button className={styles.unfold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? `Show ${shown[look]} ${words}` : `Show all ${count} ${words}`}
        </Button>
      )}
    </>
  )
}
