import type { SceneMaker } from '../scene.ts'
import { bracket } from './bracket.ts'
import { hotel } from './hotel.ts'
import { plaza } from './plaza.ts'
import { town } from './town.ts'

/** Profiles without a sport. */
export const kinds = {
  hotel,
  business: plaza,
  destination: town,
  organization: bracket,
  company: bracket,
} satisfies Record<string, SceneMaker>

export type Kind = keyof typeof kinds
