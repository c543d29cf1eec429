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
