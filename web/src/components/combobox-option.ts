export interface ComboboxOption {
  value: string
  label: string
  /** A second line, such as where it is. */
  note?: string
}

export type SearchOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>

/** Without capitals and accents: what somebody types to mean a word. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The options that have a text in their label or note. Those whose label begins with it come first. */
export function fittingOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const wanted = folded(text.trim())
  if (wanted === '') return options
  const fits = options.filter(({ label, note = '' }) => folded(`${label} ${note}`).includes(wanted))
  const begins = ({ label }: ComboboxOption) => folded(label).startsWith(wanted)
  return [...fits.filter(begins), ...fits.filter((option) => !begins(option))]
}
