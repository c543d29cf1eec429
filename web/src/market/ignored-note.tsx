import { Link } from 'react-router'
import { counted } from '../page/format.ts'
import styles from './marketplace.module.css'
import type { Ignored } from './read-query.ts'

const mostNamed = 5
const longestValue = 40

/** The parameters that made no sense, with a link to the address without them. */
export function IgnoredNote({ ignored, cleanAddress }: { ignored: Ignored[]; cleanAddress: string }) {
  if (ignored.length === 0) return null
  const named = ignored.slice(0, mostNamed).map(({ name, value }) => `${short(name)}=${short(value)}`)
  const others = ignored.length - named.length
  return (
    <p className={styles.ignored}>
      Ignored: {named.join(', ')}
      {others > 0 && ` and ${counted(others, 'other')}`}.{' '}
      <Link to={cleanAddress} replace className="link">
        Remove from the address
      </Link>
    </p>
  )
}

/** Cut, with control characters replaced. */
function short(text: string) {
  const printable = text.replaceAll(/\p{Cc}/gu, '\uFFFD')
  return printable.length > longestValue ? `${printable.slice(0, longestValue)}…` : printable
}
