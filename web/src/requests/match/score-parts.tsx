import type { HostMatch } from '@app/contract/events/match-schema.ts'
import { keysOf } from '@app/contract/rules/impact/inputs.ts'
import { matchParts } from '@app/contract/rules/match-scores.ts'
import { Meter } from '../fit-mark.tsx'
import styles from './score-parts.module.css'
import { partNames, partText } from './match-words.ts'

/** The six parts of a score, and what each is made of. */
export function ScoreParts({ host }: { host: HostMatch }) {
  return (
    <dl className={styles.parts}>
      {keysOf(matchParts).map((part) => (
        <div key={part}>
          <dt>{partNames[part]}</dt>
          <dd>
            {host.scores[part]} <small>of {matchParts[part]}</small>
            <Meter share={host.scores[part] / matchParts[part]} />
            <p>{partText(part, host)}</p>
          </dd>
        </div>
      ))}
    </dl>
  )
}
