import { feedbackReasons } from '@app/contract/assistants/feedback-reasons.ts'
import type { ExchangeMessage } from '@app/contract/assistants/answer-schema.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { ChipButton } from '../../components/actions/chip.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useWrite } from '../../platform/calls/use-write.ts'

export interface GuideFeedbackProps {
  exchangeId: string
  message: ExchangeMessage
  /** Of a browser without an account. */
  mailedKey: { mailedKey?: string }
}

type Feedback = NonNullable<ExchangeMessage['feedback']>

const longestText = 500

/** Whether an answer helped. It shows at once, and goes back if it isn't saved. A second press takes it back. Plain form: one optional line. */
export function GuideFeedback({ exchangeId, message, mailedKey }: GuideFeedbackProps) {
  const [given, setGiven] = useState<Feedback | null>(message.feedback)
  const [text, setText] = useState('')
  const more = useRef<HTMLElement>(null)
  // The panel ends below the last answer.
  useEffect(() => {
    if (given !== message.feedback) more.current?.scrollIntoView({ block: 'nearest' })
  }, [given, message])
  const { send } = useWrite(calls['assistant-mgmt'].exchanges.feedback, { failed: 'Not saved.' })
  const give = async (next: Feedback) => {
    setGiven(next)
    await send({ id: exchangeId, messageId: message.id, data: next }, mailedKey).catch(() => setGiven(given))
  }
  const vote = (isHelpful: boolean) =>
    void give({ isHelpful: given?.isHelpful === isHelpful ? null : isHelpful, reason: null, text: null })
  const explain = (reason: Feedback['reason'], words: string | null = null) =>
    void give({ isHelpful: false, reason, text: words })
  return (
    <>
      <Row gap="0" isWrapping={false}>
        <IconButton
          icon="thumbs-up"
          label="Helpful"
          aria-pressed={given?.isHelpful === true}
          isFilled={given?.isHelpful === true}
          onClick={() => vote(true)}
        />
        <IconButton
          icon="thumbs-down"
          label="Not helpful"
          aria-pressed={given?.isHelpful === false}
          isFilled={given?.isHelpful === false}
          onClick={() => vote(false)}
        />
      </Row>
      {given?.isHelpful === false && (
        <Stack gap="2" ref={more}>
          <span className="sm">What was wrong?</span>
          <Row gap="2">
            {feedbackReasons.map((reason) => (
              <ChipButton key={reason} isPressed={given.reason === reason} onClick={() => explain(reason)}>
                {reason}
              </ChipButton>
            ))}
          </Row>
          {given.reason === 'Other' && given.text === null && (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                if (text.trim() !== '') explain('Other', text.trim())
              }}
            >
              <Row gap="2" align="end">
                <TextField
                  label="What was it?"
                  isOptional
                  maxLength={longestText}
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                />
                <Button type="submit">Send</Button>
              </Row>
            </form>
          )}
          {given.reason !== null && <output className="sm mut">Thanks. The destination sees this.</output>}
        </Stack>
      )}
    </>
  )
}
