import { longestQuestion } from '@app/contract/rules/limits.ts'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { useIsOffline } from '../../platform/use-is-offline.ts'

/** From here on, it is told how many are left. */
const told = 400

interface QuestionFormProps {
  onAsk: (question: string) => void
  /** In place of Ask while an answer is made. */
  onStop?: (() => void) | undefined
  /** What the arrow up brings back into an empty field. */
  lastQuestion?: string | undefined
  fieldRef?: Ref<HTMLTextAreaElement>
  /** Where asking is the main thing to do. */
  isPrimary?: boolean
}

/** Plain form: a question isn't a draft, and is sent as it is. */
export function QuestionForm({
  onAsk,
  onStop,
  lastQuestion,
  fieldRef,
  isPrimary = false,
}: QuestionFormProps) {
  const [text, setText] = useState('')
  const isOffline = useIsOffline()
  // A question is one line.
  const question = text.trim().replaceAll(/\s+/g, ' ')
  const isTooLong = question.length > longestQuestion
  function ask() {
    if (question === '' || isTooLong || onStop !== undefined || isOffline) return
    setText('')
    onAsk(question)
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter also chooses a word of an input method.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      ask()
    }
    if (event.key === 'ArrowUp' && text === '' && lastQuestion !== undefined) {
      event.preventDefault()
      setText(lastQuestion)
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <Grid columns="main end" gap="2" align="start">
        <TextArea
          ref={fieldRef}
          label="Your question"
          isLabelHidden
          rows={1}
          placeholder={isOffline ? 'You’re offline' : 'Ask about venues, hotels, food'}
          disabled={isOffline}
          autoComplete="off"
          value={text}
          error={isTooLong && `Keep it under ${longestQuestion} characters`}
          hint={text.length > told ? `${question.length} of ${longestQuestion} characters` : undefined}
          onKeyDown={onKeyDown}
          onChange={({ target }) => setText(target.value)}
        />
        {onStop === undefined ? (
          <IconButton
            type="submit"
            variant={isPrimary ? 'primary' : 'line'}
            icon="arrow-up"
            label="Ask"
            disabled={question === '' || isTooLong || isOffline}
          />
        ) : (
          <IconButton variant="line" icon="square" label="Stop" onClick={onStop} />
        )}
      </Grid>
    </form>
  )
}
