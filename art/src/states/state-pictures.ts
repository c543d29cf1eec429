import type { Choices } from '../drawing.ts'
import type { Mode } from '../scene.ts'

/** The choices for the picture of a state. */
interface StatePicture extends Omit<Choices, 'id'> {
  readonly sport: string
  /** Selects a variant of the picture. */
  readonly seed: number
}

const picture = (sport: string, seed: number, palette: number, mode: Mode, ball: boolean): StatePicture => ({
  sport,
  seed,
  palette,
  mode,
  ball,
})

// Picked by eye: every picture stands out on light and dark pages, and differs in color from its neighbors in the list.
export const statePictures = {
  alabama: picture('Contact Football', 48, 5, 'crop', true),
  alaska: picture('Cross-Country Skiing', 61, 2, 'tilt', false),
  arizona: picture('Baseball', 51, 5, 'crop', true),
  arkansas: picture('Track & Field', 55, 3, 'tilt', false),
  california: picture('Beach Volleyball', 42, 2, 'swap', true),
  colorado: picture('Ice Hockey', 44, 1, 'crop', false),
  connecticut: picture('Basketball', 42, 3, 'swap', true),
  delaware: picture('Field Hockey', 55, 6, 'plan', false),
  florida: picture('Tennis', 29, 0, 'tilt', false),
  georgia: picture('Softball', 19, 0, 'tilt', false),
  hawaii: picture('Swimming', 30, 0, 'crop', true),
  idaho: picture('Contact Football', 40, 3, 'crop', false),
  illinois: picture('Soccer', 55, 6, 'plan', false),
  indiana: picture('Basketball', 44, 4, 'crop', false),
  iowa: picture('Wrestling', 60, 0, 'crop', true),
  kansas: picture('Basketball', 42, 3, 'swap', true),
  kentucky: picture('Volleyball', 0, 0, 'crop', true),
  louisiana: picture('Softball', 40, 1, 'tilt', false),
  maine: picture('Curling', 44, 4, 'swap', false),
  maryland: picture('Lacrosse', 1, 0, 'tilt', false),
  massachusetts: picture('Ice Hockey', 65, 1, 'tilt', false),
  michigan: picture('Swimming', 30, 0, 'crop', true),
  minnesota: picture('Ice Hockey', 24, 1, 'crop', true),
  mississippi: picture('Baseball', 60, 2, 'crop', true),
  missouri: picture('Futsal', 3, 0, 'plan', true),
  montana: picture('Rugby', 25, 6, 'tilt', false),
  nebraska: picture('Volleyball', 30, 0, 'swap', true),
  nevada: picture('Boxing', 18, 1, 'crop', true),
  'new-hampshire': picture('Lacrosse', 1, 0, 'tilt', false),
  'new-jersey': picture('Track & Field', 48, 1, 'crop', true),
  'new-mexico': picture('Archery', 8, 0, 'crop', false),
  'new-york': picture('Tennis', 6, 1, 'swap', true),
  'north-carolina': picture('Basketball', 36, 2, 'crop', true),
  'north-dakota': picture('Curling', 63, 1, 'crop', true),
  ohio: picture('Contact Football', 54, 6, 'swap', true),
  oklahoma: picture('Softball', 51, 5, 'crop', true),
  oregon: picture('Track & Field', 15, 0, 'crop', true),
  pennsylvania: picture('Wrestling', 44, 1, 'crop', false),
  'rhode-island': picture('Sailing', 41, 0, 'tilt', false),
  'south-carolina': picture('Beach Volleyball', 38, 1, 'swap', false),
  'south-dakota': picture('Wrestling', 16, 4, 'crop', false),
  tennessee: picture('Soccer', 52, 6, 'crop', false),
  texas: picture('Contact Football', 68, 3, 'crop', false),
  utah: picture('Skiing', 29, 2, 'tilt', false),
  vermont: picture('Cycling', 51, 1, 'tilt', true),
  virginia: picture('Field Hockey', 6, 1, 'swap', true),
  washington: picture('Soccer', 66, 2, 'swap', true),
  'west-virginia': picture('Team Handball', 35, 1, 'plan', false),
  wisconsin: picture('Ice Hockey', 34, 3, 'swap', false),
  wyoming: picture('Rodeo', 13, 0, 'tilt', false),
  'district-of-columbia': picture('Futsal', 9, 2, 'tilt', true),
  'puerto-rico': picture('Volleyball', 1, 0, 'tilt', false),
  'virgin-island': picture('Swimming', 12, 4, 'crop', true),
  alberta: picture('Ice Hockey', 18, 4, 'swap', true),
  'british-columbia': picture('Tennis', 54, 6, 'swap', true),
  manitoba: picture('Curling', 49, 1, 'tilt', false),
  'new-brunswick': picture('Baseball', 57, 1, 'crop', true),
  'newfoundland-and-labrador': picture('Swimming', 27, 4, 'crop', true),
  'nova-scotia': picture('Rugby', 24, 6, 'crop', true),
  ontario: picture('Lacrosse', 49, 5, 'tilt', false),
  'prince-edward-island': picture('Tennis', 48, 5, 'crop', true),
  quebec: picture('Ice Hockey', 58, 4, 'swap', false),
  saskatchewan: picture('Contact Football', 12, 3, 'crop', true),
} satisfies Record<string, StatePicture>

export type StateSlug = keyof typeof statePictures
