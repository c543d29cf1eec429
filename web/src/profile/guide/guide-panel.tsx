import { useEffect, useEffectEvent } from 'react'
import { ChipButton } from '../../components/actions/chip.tsx'
import { Sheet } from '../../components/overlays/dialog.tsx'
import { WithQueries } from '../../page/with-queries.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { GuideAnswer, searchedText } from './guide-answer.tsx'
import { GuideFeedback } from './guide-feedback.tsx'
import { QuestionForm } from './question-form.tsx'
import { useGuide } from './use-guide.ts'

interface GuidePanelProps {
  /** Of the destination. */
  id: string
  /** To begin with. */
  questions: readonly string[]
  /** Asked as soon as the panel opens. */
  first: string | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onFirstAsked: () => void
}

/** The exchange with a guide. It stays while the page is open, also when the panel is closed. */
export const GuidePanel = (props: GuidePanelProps) => (
  <WithQueries fallback={null}>
    <Panel {...props} />
  </WithQueries>
)

function Panel({ id, questions, first, isOpen, onOpenChange, onFirstAsked }: GuidePanelProps) {
  const introduction = useRead(calls['assistant-mgmt'].assistants.tourGuide.introduction, { id }).data?.data
  const { turns, suggestions, exchangeId, mailedKey, ask, stop } = useGuide(id)
  const askFirst = useEffectEvent((question: string) => {
    onFirstAsked()
    ask(question)
  })
  useEffect(() => {
    if (first !== undefined) askFirst(first)
  }, [first])
  const offered = turns.length === 0 ? questions : suggestions
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={introduction?.name ?? 'Tour guide'}
      footer={
        <Stack gap="2">
          <QuestionForm onAsk={ask} onStop={stop} />
          {introduction && (
            <p className="xs dim">{`Answers come from ${searchedText(introduction.searched)}. ${introduction.limit} questions a day.`}</p>
          )}
        </Stack>
      }
    >
      <Stack gap="6">
        <p className="sm mut">AI. Not an answer from a person.</p>
        {turns.length === 0 && introduction && <p>{introduction.greeting}</p>}
        {turns.map((turn, at) => (
          // Turns are only added.
          // oxlint-disable-next-line react/no-array-index-key
          <Stack key={at} gap="3">
            <GuideAnswer turn={turn} />
            {turn.message && exchangeId !== null && (
              <GuideFeedback {...{ exchangeId, mailedKey }} message={turn.message} />
            )}
          </Stack>
        ))}
        {stop === undefined && offered.length > 0 && (
          <Row gap="2">
            {offered.map((question) => (
              <ChipButton key={question} onClick={() => ask(question)}>
                {question}
              </ChipButton>
            ))}
          </Row>
        )}
      </Stack>
    </Sheet>
  )
}
