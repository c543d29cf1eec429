import { maxReason } from '@app/contract/rules/limits.ts'
import { useSearchParams } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'

type Answer = { to: 'Interested' } | { to: 'Passed'; reason: string | undefined }

/** The answer in the address, which a program wrote for the person. Undefined without one. */
function answerIn(search: URLSearchParams): Answer | undefined {
  const to = search.get('answer')
  if (to === 'Interested') return { to }
  const reason = search.get('reason')?.trim().slice(0, maxReason) || undefined
  return to === 'Passed' ? { to, reason } : undefined
}

interface ProposedAnswerProps {
  isBusy: boolean
  onAnswer: (answer: { to: Answer['to']; reason?: string | undefined }) => void
}

/** An answer that the person only has to confirm. */
export function ProposedAnswer({ isBusy, onAnswer }: ProposedAnswerProps) {
  const [search] = useSearchParams()
  const answer = answerIn(search)
  if (answer === undefined) return null
  const reason = answer.to === 'Passed' ? answer.reason : undefined
  return (
    <>
      <Banner tone="info">
        Your assistant suggests: {answer.to === 'Passed' ? 'pass' : 'say that you are interested'}
        {reason === undefined ? '' : `, because “${reason}”`}. Nothing is sent yet.
      </Banner>
      <Button isBusy={isBusy} onClick={() => onAnswer(answer)}>
        {answer.to === 'Passed' ? 'Pass with this answer' : 'Send this answer'}
      </Button>
    </>
  )
}
