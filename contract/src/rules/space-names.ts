const irregular = new Map([
  ['Open Water', 'Open Water'],
  ['Other', 'Other spaces'],
])

/** The label of `count` spaces of a type: 'Bowling Lanes'. Plural without a count. */
export const spacesWord = (name: string, count = 2) =>
  irregular.get(name) ?? (count === 1 ? name : `${name}s`)
