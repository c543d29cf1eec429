import { IconButton } from '../components/actions/icon-button.tsx'
import { counted } from '../components/format.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { AnswerOrigin } from '../profile/guide/answer-origin.tsx'
import { GuideAnswer } from '../profile/guide/guide-answer.tsx'
import { QuestionForm } from '../profile/guide/question-form.tsx'
import type { useGuide } from '../profile/guide/use-guide.ts'
import styles from './tour-guide.module.css'

interface TestProps {
  test: ReturnType<typeof useGuide>
}

export const TestForm = ({ test: { ask, stop } }: TestProps) => <QuestionForm onAsk={ask} onStop={stop} />

interface TestLogProps extends TestProps {
  changeCount: number
  /** Beside the page, where it must not be higher than the window. */
  isScrolling?: boolean
}

/** Questions to the guide as it is written, with the engine and the time of each answer. */
export const TestLog = ({ test: { turns, startOver }, changeCount, isScrolling = false }: TestLogProps) => (
  <Stack gap="3">
    <Toolbar isWrapping={false}>
      <p className="sm mut">
        {changeCount > 0 && `Includes ${counted(changeCount, 'change')} that visitors don’t get yet. `}
        Nothing is kept of it.
      </p>
      {turns.length > 0 && <IconButton icon="rotate-ccw" label="Start over" onClick={startOver} />}
    </Toolbar>
    <div className={isScrolling ? styles.log : undefined}>
      <Stack gap="6">
        {turns.map((turn, at) => (
          // Turns are only added.
          // oxlint-disable-next-line react/no-array-index-key
          <Stack key={at} gap="3">
            <GuideAnswer turn={turn} />
            {turn.message?.debug && <AnswerOrigin debug={turn.message.debug} />}
          </Stack>
        ))}
      </Stack>
    </div>
  </Stack>
)
