import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { ChipButton } from '../../components/actions/chip.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { QuestionForm } from './question-form.tsx'

const loadPanel = () => import('./guide-panel.tsx')

interface GuideBlockProps {
  /** Of the destination. */
  id: string
  /** To begin with. */
  questions: readonly string[]
}

/** A question to the guide. The panel with its answer opens beside the page; `?guide=1` opens it without one. */
export function GuideBlock({ id, questions }: GuideBlockProps) {
  const [search, setSearch] = useSearchParams()
  const isOpen = search.get('guide') !== null
  const [first, setFirst] = useState<string>()
  const { part, hasFailed, retry } = useLazy(loadPanel, isOpen)
  const setOpen = (willBeOpen: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (willBeOpen) next.set('guide', '1')
        else next.delete('guide')
        return next
      },
      { preventScrollReset: true, replace: !willBeOpen },
    )
  const ask = (question: string) => {
    setFirst(question)
    setOpen(true)
  }
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
        {hasFailed && <Button onClick={retry}>The guide didn’t open. Try again</Button>}
      </Stack>
      {part && (
        <part.GuidePanel
          {...{ id, questions, first, isOpen }}
          onOpenChange={setOpen}
          onFirstAsked={() => setFirst(undefined)}
        />
      )}
    </div>
  )
}
