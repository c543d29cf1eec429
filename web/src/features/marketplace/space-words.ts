const irregular = new Map([
  ['Open Water', 'Open Water'],
  ['Other', 'Other spaces'],
])

/** What several spaces of a sort are called: 'Courts'. */
export const spacesWord = (name: string) => irregular.get(name) ?? `${name}s`

/** A name of a list within a sentence. Abbreviations stay as they are: 'AED & first aid'. */
export const inSentence = (name: string) =>
  name.replaceAll(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
