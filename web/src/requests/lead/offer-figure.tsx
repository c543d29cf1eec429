import type { AskedEvent } from '@app/contract/events/asked-event.ts'
import type { Bid } from '@app/contract/events/bids.ts'
import { budgetGap, budgetText } from '@app/contract/rules/budget-text.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { Banner } from '../../components/display/banner.tsx'
import { FieldLine } from '../../components/fields/field-lines.tsx'
import { count, listOf } from '../../components/format.ts'
import styles from './lead.module.css'

interface Figure extends Pick<Bid, 'missing' | 'rebateTotal' | 'total'> {
  /** The room nights for which the rebate counts. */
  rebateNights: number
}

interface OfferFigureProps {
  /** Null while something that was typed is no number. */
  figure: Figure | null
  asked: Pick<AskedEvent, 'budgetFrom' | 'budgetTo' | 'roomNights'>
}

/** What the organizer will read as the total of an offer, beside its budget. */
export function OfferFigure({ figure, asked: { budgetFrom, budgetTo, roomNights } }: OfferFigureProps) {
  const budget = budgetText(budgetFrom, budgetTo)
  const gap = figure && budgetGap(figure.total, budgetFrom, budgetTo)
  return (
    <>
      <FieldLine label="The organizer sees" hint={figure ? hintOf(figure, roomNights) : ''}>
        <output aria-label="Total" className={styles.total}>
          {figure ? dollars(figure.total) : '–'}
        </output>
      </FieldLine>
      {budget !== null && (
        <FieldLine label="Their budget" hint={gap ? `Your total is ${gap}` : ''}>
          <span>{budget}</span>
        </FieldLine>
      )}
    </>
  )
}

const hintOf = ({ missing, rebateTotal, rebateNights }: Figure, roomNights: number | null) =>
  [
    missing.length > 0 &&
      `with ${listOf(missing.map(({ name, price }) => `${name} at ${dollars(price)}`))}, which you leave out`,
    rebateTotal > 0 &&
      `less ${dollars(rebateTotal)} of rebates${roomNights === null ? '' : ` for ${nightsText(rebateNights, roomNights)}`}`,
  ]
    .filter(Boolean)
    .join('; ') || 'Their total, the same way for every bid'

const nightsText = (counted: number, asked: number) =>
  counted < asked
    ? `${count(counted)} of ${count(asked)} room nights, as many as your room block has`
    : `${count(asked)} room nights`

/** Says that the organizer reads another total than the one at which an offer was sent. */
export const MovedFigure = ({ bid }: { bid: Pick<Bid, 'total' | 'confirmedTotal'> | null }) =>
  bid !== null &&
  bid.total !== bid.confirmedTotal && (
    <Banner tone="warn">
      The organizer changed what they need since you sent your offer: they see {dollars(bid.total)} now, not{' '}
      {dollars(bid.confirmedTotal)}. Send it again to confirm it, or change it.
    </Banner>
  )
