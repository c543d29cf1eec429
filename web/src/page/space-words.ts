const irregular = new Map([
  ['Open Water', 'Open Water'],
  ['Other', 'Other spaces'],
])

/** What `count` spaces of a type are called, as a label: 'Bowling Lanes'; several where no count is given. */
export const spacesWord = (name: string, count = 2) =>
  irregular.get(name) ?? (count === 1 ? name : `${name}s`)
