import { reasonOf } from '../api/problem.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { ifUnchanged, useCalendarWrite, type CalendarEntry } from './calendar-calls.ts'

/** Moves and removes entries at once. A refused move opens the entry with what stands in its way. */
export function useEntryActions(
  ownerId: string,
  { onRefused }: { onRefused: (entry: CalendarEntry, refusal: unknown) => void },
) {
  const write = useCalendarWrite(ownerId)
  const confirm = useConfirm()
  const toast = useToast()

  async function move(entry: CalendarEntry, to: CalendarEntry) {
    const patch = (['unitIds', 'starts', 'ends'] as const)
      .filter((field) => JSON.stringify(entry[field]) !== JSON.stringify(to[field]))
      .map((field) => ({ op: 'replace' as const, path: `/${field}`, value: to[field] }))
    if (patch.length === 0) return
    try {
      await write((calls) => calls.entries.update({ ownerId, id: entry.id, patch }, ifUnchanged(entry)), {
        action: 'moved',
        title: entry.title,
        done: `Moved ${entry.title}.`,
      })
    } catch (refusal) {
      onRefused(to, refusal)
    }
  }

  /** Of a series, one date or all from then on. */
  async function remove(entry: CalendarEntry, { isAllLater = false }: { isAllLater?: boolean } = {}) {
    const { id, title, kind, seriesId, starts } = entry
    const series = isAllLater ? seriesId : null
    const outcome = await confirm({
      title: kind === 'Hold' ? `Release “${title}”?` : `Remove “${title}”?`,
      text: removalWords(entry, series !== null),
      confirmText: kind === 'Hold' ? 'Release' : 'Remove',
      isDangerous: true,
    })
    if (outcome !== 'confirmed') return
    try {
      await write(
        async (calls) =>
          series === null
            ? calls.entries.remove({ ownerId, id }, ifUnchanged(entry))
            : calls.series.remove({ ownerId, id: series, from: starts }),
        { action: 'removed', title, done: `Removed ${title}.` },
      )
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
