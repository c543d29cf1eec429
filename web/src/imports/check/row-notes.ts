import { count } from '../../components/format.ts'
import type { ImportRow } from '../import-place.ts'

type Noted = Pick<
  ImportRow,
  'outcome' | 'problems' | 'reasons' | 'remarks' | 'isOutside' | 'differences' | 'added'
>

/** Everything to know about a row, the most important first: problems and reasons, its place, changes, and corrections. */
export function notesOf({ outcome, problems, reasons, remarks, isOutside, ...row }: Noted, area?: string) {
  const changes = outcome === 'changed' ? differencesText(row) : ''
  return [
    ...problems,
    ...reasons.filter((reason) => !problems.includes(reason)),
    ...(isOutside ? [outsideText(area)] : []),
    ...(changes === '' ? [] : [changes]),
    ...remarks,
  ]
}

export const outsideText = (area = 'the destination') => `Outside of ${area}’s area`

/** `2 changed, 1 added`. */
const differencesText = ({ differences, added }: Pick<ImportRow, 'differences' | 'added'>) =>
  [
    differences.length > 0 && `${count(differences.length)} changed`,
    added.length > 0 && `${count(added.length)} added`,
  ]
    .filter(Boolean)
    .join(', ')
