import { useState, type ReactNode } from 'react'
import { Button } from '../components/actions/button.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { Sheet } from '../components/overlays/dialog.tsx'
import { useLazyPopup } from '../components/overlays/use-lazy-popup.ts'
import { useLazy } from '../components/use-lazy.ts'
import { useMedia } from '../components/use-media.ts'
import { counted } from '../components/format.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import styles from './dates.module.css'
import formStyles from './filter-form.module.css'
import type { DatesButtonProps } from './market.ts'
import { changed, criteriaOf } from './query.ts'
import { useMarket, useOptimisticQuery } from './use-market.tsx'

// Apart, so that the list of the files it needs isn't in the first load.
const loadPopover = () => import('../components/overlays/popover-popup.tsx')

interface DatesPopupProps extends DatesButtonProps {
  buttonClass: string | undefined
  /** Of the button. */
  children: ReactNode
}

/** The criteria that depend on days, below their button, or in a sheet on small screens. Open at first. */
export function DatesPopup({ buttonClass, children, ...props }: DatesPopupProps) {
  const part = { ...props, ...useOptimisticQuery(props.query, props.onChoose) }
  const [isOpen, setIsOpen] = useState(true)
  const isWide = useMedia('(min-width: 900px)')
  const popover = useLazyPopup(loadPopover, isWide && isOpen, () => setIsOpen(false))
  const look = { icon: 'calendar-days', className: buttonClass, children } as const
  if (isWide && popover)
    return (
      <popover.PopoverPopup label="Dates" align="end" className={styles.popup} trigger={<Button {...look} />}>
        {(close) => (
          <>
            <DateCriteria {...part} />
            <div className={styles.foot}>
              <Toolbar gap="3" isWrapping={false}>
                <Foot {...part} onClose={close} />
              </Toolbar>
            </div>
          </>
        )}
      </popover.PopoverPopup>
    )
  return (
    <>
      <Button {...look} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)} />
      <Sheet
        isOpen={isOpen && !isWide}
        onOpenChange={setIsOpen}
        title="Dates"
        footer={<Foot {...part} onClose={() => setIsOpen(false)} />}
      >
        <DateCriteria {...part} />
      </Sheet>
    </>
  )
}

function DateCriteria({ dates, ...part }: DatesButtonProps) {
  const sheet = useLazy(dates.load, true)
  if (sheet.part !== undefined) return <sheet.part.DateSheet {...part} />
  if (sheet.hasFailed) return <ErrorState title="The calendar didn’t load." onRetry={sheet.retry} />
  return <Skeleton look="block" className={formStyles.waiting} />
}

function Foot(props: DatesButtonProps & { onClose: () => void }) {
  const { dates, query, count, isPending, onChoose, onClose } = props
  const market = useMarket()
  const { one, other } = market.kind.noun
  const chosen = criteriaOf(
    market.criteria.filter(({ name }) => dates.criteria.includes(name)),
    query,
  )
  const none = Object.fromEntries(
    chosen.flatMap(({ parameters }) => parameters.map(({ name }) => [name, undefined])),
  )
  return (
    <>
      <Button
        variant="quiet"
        disabled={chosen.length === 0}
        onClick={() => onChoose(changed(market, query, none))}
      >
        Clear dates
      </Button>
      <Button variant="primary" isBusy={isPending} onClick={onClose}>
        {count === 0 ? `No ${other} found` : `Show ${counted(count, one, other)}`}
      </Button>
    </>
  )
}
