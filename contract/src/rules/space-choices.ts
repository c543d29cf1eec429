/** What there is to choose from for a type of space. */
interface SpaceChoices {
  surfaces: readonly string[]
  locations: readonly string[]
}

/** What is said of a space, empty where nothing is. */
interface Said {
  surface: string
  location: string
}

/** Of a type as the reference list has it, what to choose from; nothing without a type. Where no surface is listed, `N/A` is the only one. */
export const choicesOf = (type: SpaceChoices | undefined): SpaceChoices =>
  type === undefined
    ? { surfaces: [], locations: [] }
    : { surfaces: type.surfaces.length === 0 ? ['N/A'] : type.surfaces, locations: type.locations }

/** What is said of a space that becomes one of another type: what that one allows stays, and what it leaves no choice of is said. */
export function fittedTo(type: SpaceChoices | undefined, { surface, location }: Said): Said {
  const { surfaces, locations } = choicesOf(type)
  return { surface: fitting(surfaces, surface), location: fitting(locations, location) }
}

function fitting(choices: readonly string[], said: string): string {
  if (choices.includes(said)) return said
  return choices.length === 1 ? (choices[0] ?? '') : ''
}
