import type { CalendarEntry, CalendarSpace } from './calendar-calls.ts'
import { movedWords, removalVerb, shortName } from './calendar-words.ts'
import { entryWrites, useEntryWrite } from './calendar-writes.ts'

const placeOf = ({ unitIds, starts, ends }: CalendarEntry) => ({ unitIds, starts, ends })

/** Moves and removes entries. A refused move opens the entry at the wanted time, with its conflicts. */
export function useEntryActions(
  ownerId: string,
  {
    spaces,
    timeZone,
    onRefused,
  }: {
    spaces: readonly CalendarSpace[]
    timeZone: string
    onRefused: (entry: CalendarEntry, to: CalendarEntry, refusal: unknown) => void
  },
) {
  const { run } = useEntryWrite(ownerId)

  const move = (entry: CalendarEntry, to: CalendarEntry) =>
    run({
      ...entryWrites(ownerId, entry).change(placeOf(entry), placeOf(to), 'Moved'),
      done: movedWords(to, spaces, timeZone),
      onRefused: (refusal) => onRefused(entry, to, refusal),
    })

  /** Of a series, one date or all from then on. */
  function remove(entry: CalendarEntry, isAllLater = false) {
    const verb = removalVerb(entry)
    run({
      ...entryWrites(ownerId, entry).remove(isAllLater),
      question: {
        title: `${verb} “${shortName(entry.title)}”?`,
        text: removalWords(entry, isAllLater),
        confirmText: verb,
        isDangerous: true,
      },
    })
  }
  return { move, remove }
}

function removalWords({ seriesId }: CalendarEntry, isAllLater: boolean): string {
  if (isAllLater) return 'This date and all later ones of the series are removed. You can undo it.'
  const rest = seriesId === null ? '' : ' The other dates of the series stay.'
  return `The time is free for others then.${rest} You can undo it.`
}
