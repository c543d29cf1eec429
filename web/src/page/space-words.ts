const irregular = new Map([
  ['Open Water', 'Open Water'],
  ['Other', 'Other spaces'],
])

/** What `count` spaces of a type are called, as a label: 'Bowling Lanes'; several where no count is given. */
export const spacesWord = (name: string, count = 2) =>
  irregular.get(name) ?? (count === 1 ? name : `${name}s`)

const noSurface = 'N/A'

/** A surface among those to choose from. */
export const surfaceLabel = (surface: string) => (surface === noSurface ? 'None to choose' : surface)

interface TypedSpace {
  surface: string
  location: string
  additionalFeatures: string
}

/** What is known of a space besides its type. */
export const spaceDetails = ({ surface, location, additionalFeatures }: TypedSpace): string[] =>
  [surface === noSurface ? '' : surface, location, additionalFeatures.trim()].filter((part) => part !== '')
