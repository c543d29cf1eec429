import { isField, labelOf, type Field } from '@app/contract/imports/import-fields.ts'
import type { ComboboxOption } from '../../components/fields/combobox-option.ts'
import { capitalized } from '../../components/format.ts'

/** What a value of the target means. */
const notes: Record<string, string> = {
  space: 'How many spaces',
  sport: 'Sport, yes or no',
  amenity: 'Amenity, yes or no',
}

export const fieldLabel = (field: Field) => capitalized(labelOf(field))

/** A target as the combobox shows it. */
export function targetOption(target: string): ComboboxOption {
  if (target === '-') return { value: '-', label: 'Ignore this column' }
  if (isField(target)) return { value: target, label: fieldLabel(target) }
  const separator = target.indexOf(':')
  return {
    value: target,
    label: target.slice(separator + 1),
    note: notes[target.slice(0, separator)],
  }
}
