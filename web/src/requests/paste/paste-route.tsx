import type { RequestReading } from '@app/contract/events/request-reading.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { ErrorState } from '../../components/display/error-state.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { PasteForm } from './paste-form.tsx'
import { pastedText } from './pasted-text.ts'

export const loader = plainLoader

/** The browser has the text. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Start from an email', 'Turn an email, a PDF or notes into a request.')

/** While the text is read. */
const loadCheck = () => import('./check-page.tsx')

export default function PasteRoute() {
  const [reading, setReading] = useState<RequestReading>()
  const [isWanted, setWanted] = useState(false)
  const check = useLazy(loadCheck, isWanted)
  function again() {
    pastedText.drop()
    setReading(undefined)
  }
  if (reading === undefined) return <PasteForm onSend={() => setWanted(true)} onRead={setReading} />
  if (Object.keys(reading.fields).length === 0) return <NothingRead onAgain={again} />
  if (check.part !== undefined) return <check.part.CheckPage reading={reading} onAgain={again} />
  return <div className="page section">{check.hasFailed && <ErrorState onRetry={check.retry} />}</div>
}

/** For a text without anything that a request has. */
const NothingRead = ({ onAgain }: { onAgain: () => void }) => (
  <div className="page section">
    <EmptyState
      headingLevel="h1"
      title="Nothing could be read"
      actions={
        <>
          <Button variant="primary" onClick={onAgain}>
            Try another text
          </Button>
          <ButtonLink to="/requests/new">Use a blank form</ButtonLink>
        </>
      }
    >
      The text names no sport, dates, place or numbers of an event.
    </EmptyState>
  </div>
)
