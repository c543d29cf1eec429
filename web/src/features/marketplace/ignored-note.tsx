import { Link } from 'react-router'
import { counted } from '../../page/format.ts'
import styles from './marketplace.module.css'
import type { Ignored } from './query-reading.ts'

const mostNamed = 5
const longestValue = 40

/** What of the address made no sense, and the address without it. */
export function IgnoredNote({ ignored, clean }: { ignored: Ignored[]; clean: string }) {
  if (ignored.length === 0) return null
  const named = ignored.slice(0, mostNamed).map(({ name, value }) => `${short(name)}=${short(value)}`)
  const others = ignored.length - named.length
  return (
    <p className={styles.ignored}>
      Ignored: {named.join(', ')}
      {others > 0 && ` and ${counted(others, 'other')}`}.{' '}
      <Link to={clean} replace className="link">
        Use the address without
      </Link>
    </p>
  )
}

/** Cut, and without what no page can show. */
function short(text: string) {
  const shown = text.replaceAll(/\p{Cc}/gu, '\uFFFD')
  return shown.length > longestValue ? `${shown.slice(0, longestValue)}…` : shown
}
