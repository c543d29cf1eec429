import type { Palette } from '../tones.ts'
import { hardwood, mat, parlor, screen, studio, wall } from './indoor.ts'
import { clay, earth, hardcourt, links, sand, street, track, turf } from './outdoor.ts'
import { plaza, scorecard, stay, town } from './places.ts'
import { ice, lake, snow, water } from './water-and-ice.ts'

export const families = {
  hardwood,
  mat,
  studio,
  parlor,
  screen,
  wall,
  turf,
  clay,
  hardcourt,
  track,
  sand,
  street,
  earth,
  links,
  ice,
  water,
  lake,
  snow,
  stay,
  town,
  plaza,
  scorecard,
} satisfies Record<string, readonly [Palette, ...Palette[]]>

export type Family = keyof typeof families
