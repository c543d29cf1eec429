import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { classNames } from '../../components/class-names.ts'
import styles from './long-text.module.css'

interface LongTextProps {
  text: string
  look?: 'page' | 'small'
}

const clamped = { page: 900, small: 420 }

/** What people wrote, with their own line breaks; a long one is cut until it is asked for. */
export function LongText({ text, look = 'page' }: LongTextProps) {
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > clamped[look] || text.split('\n').length > 12
  return (
    <div>
      <p className={classNames(styles.text, styles[look], isLong && !isWhole && styles.clamped)}>{text}</p>
      {isLong && (
        <Button
          variant="quiet"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Read all of it'}
        </Button>
      )}
    </div>
  )
}
