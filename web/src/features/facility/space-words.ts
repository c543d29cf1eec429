/** Names of space types that are more than one, where an s does not make them. */
const plurals: Readonly<Record<string, string>> = { 'Open Water': 'open water', Other: 'other spaces' }

/** `Bowling Lane` and 48 are `bowling lanes`; as they stand within a sentence. */
export const spaceWord = (name: string, count: number) =>
  count === 1 && name !== 'Other' ? name.toLowerCase() : (plurals[name] ?? `${name.toLowerCase()}s`)

/** The same as a label, with a capital. */
export const spaceLabel = (name: string) => capital(spaceWord(name, 2))

export const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1)
