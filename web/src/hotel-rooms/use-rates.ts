import type { RateRange, RoomType } from '@app/contract/hotels/room-schema.ts'
import { withNights, type NightChange } from '@app/contract/hotels/with-nights.ts'
import { useState } from 'react'
import { counted } from '../components/format.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { guardedPatch, inWords } from './guarded-patch.ts'
import { nightCount, type Selected } from './night-values.ts'

const { rooms } = calls['hotel-mgmt'].hotels

interface Change {
  room: Pick<RoomType, 'id' | 'name'>
  before: RateRange[]
  after: RateRange[]
}

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
    async (api, { room, before, after }) => {
      const patch = guardedPatch({ ranges: after }, { ranges: before })
      try {
        await api['hotel-mgmt'].hotels.rooms.update({ ownerId, id: room.id, patch })
      } catch (error) {
        throw inWords(error, `${room.name} was changed since.`)
      }
    },
    {
      ...options,
      failed: 'Nothing was undone.',
      onDone: (_, change) => forget(change),
      done: 'The change is undone.',
    },
  )

  async function save({ room, from, to }: Selected, change: Partial<NightChange>) {
    const { id, name, ranges: before } = room
    const patch = guardedPatch({ ranges: before }, { ranges: withNights(before, from, to, change) })
    if (patch.length === 0) return
    try {
      const { data } = await send({ ownerId, id, patch })
      const made = { room: { id, name }, before, after: data.ranges }
      setChanges((all) => [...all, made])
      toast.success(`Saved ${counted(nightCount({ room, from, to }), 'night')} of ${name}.`, {
        action: { label: 'Undo', onPress: () => undoing.run(made) },
        topic: 'rates',
      })
    } catch (error) {
      throw inWords(error, changedSince)
    }
  }
  const last = changes.at(-1)
  return {
    save,
    /** Undoes the last change. Undefined if there is none. */
    undo: last && (() => undoing.run(last)),
    isUndoing: undoing.isBusy,
  }
}
