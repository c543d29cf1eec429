import { count, counted } from '../components/format.ts'
import type { Import } from './import-place.ts'
import { hasUnknownColumns, type StepName } from './import-view.ts'
import { totalOf } from './import-words.ts'

interface StepNote {
  text: string
  /** Something is left to decide. */
  isOpen: boolean
}

type Noted = Pick<Import, 'counts' | 'columns' | 'isProposed' | 'ignoreRest' | 'decidedCount'>

/** What a step has to show, such as '3 to decide'. */
export function stepNote(name: StepName, item: Noted): StepNote {
  const { counts, columns, isProposed, decidedCount } = item
  if (name === 'columns') {
    const unknown = columns.filter(({ target }) => target === null).length
    if (hasUnknownColumns(item)) return { text: `${count(unknown)} unknown`, isOpen: true }
    if (isProposed) return { text: 'To confirm', isOpen: true }
    return { text: counted(columns.length, 'column'), isOpen: false }
  }
  if (counts === null) return { text: 'After the columns', isOpen: false }
  if (name === 'check') {
    return counts.refused > 0
      ? { text: counted(counts.refused, 'error'), isOpen: true }
      : { text: counted(totalOf(counts), 'row'), isOpen: false }
  }
  if (name === 'duplicates') {
    if (counts.doubtful > 0) return { text: `${count(counts.doubtful)} to decide`, isOpen: true }
    return { text: decidedCount > 0 ? `${count(decidedCount)} decided` : 'None', isOpen: false }
  }
  const venues = counts.new + counts.changed
  return { text: venues === 0 ? 'Nothing new' : counted(venues, 'venue'), isOpen: false }
}
