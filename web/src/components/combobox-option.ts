import { folded, matches } from './matching.ts'

export interface ComboboxOption {
  value: string
  label: string
  /** A second line, such as where it is. */
  note?: string
  /** What else it is called by those who look for it. */
  synonyms?: readonly string[]
}

export type SearchOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>

/** The options whose label, note or synonyms have a text in them. Those whose label begins with it come first. */
export function fittingOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const wanted = folded(text.trim())
  if (wanted === '') return options
  const fits = options.filter(({ label, note = '', synonyms = [] }) =>
    matches([label, note, ...synonyms], text),
  )
  const begins = ({ label }: ComboboxOption) => folded(label).startsWith(wanted)
  return [...fits.filter(begins), ...fits.filter((option) => !begins(option))]
}
