import type { RateRange, RoomType } from '@app/contract/hotels/room-schema.ts'
import { withNights, type NightChange } from '@app/contract/hotels/with-nights.ts'
import { useState } from 'react'
import { reasonOf } from '../api/problem.ts'
import { counted, listOfFirst } from '../components/format.ts'
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

/** What is left of a change after its undo, and why. */
interface Rest {
  left: Change
  reason: string
}

const namesOf = (change: Change) =>
  listOfFirst(
    change.map(({ room }) => room.name),
    3,
  )

const changedSince =
  'Somebody else changed these rooms meanwhile. The grid shows theirs. Save again to use yours.'

/** Changes nights, and undoes it: a change is one patch of the ranges of a room type, whose reverse brings them back. */
export function useRates(ownerId: string) {
  const [changes, setChanges] = useState<readonly Change[]>([])
  const toast = useToast()
  const options = { touches: [{ call: rooms, owner: ownerId }], isTouchedByFailure: true }
  const { send } = useWrite(rooms.update, options)
  const undoing = useWrite<Change, Rest>(
    async (api, change) => {
      for (const [at, { room, before, after }] of change.entries())
        try {
          const patch = guardedPatch({ ranges: after }, { ranges: before })
          await api['hotel-mgmt'].hotels.rooms.update({ ownerId, id: room.id, patch })
        } catch (error) {
          const refusal = inWords(error, `${room.name} was changed since.`)
          if (at === 0) throw refusal
          return { left: change.slice(at), reason: reasonOf(refusal) }
        }
      return { left: [], reason: '' }
    },
    {
      ...options,
      failed: 'Nothing was undone.',
      onDone({ left, reason }, change) {
        setChanges((all) => all.flatMap((one) => (one !== change ? [one] : left.length > 0 ? [left] : [])))
        // In place of the toast that offers to undo it.
        if (left.length === 0) return toast.success('The change is undone.', { topic })
        const undone = change.slice(0, change.length - left.length)
        return toast.error(`Undone for ${namesOf(undone)}, but not for ${namesOf(left)}. ${reason}`, {
          topic,
        })
      },
    },
  )

  function keepUndo(made: Change, done: string) {
    if (made.length === 0) return
    setChanges((before) => [...before, made])
    toast.success(done, { action: { label: 'Undo', onPress: () => undoing.run(made) }, topic })
  }

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
      keepUndo(made, `Changed only ${namesOf(made)}.`)
      throw inWords(error, changedSince)
    }
    keepUndo(made, done)
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
