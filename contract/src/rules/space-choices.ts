/** The surfaces and locations that a type of space allows. */
interface SpaceChoices {
  surfaces: readonly string[]
  locations: readonly string[]
}

/** The fields of a form; an empty string means no value. */
interface SpaceInput {
  surface: string
  location: string
}

/** The options of a form: none without a type, and `N/A` as the only surface of a type that lists none. */
export const choicesOf = (type: SpaceChoices | undefined): SpaceChoices =>
  type === undefined
    ? { surfaces: [], locations: [] }
    : { surfaces: type.surfaces.length === 0 ? ['N/A'] : type.surfaces, locations: type.locations }

/** Adapts the fields to a new type: keeps the values it allows, clears the others, fills in a sole option. */
export function fittedTo(type: SpaceChoices | undefined, { surface, location }: SpaceInput): SpaceInput {
  const { surfaces, locations } = choicesOf(type)
  return { surface: fitValue(surfaces, surface), location: fitValue(locations, location) }
}

function fitValue(choices: readonly string[], value: string): string {
  if (choices.includes(value)) return value
  return choices.length === 1 ? (choices[0] ?? '') : ''
}
