import { useMedia } from '../components/use-media.ts'
import type { FilterFieldsProps } from './filter-fields.tsx'
import { LazyFields } from './lazy-fields.tsx'
import styles from './marketplace.module.css'

/** All filters beside rows on a wide screen. Otherwise they are in a sheet, and without JavaScript on a page. */
export function FacetsAside(props: FilterFieldsProps) {
  const isWide = useMedia('(min-width: 1200px)')
  return (
    <aside className={styles.facets} aria-label="All filters">
      {/* Radio buttons of the same name are one group within a form. */}
      <form>
        <LazyFields {...props} isWanted={isWide} />
      </form>
    </aside>
  )
}
