import { Row } from '../platform/boxes/row.tsx'
import { FitMark } from './fit-mark.tsx'

interface FitReason {
  /** Unlike the others. */
  reason: string
  tone: 'good' | 'fair' | 'bad'
  text: string
  /** Read aloud before the text, if not what the mark usually means. */
  word?: string
}

/** What speaks for a match and against it, in short. */
export const FitReasons = ({ reasons }: { reasons: readonly FitReason[] }) => (
  <Row as="ul" gap="1 5">
    {reasons.map(({ reason, tone, text, word }) => (
      <Row key={reason} as="li" gap="1" isWrapping={false}>
        <FitMark tone={tone} {...(word !== undefined && { word })} />
        <span className="xs mut">{text}</span>
      </Row>
    ))}
  </Row>
)
