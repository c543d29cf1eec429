import { useState, type MouseEvent } from 'react'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { classNames } from '../components/class-names.ts'
import { Sheet } from '../components/overlays/dialog.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { counted } from '../components/format.ts'
import type { FilterFieldsProps } from './filter-fields.tsx'
import formStyles from './filter-form.module.css'
import { addressOf, chosenOf, cleared, filtersPath } from './query.ts'
import styles from './search-bar.module.css'
import { useMarket } from './use-market.tsx'

const loadFields = () => import('./filter-fields.tsx')

export interface FiltersButtonProps extends FilterFieldsProps {
  isPending: boolean
}

/** Opens a sheet with all filters. Without JavaScript it links to the filter page. */
export function FiltersButton(props: FiltersButtonProps) {
  const { query, page, isPending, onChoose } = props
  const market = useMarket()
  const [isOpen, setIsOpen] = useState(false)
  const fields = useLazy(loadFields, isOpen)
  const chosenCount = chosenOf(market, query).filter(({ criterion }) => criterion.name !== 'q').length
  const { one, other } = market.kind.noun
  const count = page.found?.count ?? 0

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <ButtonLink
        to={addressOf(market, query, filtersPath(market))}
        icon="sliders-horizontal"
        className={styles.filters}
        aria-haspopup="dialog"
        onClick={open}
      >
        <span className={classNames('sr', styles.filtersLabel)}>Filters</span>
        {chosenCount > 0 && (
          <span className={styles.chosen}>
            {chosenCount}
            <span className="sr"> selected</span>
          </span>
        )}
      </ButtonLink>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Filters"
        footer={
          <>
            <Button
              variant="quiet"
              disabled={chosenCount === 0}
              onClick={() => onChoose(cleared(market, query))}
            >
              Clear all
            </Button>
            <Button variant="primary" size="l" isBusy={isPending} onClick={() => setIsOpen(false)}>
              {count === 0 ? `No ${other} found` : `Show ${counted(count, one, other)}`}
            </Button>
          </>
        }
      >
        {fields.part !== undefined ? (
          <fields.part.FilterFields query={query} page={page} onChoose={onChoose} />
        ) : fields.hasFailed ? (
          <ErrorState title="The filters didn’t load." onRetry={fields.retry} />
        ) : (
          <Skeleton look="block" className={formStyles.waiting} />
        )}
      </Sheet>
    </>
  )
}
