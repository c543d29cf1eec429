import type { Choices } from '../drawing.ts'
import type { Mode } from '../scene.ts'

/** Which picture is seen through a state's outline. */
export interface StatePicture extends Omit<Choices, 'id'> {
  readonly sport: string
  /** Names the picture among the state's possible ones. */
  readonly seed: number
}

const through = (sport: string, seed: number, palette: number, mode: Mode, ball: boolean): StatePicture => ({
  sport,
  seed,
  palette,
  mode,
  ball,
})

// Chosen by eye among those that stand out from a light page and from a dark one, and so that no two which follow
// each other in a list share a palette.
export const statePictures = {
  alabama: through('Contact Football', 48, 5, 'crop', true),
  alaska: through('Cross-Country Skiing', 61, 2, 'tilt', false),
  arizona: through('Baseball', 51, 5, 'crop', true),
  arkansas: through('Track & Field', 55, 3, 'tilt', false),
  california: through('Beach Volleyball', 42, 2, 'swap', true),
  colorado: through('Ice Hockey', 44, 1, 'crop', false),
  connecticut: through('Basketball', 42, 3, 'swap', true),
  delaware: through('Field Hockey', 55, 6, 'plan', false),
  florida: through('Tennis', 29, 0, 'tilt', false),
  georgia: through('Softball', 19, 0, 'tilt', false),
  hawaii: through('Swimming', 30, 0, 'crop', true),
  idaho: through('Contact Football', 40, 3, 'crop', false),
  illinois: through('Soccer', 55, 6, 'plan', false),
  indiana: through('Basketball', 44, 4, 'crop', false),
  iowa: through('Wrestling', 60, 0, 'crop', true),
  kansas: through('Basketball', 42, 3, 'swap', true),
  kentucky: through('Volleyball', 0, 0, 'crop', true),
  louisiana: through('Softball', 40, 1, 'tilt', false),
  maine: through('Curling', 44, 4, 'swap', false),
  maryland: through('Lacrosse', 1, 0, 'tilt', false),
  massachusetts: through('Ice Hockey', 65, 1, 'tilt', false),
  michigan: through('Swimming', 30, 0, 'crop', true),
  minnesota: through('Ice Hockey', 24, 1, 'crop', true),
  mississippi: through('Baseball', 60, 2, 'crop', true),
  missouri: through('Futsal', 3, 0, 'plan', true),
  montana: through('Rugby', 25, 6, 'tilt', false),
  nebraska: through('Volleyball', 30, 0, 'swap', true),
  nevada: through('Boxing', 18, 1, 'crop', true),
  'new-hampshire': through('Lacrosse', 1, 0, 'tilt', false),
  'new-jersey': through('Track & Field', 48, 1, 'crop', true),
  'new-mexico': through('Archery', 8, 0, 'crop', false),
  'new-york': through('Tennis', 6, 1, 'swap', true),
  'north-carolina': through('Basketball', 36, 2, 'crop', true),
  'north-dakota': through('Curling', 63, 1, 'crop', true),
  ohio: through('Contact Football', 54, 6, 'swap', true),
  oklahoma: through('Softball', 51, 5, 'crop', true),
  oregon: through('Track & Field', 15, 0, 'crop', true),
  pennsylvania: through('Wrestling', 44, 1, 'crop', false),
  'rhode-island': through('Sailing', 41, 0, 'tilt', false),
  'south-carolina': through('Beach Volleyball', 38, 1, 'swap', false),
  'south-dakota': through('Wrestling', 16, 4, 'crop', false),
  tennessee: through('Soccer', 52, 6, 'crop', false),
  texas: through('Contact Football', 68, 3, 'crop', false),
  utah: through('Skiing', 29, 2, 'tilt', false),
  vermont: through('Cycling', 51, 1, 'tilt', true),
  virginia: through('Field Hockey', 6, 1, 'swap', true),
  washington: through('Soccer', 66, 2, 'swap', true),
  'west-virginia': through('Team Handball', 35, 1, 'plan', false),
  wisconsin: through('Ice Hockey', 34, 3, 'swap', false),
  wyoming: through('Rodeo', 13, 0, 'tilt', false),
  'district-of-columbia': through('Futsal', 9, 2, 'tilt', true),
  'puerto-rico': through('Volleyball', 1, 0, 'tilt', false),
  'virgin-island': through('Swimming', 12, 4, 'crop', true),
  alberta: through('Ice Hockey', 18, 4, 'swap', true),
  'british-columbia': through('Tennis', 54, 6, 'swap', true),
  manitoba: through('Curling', 49, 1, 'tilt', false),
  'new-brunswick': through('Baseball', 57, 1, 'crop', true),
  'newfoundland-and-labrador': through('Swimming', 27, 4, 'crop', true),
  'nova-scotia': through('Rugby', 24, 6, 'crop', true),
  ontario: through('Lacrosse', 49, 5, 'tilt', false),
  'prince-edward-island': through('Tennis', 48, 5, 'crop', true),
  quebec: through('Ice Hockey', 58, 4, 'swap', false),
  saskatchewan: through('Contact Football', 12, 3, 'crop', true),
} satisfies Record<string, StatePicture>

export type StateSlug = keyof typeof statePictures
