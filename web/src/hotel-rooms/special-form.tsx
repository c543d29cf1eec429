import { longestStay } from '@app/contract/hotels/room-schema.ts'
import { specials, type Special } from '@app/contract/hotels/special-schema.ts'
import { DateField } from '../components/fields/date-field.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { counted } from '../components/format.ts'
import { textOf } from '../page/typed-values.ts'
import { FormGrid, Wide } from '../platform/boxes/form-grid.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { FormEnd } from '../platform/form/form-end.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { guardedPatch, inWords } from './guarded-patch.ts'

const { specials: specialCalls } = calls['hotel-mgmt'].hotels

type Values = Record<'title' | 'description' | 'startDate' | 'endDate' | 'minNights', string>

const stays = Array.from({ length: longestStay - 1 }, (_, index) => ({
  value: String(index + 2),
  label: `${counted(index + 2, 'night')} or more`,
}))

const draftOf = ({ title, description, startDate, endDate, minNights }: Values) => ({
  title: title.trim(),
  description: textOf(description),
  startDate,
  endDate,
  minNights: minNights === '' ? null : Number(minNights),
})

interface SpecialFormProps {
  ownerId: string
  today: string
  /** Undefined for a new one. */
  special: Special | undefined
  onClose: () => void
}

/** Adds, changes or removes a special. */
export function SpecialForm({ ownerId, today, special, onClose }: SpecialFormProps) {
  const options = { touches: [{ call: specialCalls, owner: ownerId }], isTouchedByFailure: true }
  const create = useWrite(specialCalls.create, options)
  const update = useWrite(specialCalls.update, options)
  const remove = useWrite(specialCalls.remove, {
    ...options,
    confirm: () => ({
      title: `Remove “${special?.title}”?`,
      text: 'Guests no longer see it.',
      confirmText: 'Remove',
      isDangerous: true,
    }),
    failed: 'Nothing was removed.',
    onDone: onClose,
    done: 'The special is removed.',
  })
  const { form, field, banner, isBusy } = useDraftForm<Values>({
    first: {
      title: special?.title ?? '',
      description: special?.description ?? '',
      startDate: special?.startDate ?? today,
      endDate: special?.endDate ?? '',
      minNights: special?.minNights == null || special.minNights === 1 ? '' : String(special.minNights),
    },
    rules: () => ({ schema: specials.draft, draftOf }),
    async send(values) {
      const draft = draftOf(values)
      if (special === undefined) await create.send({ ownerId, data: draft })
      else {
        const patch = guardedPatch<object>(special, draft)
        try {
          if (patch.length > 0) await update.send({ ownerId, id: special.id, patch })
        } catch (error) {
          throw inWords(error, 'Somebody else changed it meanwhile. Close this and open it again.')
        }
      }
      onClose()
    },
    failed: 'Not saved.',
  })
  return (
    <form {...form}>
      <FormGrid columns="2">
        <Wide>
          <TextField
            label="What guests get"
            hint="Type lower prices as rates of rooms: totals have them then."
            placeholder="Breakfast for teams"
            maxLength={200}
            autoComplete="off"
            {...field('title')}
          />
        </Wide>
        <Wide>
          <TextArea label="More about it" isOptional maxLength={1000} {...field('description')} />
        </Wide>
        <DateField label="First night" {...field('startDate')} />
        <DateField label="Last night" {...field('endDate')} />
        <SelectField label="For stays of" placeholder="Any length" options={stays} {...field('minNights')} />
        <Wide>
          <FormEnd
            {...{ banner, isBusy }}
            onCancel={onClose}
            removal={special && { isBusy: remove.isBusy, run: () => remove.run({ ownerId, id: special.id }) }}
          >
            Save
          </FormEnd>
        </Wide>
      </FormGrid>
    </form>
  )
}
