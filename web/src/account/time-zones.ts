import type { ComboboxOption } from '../components/fields/combobox-option.ts'

/** A time zone as an option: 'New York' with the note 'America'. */
export function zoneOption(value: string): ComboboxOption {
  const parts = value.replaceAll('_', ' ').split('/')
  const label = parts.at(-1) ?? value
  const note = parts.slice(0, -1).join(', ')
  return note === '' ? { value, label } : { value, label, note }
}

/** All time zones that the browser knows. Only in the browser. */
export const zoneOptions = () => Intl.supportedValuesOf('timeZone').map(zoneOption)

export const browserZone = () => zoneOption(new Intl.DateTimeFormat().resolvedOptions().timeZone)
