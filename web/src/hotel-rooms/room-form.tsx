import { bedTypes, longestStay, roomTypes, type RoomType } from '@app/contract/hotels/room-schema.ts'
import { ApiProblem } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { NumberField } from '../components/fields/number-field.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { FieldGroup } from '../components/fields/field.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { counted } from '../components/format.ts'
import { Dialog } from '../components/overlays/dialog.tsx'
import { FormGrid, Wide } from '../platform/boxes/form-grid.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { guardedPatch, inWords } from './guarded-patch.ts'
import type { Currency } from './night-cells.ts'
import { roomDraft, roomErrors, roomValues, type RoomValues } from './room-values.ts'

const { rooms } = calls['hotel-mgmt'].hotels

interface RoomFormProps {
  ownerId: string
  /** Undefined for a new one. */
  room: RoomType | undefined
  /** Where a new one comes in the list. */
  position: number
  currency: Currency
  onDone?: () => void
}

const stays = Array.from({ length: longestStay }, (_, index) => ({
  value: String(index + 1),
  label: counted(index + 1, 'night'),
}))

const nameTaken = (error: unknown) =>
  error instanceof ApiProblem && error.problem.code === 'ALREADY_EXISTS'
    ? new Map([['name', 'Another room type has this name.']])
    : undefined

/** Adds, changes or removes a room type. */
export function RoomForm({ ownerId, room, position, currency, onDone = () => undefined }: RoomFormProps) {
  const options = { touches: [{ call: rooms, owner: ownerId }], isTouchedByFailure: true }
  const create = useWrite(rooms.create, options)
  const update = useWrite(rooms.update, options)
  const remove = useWrite(rooms.remove, {
    ...options,
    confirm: () => ({
      title: `Remove ${room?.name ?? 'this room type'}?`,
      text: 'It can’t be booked anymore. Rates of its nights are removed, too.',
      confirmText: 'Remove',
      isDangerous: true,
    }),
    failed: 'Nothing was removed.',
    onDone,
    done: 'The room type is removed.',
  })
  const { form, field, errors, banner, isBusy } = useDraftForm<RoomValues>({
    first: roomValues(room),
    rules: () => ({
      schema: roomTypes.draft,
      draftOf: roomDraft,
      check: (values) => roomErrors(values, room),
    }),
    async send(values) {
      const draft = roomDraft(values)
      if (room === undefined) await create.send({ ownerId, data: { ...draft, position } })
      else {
        const patch = guardedPatch<object>(room, draft)
        try {
          if (patch.length > 0) await update.send({ ownerId, id: room.id, patch })
        } catch (error) {
          throw inWords(error, 'Somebody else changed it meanwhile. Close this and open it again.')
        }
      }
      onDone()
    },
    failed: 'Not saved.',
    fieldErrors: nameTaken,
  })
  return (
    <form {...form}>
      <FormGrid columns="2">
        <Wide>
          <TextField
            label="Name"
            placeholder="Two queens"
            maxLength={200}
            autoComplete="off"
            {...field('name')}
          />
        </Wide>
        <NumberField label="Rooms of this type" inputMode="numeric" {...field('count')} />
        <NumberField label="Guests in a room" inputMode="numeric" {...field('guests')} />
        <NumberField
          label="Rate a night"
          unit={currency}
          hint="On nights without a rate of their own, before taxes and fees."
          {...field('rate')}
        />
        <SelectField label="Shortest stay" options={stays} {...field('minStay')} />
        <Wide>
          <FieldGroup label="Beds in a room" error={errors.get('beds')}>
            {() => (
              <Grid columns="fill-s" gap="3">
                {bedTypes.map((bed) => (
                  <NumberField key={bed} label={bed} placeholder="0" inputMode="numeric" {...field(bed)} />
                ))}
              </Grid>
            )}
          </FieldGroup>
        </Wide>
        <Wide>
          <FormBanner>{banner}</FormBanner>
          <Row>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {room === undefined ? 'Add the room type' : 'Save'}
            </Button>
            {room !== undefined && (
              <Button
                variant="quiet"
                icon="trash-2"
                isBusy={remove.isBusy}
                onClick={() => remove.run({ ownerId, id: room.id })}
              >
                Remove
              </Button>
            )}
          </Row>
        </Wide>
      </FormGrid>
    </form>
  )
}

export const RoomDialog = ({ onClose, ...props }: RoomFormProps & { onClose: () => void }) => (
  <Dialog
    isOpen
    onOpenChange={onClose}
    title={props.room === undefined ? 'Add a room type' : props.room.name}
    size="l"
  >
    <RoomForm {...props} onDone={onClose} />
  </Dialog>
)
