import { reasonOf } from '../api/problem.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import type { CalendarEntry } from './calendar-calls.ts'
import { useCalendarWrites } from './calendar-writes.ts'

const placeOf = ({ unitIds, starts, ends }: CalendarEntry) => ({ unitIds, starts, ends })

/** Moves and removes entries at once. A refused move opens the entry, where it should go, with what stands in its way. */
export function useEntryActions(
  ownerId: string,
  { onRefused }: { onRefused: (entry: CalendarEntry, to: CalendarEntry, refusal: unknown) => void },
) {
  const writes = useCalendarWrites(ownerId)
  const confirm = useConfirm()
  const toast = useToast()

  async function move(entry: CalendarEntry, to: CalendarEntry) {
    try {
      await writes.change(entry, { before: placeOf(entry), after: placeOf(to), verb: 'Moved' })
    } catch (refusal) {
      onRefused(entry, to, refusal)
    }
  }

  /** Of a series, one date or all from then on. */
  async function remove(
    entry: CalendarEntry,
    { isAllLater }: { isAllLater: boolean } = { isAllLater: false },
  ) {
    const { title, kind } = entry
    const outcome = await confirm({
      title: kind === 'Hold' ? `Release “${title}”?` : `Remove “${title}”?`,
      text: removalWords(entry, isAllLater),
      confirmText: kind === 'Hold' ? 'Release' : 'Remove',
      isDangerous: true,
    })
    if (outcome !== 'confirmed') return
    try {
      await writes.remove(entry, { isAllLater })
    } catch (error) {
      toast.error(`Nothing was removed. ${reasonOf(error)}`)
    }
  }
  return { move, remove }
}

function removalWords({ seriesId }: CalendarEntry, isAllLater: boolean): string {
  if (isAllLater) return 'This date and all later ones of the series are removed. You can undo it.'
  const rest = seriesId === null ? '' : ' The other dates of the series stay.'
  return `The time is free for others then.${rest} You can undo it.`
}
