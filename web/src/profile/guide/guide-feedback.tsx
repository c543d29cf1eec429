import { feedbackReasons } from '@app/contract/assistants/feedback-reasons.ts'
import type { ExchangeMessage } from '@app/contract/assistants/answer-schema.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { ChipButton } from '../../components/actions/chip.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useWrite } from '../../platform/calls/use-write.ts'

interface GuideFeedbackProps {
  exchangeId: string
  message: ExchangeMessage
  /** Of a browser without an account. */
  mailedKey: { mailedKey?: string }
}

type Feedback = NonNullable<ExchangeMessage['feedback']>

/** Whether an answer helped. A second press takes it back. */
export function GuideFeedback({ exchangeId, message, mailedKey }: GuideFeedbackProps) {
  const [given, setGiven] = useState<Feedback | null>(message.feedback)
  const { run, isBusy } = useWrite(calls['assistant-mgmt'].exchanges.feedback, {
    onDone: ({ data }) => setGiven(data.feedback),
    failed: 'Not saved.',
  })
  const give = (isHelpful: boolean | null, reason: Feedback['reason'] = null) =>
    run({ id: exchangeId, messageId: message.id, data: { isHelpful, reason } }, mailedKey)
  const vote = (isHelpful: boolean) => give(given?.isHelpful === isHelpful ? null : isHelpful)
  return (
    <Stack gap="2">
      <Row gap="2">
        <Button
          variant="quiet"
          aria-pressed={given?.isHelpful === true}
          isBusy={isBusy}
          onClick={() => vote(true)}
        >
          Helpful
        </Button>
        <Button
          variant="quiet"
          aria-pressed={given?.isHelpful === false}
          isBusy={isBusy}
          onClick={() => vote(false)}
        >
          Not helpful
        </Button>
      </Row>
      {given?.isHelpful === false && (
        <Stack gap="2">
          <span className="sm">What was wrong?</span>
          <Row gap="2">
            {feedbackReasons.map((reason) => (
              <ChipButton
                key={reason}
                isPressed={given.reason === reason}
                onClick={() => give(false, reason)}
              >
                {reason}
              </ChipButton>
            ))}
          </Row>
          {given.reason !== null && <span className="sm mut">Thanks. The destination sees this.</span>}
        </Stack>
      )}
    </Stack>
  )
}
