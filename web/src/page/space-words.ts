const irregular = new Map([
  ['Open Water', 'Open Water'],
  ['Other', 'Other spaces'],
])

/** The label of `count` spaces of a type: 'Bowling Lanes'. Plural without a count. */
export const spacesWord = (name: string, count = 2) =>
  irregular.get(name) ?? (count === 1 ? name : `${name}s`)

const noSurface = 'N/A'

/** The label of a surface in a list of choices. */
export const surfaceLabel = (surface: string) => (surface === noSurface ? 'Not applicable' : surface)

interface TypedSpace {
  surface: string
  location: string
  additionalFeatures: string
}

/** The properties of a space besides its type. */
export const spaceDetails = ({ surface, location, additionalFeatures }: TypedSpace): string[] =>
  [surface === noSurface ? '' : surface, location, additionalFeatures.trim()].filter((part) => part !== '')
