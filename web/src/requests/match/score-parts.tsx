import type { HostMatch } from '@app/contract/events/match-schema.ts'
import { matchParts, type MatchPart } from '@app/contract/rules/match-scores.ts'
import styles from './score-parts.module.css'
import { partNames, partText } from './match-words.ts'

const parts = [
  'fields',
  'dates',
  'rooms',
  'distance',
  'record',
  'replies',
] as const satisfies readonly MatchPart[]

/** The six parts of a score, and what each is made of. */
export function ScoreParts({ host }: { host: HostMatch }) {
  return (
    <dl className={styles.parts}>
      {parts.map((part) => (
        <div key={part}>
          <dt>{partNames[part]}</dt>
          <dd>
            {host.scores[part]} <small>of {matchParts[part]}</small>
            <span className={styles.meter} aria-hidden="true">
              <i style={{ inlineSize: `${(host.scores[part] / matchParts[part]) * 100}%` }} />
            </span>
            <p>{partText(part, host)}</p>
          </dd>
        </div>
      ))}
    </dl>
  )
}
