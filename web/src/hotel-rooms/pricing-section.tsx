import { plainPricing, type HotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { RuledItem, RuledList, RuledWords } from '../components/display/ruled-list.tsx'
import { counted } from '../components/format.ts'
import { Dialog } from '../components/overlays/dialog.tsx'
import { Section } from '../platform/boxes/section.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { chargeNote, chargeText } from './charge-values.ts'
import { ChargeForm, TermsForm } from './pricing-forms.tsx'

interface PricingSectionProps {
  ownerId: string
  pricing: HotelPricing | null
  canManage: boolean
}

/** The taxes and fees that guests pay on top of rates, and until when they can cancel. */
export function PricingSection({ ownerId, pricing, canManage }: PricingSectionProps) {
  /** The index of the charge whose form is open. */
  const [edited, setEdited] = useState<number | 'terms'>()
  const { currency, charges, cancelDays } = pricing ?? plainPricing
  const close = () => setEdited(undefined)
  const hasFees = charges.some(({ kind }) => kind === 'Fee')
  const row = (name: string, note: string, value: string, at: number | 'terms') => (
    <RuledItem key={at}>
      <RuledWords>
        <b className="semi">{name}</b>
        <span className="xs mut">{note}</span>
      </RuledWords>
      <b className="semi">{value}</b>
      {canManage && <IconButton icon="pencil" label={`Edit ${name}`} onClick={() => setEdited(at)} />}
    </RuledItem>
  )
  return (
    <Stack gap="5">
      <Section
        title="What guests pay on top"
        action={
          canManage && (
            <Button variant="quiet" icon="plus" onClick={() => setEdited(charges.length)}>
              Add a tax or fee
            </Button>
          )
        }
      >
        <RuledList>
          {charges.map((charge, index) =>
            row(charge.name, chargeNote(charge), chargeText(charge, currency), index),
          )}
          {!hasFees && (
            <RuledItem>
              <RuledWords>
                <b className="semi">Mandatory fees</b>
                <span className="xs mut">Guests see the total with fees first.</span>
              </RuledWords>
              <b className="semi">None</b>
            </RuledItem>
          )}
          {row(
            'Currency and cancellation',
            `Free to cancel until 6 PM, ${counted(cancelDays, 'day')} before arrival`,
            currency,
            'terms',
          )}
        </RuledList>
      </Section>
      {edited !== undefined && (
        <Dialog
          isOpen
          onOpenChange={close}
          size="l"
          title={
            edited === 'terms' ? 'Currency and cancellation' : (charges[edited]?.name ?? 'Add a tax or fee')
          }
        >
          {edited === 'terms' ? (
            <TermsForm {...{ ownerId, pricing }} onClose={close} />
          ) : (
            <ChargeForm {...{ ownerId, pricing }} index={edited} onClose={close} />
          )}
        </Dialog>
      )}
    </Stack>
  )
}
