import { useState, type MouseEvent } from 'react'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { Sheet } from '../../components/dialog.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useLate } from '../../components/use-late.ts'
import { counted } from '../../page/format.ts'
import { criteriaOf } from './criteria.ts'
import type { FilterFieldsProps } from './filter-fields.tsx'
import formStyles from './filter-form.module.css'
import { cleared } from './market-query.ts'
import styles from './search-bar.module.css'
import { addressOf, filtersPath } from './write-query.ts'

const loadFields = () => import('./filter-fields.tsx')

export interface FiltersButtonProps extends FilterFieldsProps {
  isPending: boolean
}

/** Opens all filters beside the page; without JavaScript a page with them in it. */
export function FiltersButton(props: FiltersButtonProps) {
  const { query, found, isPending, onChoose } = props
  const [isOpen, setIsOpen] = useState(false)
  const fields = useLate(loadFields, isOpen)
  const chosen = criteriaOf(query).filter(({ name }) => name !== 'q').length

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <ButtonLink
        to={addressOf(query, filtersPath)}
        icon="sliders-horizontal"
        className={styles.filters}
        aria-haspopup="dialog"
        onClick={open}
      >
        <span className={classNames('sr', styles.filtersLabel)}>Filters</span>
        {chosen > 0 && (
          <span className={styles.chosen}>
            {chosen}
            <span className="sr"> chosen</span>
          </span>
        )}
      </ButtonLink>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Filters"
        footer={
          <>
            <Button variant="quiet" disabled={chosen === 0} onClick={() => onChoose(cleared(query))}>
              Clear all
            </Button>
            <Button variant="primary" size="l" isBusy={isPending} onClick={() => setIsOpen(false)}>
              {found === undefined || found.count === 0
                ? 'Show no facilities'
                : `Show ${counted(found.count, 'facility', 'facilities')}`}
            </Button>
          </>
        }
      >
        {fields.part !== undefined ? (
          <fields.part.FilterFields {...props} />
        ) : fields.hasFailed ? (
          <ErrorState title="The filters did not load." onRetry={fields.retry} />
        ) : (
          <Skeleton look="block" className={formStyles.waiting} />
        )}
      </Sheet>
    </>
  )
}
