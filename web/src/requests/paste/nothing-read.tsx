import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'

/** For a text without anything that a request has. */
export const NothingRead = ({ onAgain }: { onAgain: () => void }) => (
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
