import type { ReactNode } from 'react'

export interface ComboboxOption {
  value: string
  label: string
  /** A second line, such as the state of a city. */
  note?: string
  /** Stands before the label, such as the picture of a person. */
  picture?: ReactNode
  /** Other names to find it by. */
  synonyms?: readonly string[]
}

export type SearchOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>

/** Lowercase and without diacritics, for comparing. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The option whose label was typed exactly, if it is the only one. */
export function optionTyped(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const [option, ...others] = options.filter(({ label }) => folded(label) === folded(typed.trim()))
  return others.length === 0 ? option : undefined
}

/** Whether every typed word, or its singular, occurs in one of the texts. */
export function matches(texts: readonly string[], typed: string): boolean {
  const searched = texts.map(folded)
  return folded(typed.trim())
    .split(/\s+/)
    .every((word) => searched.some((text) => text.includes(word) || text.includes(singular(word))))
}

const singular = (word: string) => word.replace(/(?<=.{2}[^s])s$/, '')

/** The options whose label, note or synonyms match. Labels that begin with the text come first. */
export function matchingOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const wanted = folded(text.trim())
  if (wanted === '') return options
  const found = options.filter(({ label, note = '', synonyms = [] }) =>
    matches([label, note, ...synonyms], text),
  )
  const begins = ({ label }: ComboboxOption) => folded(label).startsWith(singular(wanted))
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}
