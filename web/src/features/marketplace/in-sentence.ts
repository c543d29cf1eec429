/** A name of a list within a sentence. Abbreviations stay as they are: 'AED & first aid'. */
export const inSentence = (name: string) =>
  name.replaceAll(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
