import type { RateRange, RoomType } from '@app/contract/hotels/room-schema.ts'
import { withNights, type NightChange } from '@app/contract/hotels/with-nights.ts'
import { useState } from 'react'
import { counted } from '../components/format.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { guardedPatch, inWords } from './guarded-patch.ts'
import { nightCount, type Selected } from './night-values.ts'
import type { RoomRates } from './rate-file.ts'

const { rooms } = calls['hotel-mgmt'].hotels

interface RoomChange {
  room: Pick<RoomType, 'id' | 'name'>
  before: RateRange[]
  after: RateRange[]
}
/** What is undone together. */
type Change = readonly RoomChange[]

/** Of the toasts, of which only the latest is true. */
const topic = 'rates'

const changedSince =
  'Somebody else changed these rooms meanwhile. The grid shows theirs. Save again to use yours.'

/** Changes nights, and undoes it: a change is one patch of the ranges of a room type, whose reverse brings them back. */
export function useRates(ownerId: string) {
  const [changes, setChanges] = useState<readonly Change[]>([])
  const toast = useToast()
  const options = { touches: [{ call: rooms, owner: ownerId }], isTouchedByFailure: true }
  const { send } = useWrite(rooms.update, options)
  const forget = (change: Change) => setChanges((all) => all.filter((one) => one !== change))
  const undoing = useWrite<Change>(
    async (api, change) => {
      for (const { room, before, after } of change)
        try {
          const patch = guardedPatch({ ranges: after }, { ranges: before })
          await api['hotel-mgmt'].hotels.rooms.update({ ownerId, id: room.id, patch })
        } catch (error) {
          throw inWords(error, `${room.name} was changed since.`)
        }
    },
    {
      ...options,
      failed: 'Nothing was undone.',
      onDone(_, change) {
        forget(change)
        // In place of the toast that offers to undo it.
        toast.success('The change is undone.', { topic })
      },
    },
  )

  /** Saves a room type after the other. Those before one that is refused stay changed, and can be undone. */
  async function apply(all: readonly Pick<RoomRates, 'room' | 'ranges'>[], done: string) {
    const made: RoomChange[] = []
    try {
      for (const { room, ranges } of all) {
        const { id, name, ranges: before } = room
        const patch = guardedPatch({ ranges: before }, { ranges })
        if (patch.length === 0) continue
        const { data } = await send({ ownerId, id, patch })
        made.push({ room: { id, name }, before, after: data.ranges })
      }
    } catch (error) {
      throw inWords(error, changedSince)
    } finally {
      if (made.length > 0) setChanges((before) => [...before, made])
    }
    if (made.length > 0)
      toast.success(done, { action: { label: 'Undo', onPress: () => undoing.run(made) }, topic })
  }
  const last = changes.at(-1)
  return {
    save: (selected: Selected, change: Partial<NightChange>) => {
      const { room, from, to } = selected
      const ranges = withNights(room.ranges, from, to, change)
      return apply([{ room, ranges }], `Saved ${counted(nightCount(selected), 'night')} of ${room.name}.`)
    },
    saveFile: (all: readonly RoomRates[]) => {
      const nights = all.reduce((sum, one) => sum + one.nights.length, 0)
      return apply(all, `Changed ${counted(nights, 'night')}.`)
    },
    /** Undoes the last change. Undefined if there is none. */
    undo: last && (() => undoing.run(last)),
    isUndoing: undoing.isBusy,
  }
}
