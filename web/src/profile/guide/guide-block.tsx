import { ChipButton } from '../../components/actions/chip.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { QuestionForm } from './question-form.tsx'
import { useOpenGuide } from './use-open-guide.ts'

/** A question to the guide. The panel with its answer opens beside the page. */
export function GuideBlock({ questions }: { questions: readonly string[] }) {
  const ask = useOpenGuide()
  return (
    <div className="needs-script">
      <Stack gap="3">
        <QuestionForm onAsk={ask} />
        <Row gap="2">
          {questions.map((question) => (
            <ChipButton key={question} onClick={() => ask(question)}>
              {question}
            </ChipButton>
          ))}
        </Row>
      </Stack>
    </div>
  )
}
