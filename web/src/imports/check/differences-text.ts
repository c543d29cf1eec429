import { count } from '../../components/format.ts'
import type { ImportRow } from '../import-place.ts'

/** `2 changed, 1 added`. */
export const differencesText = ({ differences, added }: Pick<ImportRow, 'differences' | 'added'>) =>
  [
    differences.length > 0 && `${count(differences.length)} changed`,
    added.length > 0 && `${count(added.length)} added`,
  ]
    .filter(Boolean)
    .join(', ')
