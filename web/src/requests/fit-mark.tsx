import { Icon } from '../components/pictures/icon.tsx'
import styles from './fit-mark.module.css'

const marks = {
  good: { icon: 'check', text: 'Fits' },
  fair: { icon: 'minus', text: 'Unsure' },
  bad: { icon: 'x', text: 'Missing' },
} as const

/** How well a host meets one thing that is asked, before the words for it. */
export const FitMark = ({ tone, word = marks[tone].text }: { tone: keyof typeof marks; word?: string }) => (
  <span className={styles[tone]}>
    <Icon name={marks[tone].icon} size={16} />
    <span className="sr">{word}: </span>
  </span>
)

/** A share of something whose figures are beside it. */
export const Meter = ({ share }: { share: number }) => (
  <span className={styles.meter} aria-hidden="true">
    <i style={{ inlineSize: `${share * 100}%` }} />
  </span>
)
