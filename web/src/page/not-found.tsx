import { ButtonLink } from '../components/button-link.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { facilityMarketPath } from './paths.ts'

/** What stands at an address that has no page, or none for whoever asks. */
export function NotFound() {
  return (
    <div className="page section">
      <title>Page not found</title>
      <EmptyState
        headingLevel="h1"
        title="There is nothing at this address"
        actions={
          <>
            <ButtonLink to={facilityMarketPath} variant="primary">
              Search facilities
            </ButtonLink>
            <ButtonLink to="/">Front page</ButtonLink>
          </>
        }
      >
        The page may have moved, or it is not open to everybody.
      </EmptyState>
    </div>
  )
}
