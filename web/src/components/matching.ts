/** Without capitals and accents: what somebody types to mean a word. */
export const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether every word that was typed is in one of the texts. */
export function matches(texts: readonly string[], typed: string): boolean {
  const searched = texts.map(folded)
  return folded(typed.trim())
    .split(/\s+/)
    .every((word) => searched.some((text) => text.includes(word)))
}
