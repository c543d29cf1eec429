import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { CopyButton } from '../../components/actions/copy-button.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { GuideAnswer } from './guide-answer.tsx'
import { GuideFeedback, type GuideFeedbackProps } from './guide-feedback.tsx'
import type { GuideTurn } from './use-guide.ts'
import type { Handover } from './use-handover.ts'

interface TurnProps extends Pick<GuideFeedbackProps, 'mailedKey'> {
  turn: GuideTurn
  exchangeId: string | null
  handover: Handover | null
  isLast: boolean
  onRetry: () => void
}

/** A question with its answer, and what can be done with the answer. */
export function Turn({ turn, exchangeId, mailedKey, handover, isLast, onRetry }: TurnProps) {
  const { question, message, failure, sentences, canRetry } = turn
  return (
    <Stack gap="3">
      <GuideAnswer turn={turn} hasMap={isLast} />
      {(message ?? failure) !== null && (
        <Row gap="2">
          {canRetry && isLast && <Button onClick={onRetry}>Try again</Button>}
          {message && exchangeId !== null && <GuideFeedback {...{ exchangeId, mailedKey, message }} />}
          {message && sentences.length > 0 && <CopyButton variant="quiet" text={message.text} />}
          {handover && (
            <ButtonLink
              variant={message?.outcome === 'Answered' ? 'quiet' : 'line'}
              icon={handover.icon}
              to={handover.to(question)}
              state={{ message: question }}
              {...(handover.isOutside && { target: '_blank', rel: 'noreferrer nofollow' })}
            >
              {handover.label}
            </ButtonLink>
          )}
        </Row>
      )}
    </Stack>
  )
}
