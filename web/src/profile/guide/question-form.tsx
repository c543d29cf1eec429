import { longestQuestion } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'

/** From here on, it is told how many are left. */
const told = 400

interface QuestionFormProps {
  onAsk: (question: string) => void
  /** In place of Ask while an answer is made. */
  onStop?: (() => void) | undefined
}

/** Plain form: a question isn't a draft, and is sent as it is. */
export function QuestionForm({ onAsk, onStop }: QuestionFormProps) {
  const [text, setText] = useState('')
  const question = text.trim()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (question === '' || onStop !== undefined) return
        setText('')
        onAsk(question)
      }}
    >
      <Grid columns="main end" gap="2" align="start">
        <TextField
          label="Your question"
          isLabelHidden
          placeholder="Ask about venues, hotels, food"
          maxLength={longestQuestion}
          autoComplete="off"
          value={text}
          hint={text.length > told ? `${text.length} of ${longestQuestion} characters` : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {onStop === undefined ? (
          <Button type="submit" variant="primary" disabled={question === ''}>
            Ask
          </Button>
        ) : (
          <Button onClick={onStop}>Stop</Button>
        )}
      </Grid>
    </form>
  )
}
