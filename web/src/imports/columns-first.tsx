import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import type { StepProps } from './import-view.ts'

/** Instead of a step that depends on the columns: another check forgets decisions. */
export const ColumnsFirst = ({ to }: Pick<StepProps, 'to'>) => (
  <EmptyState
    title="The columns come first"
    actions={
      <ButtonLink variant="primary" to={to({ step: 'columns' })}>
        Go to columns
      </ButtonLink>
    }
  >
    Some of them are unknown or guesses. Confirm them, then come back.
  </EmptyState>
)
