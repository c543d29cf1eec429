import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { classNames } from '../components/class-names.ts'
import styles from './sections/sections.module.css'

interface LongTextProps {
  text: string
  look?: 'page' | 'small'
}

const clamped = { page: 900, small: 420 }

/** Text with its own line breaks. Long text is clamped until it is expanded. */
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
          {isWhole ? 'Show less' : 'Show more'}
        </Button>
      )}
    </div>
  )
}
