import { counted } from '../../components/format.ts'
import type { Counts } from '../import-words.ts'

/** What an undo takes away, and what it leaves. */
export function undoText(counts: Pick<Counts, 'new' | 'changed'> | null): string {
  const { new: added, changed } = counts ?? { new: 0, changed: 0 }
  const goes = [
    added > 0 && `${counted(added, 'new venue')} will be removed`,
    changed > 0 &&
      `${counted(changed, 'updated venue')} will get ${changed === 1 ? 'its' : 'their'} earlier facts back`,
  ].filter((text) => text !== false)
  const sentence = goes.length === 0 ? '' : `${goes.join(', and ')}. `
  return `${sentence}Venues that people use or have edited since stay, and are listed afterwards. Removed pages can be restored for 30 days.`
}

/** What an undo did: `300 venues removed, 14 restored, 2 kept`. */
export function undoneText({ removed, restored, keptCount }: Undone): string {
  const parts = [
    removed > 0 && `${counted(removed, 'venue')} removed`,
    restored > 0 &&
      `${counted(restored, 'venue')} restored to what ${restored === 1 ? 'it was' : 'they were'}`,
    keptCount > 0 && `${counted(keptCount, 'venue')} kept`,
  ].filter((text) => text !== false)
  return parts.length === 0 ? 'There was nothing to undo.' : `${parts.join(', ')}.`
}

interface Undone {
  removed: number
  restored: number
  keptCount: number
}
