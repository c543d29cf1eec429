import type { HostMatch } from '@app/contract/events/match-schema.ts'
import { keysOf } from '@app/contract/rules/impact/inputs.ts'
import { matchParts } from '@app/contract/rules/match-scores.ts'
import { LineScore } from '../../components/display/line-score.tsx'
import { Meter } from '../fit-mark.tsx'
import layout from '../layout.module.css'
import { partNames, partText } from './match-words.ts'

/** The six parts of a score, and what each is made of. */
export const ScoreParts = ({ host }: { host: HostMatch }) => (
  <LineScore
    className={layout.facts}
    items={keysOf(matchParts).map((part) => ({
      label: partNames[part],
      value: (
        <>
          {host.scores[part]} <small className="dim">of {matchParts[part]}</small>
        </>
      ),
      note: (
        <>
          <Meter share={host.scores[part] / matchParts[part]} />
          {partText(part, host)}
        </>
      ),
    }))}
  />
)
