import { guestsText } from '@app/contract/hotels/guests-text.ts'
import { GuestDraft, type Reservation } from '@app/contract/hotels/reservation-schema.ts'
import type { ReactNode } from 'react'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Button } from '../components/actions/button.tsx'
import { textOf } from '../page/typed-values.ts'
import { FormGrid, Wide } from '../platform/boxes/form-grid.tsx'
import { calls } from '../platform/calls/calls.ts'
import { fill, useWrite } from '../platform/calls/use-write.ts'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'

const { book, get } = calls['hotel-mgmt'].hotels.reservations

export interface GuestValues {
  name: string
  email: string
  phone: string
  children: string
  arrival: string
  notes: string
}

const dataOf = ({ children, arrival, notes, ...values }: GuestValues) => ({
  ...values,
  children: Number(children),
  arrival: textOf(arrival),
  notes: textOf(notes),
})

const whatToEnter = [
  ['name', 'Enter a name.'],
  ['phone', 'Enter a phone number with area code.'],
] as const

/** In place of what the schema says of empty fields. */
const missing = (typed: GuestValues) =>
  new Map<string, string>(whatToEnter.filter(([name]) => typed[name].trim() === ''))

interface WhoComes {
  id: string
  first: GuestValues
  onDone: (reservation: Reservation) => void
}

export function useGuestForm({ id, first, onDone }: WhoComes) {
  const { send } = useWrite(book, { fills: (reply) => [fill(get, { id }, reply)] })
  return useDraftForm<GuestValues>({
    first,
    rules: () => ({ schema: GuestDraft, draftOf: dataOf, check: missing }),
    async send(typed) {
      const { data } = await send({ id, data: dataOf(typed) })
      onDone(data)
    },
    failed: 'Not booked.',
    kept: 'What you typed is still here.',
  })
}

interface GuestFieldsProps {
  guest: Pick<ReturnType<typeof useGuestForm>, 'form' | 'field' | 'banner'>
  /** Of the form, for buttons elsewhere on the page. */
  formId?: string
  /** In the room, one of whom is an adult. */
  guests: number
  /** Once a room is booked, its address stays. */
  isEmailFixed?: boolean
  /** Below the fields. */
  children?: ReactNode
}

/** Who comes. */
export const GuestFields = ({
  guest: { form, field, banner },
  formId,
  guests,
  isEmailFixed = false,
  children,
}: GuestFieldsProps) => (
  <form {...form} id={formId}>
    <FormGrid columns="2">
      <TextField label="Name on the room" autoComplete="name" maxLength={200} {...field('name')} />
      <TextField label="Phone" type="tel" autoComplete="tel" maxLength={32} {...field('phone')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        readOnly={isEmailFixed}
        {...field('email')}
      />
      {guests > 1 && (
        <SelectField
          label="Children"
          options={Array.from({ length: guests }, (_, count) => ({
            value: String(count),
            label: count === 0 ? 'None' : guestsText({ guests, children: count }),
          }))}
          {...field('children')}
        />
      )}
      <TextField
        label="Arriving"
        isOptional
        placeholder="Friday, 7 to 8 PM"
        autoComplete="off"
        maxLength={100}
        {...field('arrival')}
      />
      <Wide>
        <TextArea
          label="Requests"
          isOptional
          rows={3}
          maxLength={1000}
          hint="The hotel reads this, but can’t promise it."
          {...field('notes')}
        />
      </Wide>
      <Wide>
        <FormBanner>{banner}</FormBanner>
        {children}
      </Wide>
    </FormGrid>
  </form>
)

interface GuestFormProps extends WhoComes, Pick<GuestFieldsProps, 'guests' | 'isEmailFixed'> {
  /** What the button does. */
  action: string
}

/** Changes who comes. */
export function GuestForm({ action, guests, isEmailFixed, ...who }: GuestFormProps) {
  const guest = useGuestForm(who)
  return (
    <GuestFields {...{ guest, guests, isEmailFixed }}>
      <div>
        <Button type="submit" variant="primary" isBusy={guest.isBusy}>
          {action}
        </Button>
      </div>
    </GuestFields>
  )
}
