import { useConfirm } from '../components/overlays/confirm.tsx'
import type { CalendarEntry, CalendarSpace } from './calendar-calls.ts'
import { movedWords, shortName } from './calendar-words.ts'
import { entryWrites, useEntryWrite } from './calendar-writes.ts'

const placeOf = ({ unitIds, starts, ends }: CalendarEntry) => ({ unitIds, starts, ends })

type Question = Pick<
  NonNullable<Parameters<ReturnType<typeof useConfirm>>[0]>,
  'title' | 'text' | 'confirmText'
>

/** Makes a handler that asks before it does something that takes something away. */
export function useConfirmed() {
  const confirm = useConfirm()
  return (question: Question, act: () => void) => () =>
    void confirm({ ...question, isDangerous: true }).then((outcome) => outcome === 'confirmed' && act())
}

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
  const confirmed = useConfirmed()
  const move = (entry: CalendarEntry, to: CalendarEntry) =>
    run({
      ...entryWrites(ownerId, entry).change(placeOf(entry), placeOf(to), 'Moved'),
      done: movedWords(to, spaces, timeZone),
      onRefused: (refusal) => onRefused(entry, to, refusal),
    })

  /** Of a series, one date or all from then on. */
  function remove(entry: CalendarEntry, isAllLater = false) {
    const verb = entry.kind === 'Hold' ? 'Release' : 'Remove'
    const question = {
      title: `${verb} “${shortName(entry.title)}”?`,
      text: removalWords(entry, isAllLater),
      confirmText: verb,
    }
    confirmed(question, () => run(entryWrites(ownerId, entry).remove(isAllLater)))()
  }
  return { move, remove }
}

function removalWords({ seriesId }: CalendarEntry, isAllLater: boolean): string {
  if (isAllLater) return 'This date and all later ones of the series are removed. You can undo it.'
  const rest = seriesId === null ? '' : ' The other dates of the series stay.'
  return `The time is free for others then.${rest} You can undo it.`
}
