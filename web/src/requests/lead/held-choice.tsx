import { Button } from '../../components/actions/button.tsx'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { shortRange } from '../../page/fit-words.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import type { Dates, DatesGap } from './held-dates.ts'
import styles from './lead.module.css'

interface HeldChoiceProps {
  gap: DatesGap
  /** A destination asks its facilities to hold. */
  isFacility: boolean
  isOfferedUnheld: boolean
  error: string | undefined
  onOffer: (dates: Dates) => void
  onHold: (days: readonly string[]) => void
  onOfferUnheld: (isOffered: boolean) => void
}

/** The ways to make the dates that are offered agree with those that are held, before an offer is sent. */
export function HeldChoice({ gap, isFacility, isOfferedUnheld, error, ...ways }: HeldChoiceProps) {
  const { held, unheld, unheldText, isApart } = gap
  const heldText = shortRange(held.from, held.to)
  return (
    <fieldset>
      <legend className={`sm semi ${styles.legend}`}>
        {isApart ? `You hold ${heldText}, and offer other dates` : `Nothing is held on ${unheldText}`}
      </legend>
      <Stack gap="2">
        <Row gap="2">
          <Button onClick={() => ways.onOffer(held)}>Offer {heldText}</Button>
          <Button onClick={() => ways.onHold(unheld)}>
            {isFacility ? `Hold ${unheldText}` : `Have ${unheldText} held`}
          </Button>
        </Row>
        {!isApart && (
          <Checkbox
            label={`Offer ${unheldText} without a hold`}
            hint="Only if it is free. The organizer reads that it isn’t held."
            error={isOfferedUnheld ? undefined : error}
            checked={isOfferedUnheld}
            onChange={({ target }) => ways.onOfferUnheld(target.checked)}
          />
        )}
      </Stack>
    </fieldset>
  )
}
