import { BlockOffer } from '@app/contract/hotels/blocks/block-schema.ts'
import type * as z from 'zod'
import { FieldGroup } from '../../components/fields/field.tsx'
import { NumberField } from '../../components/fields/number-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { dayWords } from '../../page/time-of-day.ts'
import { FormGrid, Wide } from '../../platform/boxes/form-grid.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { FormEnd } from '../../platform/form/form-end.tsx'
import { useDraftForm } from '../../platform/form/use-draft-form.ts'
import styles from '../room-blocks.module.css'
import {
  nightsOfBlock,
  offerErrors,
  offerOf,
  offerValues,
  rateField,
  roomsField,
  type OfferBase,
  type OfferLine,
  type OfferValues,
} from './offer-values.ts'

interface OfferFormProps {
  block: OfferBase
  lines: readonly OfferLine[]
  onSend: (offer: z.input<typeof BlockOffer>) => Promise<unknown>
  onClose: () => void
}

const bookers = [
  { value: 'Everyone', label: 'Everybody who sees the event' },
  { value: 'Link', label: 'Only who has the link to the block' },
]

/** Rooms by night and type, and the terms, that the hotel offers. */
export function OfferForm({ block, lines, onSend, onClose }: OfferFormProps) {
  const { currency } = block
  const { form, values, set, field, banner, isBusy } = useDraftForm<OfferValues>({
    first: offerValues(block, lines),
    rules: () => ({
      schema: BlockOffer,
      draftOf: (typed) => offerOf(typed, block, lines),
      check: (typed) => offerErrors(typed, block, lines),
    }),
    async send(typed) {
      await onSend(offerOf(typed, block, lines))
      onClose()
    },
    failed: 'Not sent.',
    kept: 'What you typed is still here.',
  })
  return (
    <form {...form}>
      <Stack gap="6">
        {lines.map(({ roomId, name }, line) => (
          <FieldGroup key={roomId} label={<span className={styles.roomType}>{name}</span>}>
            {() => (
              <Grid columns="fill-s" gap="3">
                <NumberField
                  label="Rate a night"
                  unit={currency}
                  hint="Before taxes and fees"
                  {...field(rateField(line))}
                />
                {nightsOfBlock(block).map((night, at) => (
                  <NumberField
                    key={night}
                    label={`Rooms, ${dayWords(night)}`}
                    placeholder="0"
                    inputMode="numeric"
                    {...field(roomsField(line, at))}
                  />
                ))}
              </Grid>
            )}
          </FieldGroup>
        ))}
        <FormGrid columns="2">
          <TextField
            type="date"
            label="Cut-off"
            isOptional
            hint="After this day, rooms that nobody booked are yours again."
            {...field('cutOff')}
          />
          <SelectField
            label="Who may book"
            options={bookers}
            name="access"
            value={values['access'] ?? 'Everyone'}
            onChange={({ target }) => set({ access: target.value })}
          />
          <NumberField
            label="Guaranteed share"
            isOptional
            unit="%"
            inputMode="numeric"
            hint="Of the room nights that the group pays for, booked or not."
            {...field('guaranteedPercent')}
          />
          <NumberField
            label="One night free for each"
            isOptional
            unit="nights booked"
            inputMode="numeric"
            {...field('compPer')}
          />
          <Wide>
            <TextArea
              label="Attrition clause"
              isOptional
              rows={2}
              maxLength={1000}
              hint="Your words, as they are in the contract."
              {...field('attrition')}
            />
          </Wide>
          <NumberField
            label="Rebate a night"
            isOptional
            unit={currency}
            hint="In the rate. Guests read it before they book."
            {...field('rebate')}
          />
          <TextField label="Rebate goes to" isOptional maxLength={200} {...field('rebateReceiver')} />
          <Wide>
            <TextField
              label="What the rebate pays for"
              isOptional
              maxLength={300}
              {...field('rebatePurpose')}
            />
          </Wide>
          <Wide>
            <TextArea
              label={`Message to ${block.askerName}`}
              isOptional
              rows={3}
              maxLength={2000}
              {...field('answer')}
            />
          </Wide>
        </FormGrid>
        <FormEnd banner={banner} isBusy={isBusy} onCancel={onClose}>
          {block.status === 'Offered' ? 'Send the new offer' : 'Send the offer'}
        </FormEnd>
      </Stack>
    </form>
  )
}
