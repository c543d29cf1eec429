import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { useLazy } from '../components/use-lazy.ts'
import type { FilterFieldsProps } from './filter-fields.tsx'
import styles from './search-bar.module.css'

const loadFields = () => import('./filter-fields.tsx')

interface LazyFieldsProps extends FilterFieldsProps {
  isWanted: boolean
}

/** All filters, whose code loads when they are wanted. */
export function LazyFields({ isWanted, ...props }: LazyFieldsProps) {
  const { part, hasFailed, retry } = useLazy(loadFields, isWanted)
  if (part !== undefined) return <part.FilterFields {...props} />
  if (hasFailed) return <ErrorState title="The filters didn’t load." onRetry={retry} />
  return <Skeleton look="block" className={styles.waiting} />
}
