import type { ImportRow } from '../import-place.ts'
import { differencesText } from './differences-text.ts'

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
