import { mostRooms, type BlockNight, type RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { NumberField } from '../../components/fields/number-field.tsx'
import { count } from '../../components/format.ts'
import { errorsOf, roomsError } from '../../hotel-rooms/amounts.ts'
import { dayWords } from '../../page/time-of-day.ts'
import { numberOf } from '../../page/typed-values.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { ifUnchanged } from '../../platform/calls/if-unchanged.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { FormEnd } from '../../platform/form/form-end.tsx'
import { useDraftForm } from '../../platform/form/use-draft-form.ts'
import { blockWrite } from './block-write.ts'
import { anyRoomName } from './offer-values.ts'

const { blocks } = calls['hotel-mgmt'].hotels

interface FormProps {
  ownerId: string
  block: RoomBlock
  onClose: () => void
}

const roomsOf = (typed: string | undefined) => numberOf(typed ?? '') ?? 0

const lineName = ({ roomName }: Pick<BlockNight, 'roomName'>) => roomName ?? anyRoomName

/** How many rooms of each night are in the block. */
export function SizesForm({ ownerId, block, onClose }: FormProps) {
  const { id, nights } = block
  const { send } = useWrite(blocks.resize, {
    ...blockWrite,
    done: 'The block is changed.',
  })
  const name = (at: number) => `size-${at}`
  const { form, field, banner, isBusy } = useDraftForm<Record<string, string>>({
    first: Object.fromEntries(nights.map(({ size }, at) => [name(at), String(size)])),
    rules: () => ({
      check: (typed) =>
        errorsOf(
          Object.fromEntries(nights.map((_, at) => [name(at), roomsError(typed[name(at)] ?? '', mostRooms)])),
        ),
    }),
    async send(typed) {
      const changed = nights.flatMap(({ roomId, night, size }, at) => {
        const next = roomsOf(typed[name(at)])
        return next === size ? [] : [{ roomId, night, size: next }]
      })
      if (changed.length > 0) await send({ ownerId, id, data: { nights: changed } }, ifUnchanged(block))
      onClose()
    },
    failed: 'Nothing was changed.',
  })
  return (
    <form {...form}>
      <Stack gap="4">
        <Grid columns="fill-s" gap="3">
          {nights.map((night, at) => (
            <NumberField
              key={`${night.roomId} ${night.night}`}
              label={`${lineName(night)}, ${dayWords(night.night)}`}
              hint={`${count(night.taken)} booked or held, ${count(night.contracted)} agreed`}
              inputMode="numeric"
              {...field(name(at))}
            />
          ))}
        </Grid>
        <FormEnd banner={banner} isBusy={isBusy} onCancel={onClose}>
          Save the sizes
        </FormEnd>
      </Stack>
    </form>
  )
}
