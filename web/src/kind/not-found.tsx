import type { ReactNode } from 'react'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { kinds, marketPath } from './registry.ts'
import { PageTitle } from '../page/page-title.tsx'

interface NotFoundProps {
  actions?: ReactNode
  children?: ReactNode
}

const defaultActions = (
  <>
    <ButtonLink to={marketPath(kinds.facility)} variant="primary">
      Search facilities
    </ButtonLink>
    <ButtonLink to="/">Home page</ButtonLink>
  </>
)

const defaultText = 'The page may have moved, or you may not have access to it.'

/** Replaces a page that doesn't exist, or that the reader may not see. */
export function NotFound({ actions = defaultActions, children = defaultText }: NotFoundProps) {
  return (
    <div className="page section">
      <PageTitle>Page not found</PageTitle>
      <EmptyState headingLevel="h1" title="There is nothing at this address" actions={actions}>
        {children}
      </EmptyState>
    </div>
  )
}
