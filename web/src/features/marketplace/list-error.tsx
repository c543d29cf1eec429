import { useRevalidator } from 'react-router'
import { ErrorState } from '../../components/error-state.tsx'

/** In place of the list, with all that was asked for still there. */
export function ListError() {
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      title="The facilities did not load."
      detail="The search gave no answer. What you asked for is kept."
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  )
}
