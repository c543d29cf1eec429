import type { ReactNode } from 'react'
import { ButtonLink } from '../components/button-link.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { kinds, marketPath } from '../kinds/registry.ts'

interface NotFoundProps {
  /** What there is to do instead of going elsewhere, and why. */
  actions?: ReactNode
  children?: ReactNode
}

const waysOn = (
  <>
    <ButtonLink to={marketPath(kinds.facility)} variant="primary">
      Search facilities
    </ButtonLink>
    <ButtonLink to="/">Front page</ButtonLink>
  </>
)

const usualReason = 'The page may have moved, or it is not open to everybody.'

/** What stands at an address that has no page, or none for whoever asks. */
export function NotFound({ actions = waysOn, children = usualReason }: NotFoundProps) {
  return (
    <div className="page section">
      <title>Page not found</title>
      <EmptyState headingLevel="h1" title="There is nothing at this address" actions={actions}>
        {children}
      </EmptyState>
    </div>
  )
}
