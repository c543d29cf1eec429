import type { LandingFigures } from '../kind/landing/landing-figures.server.ts'
import type { namedSports } from '../page/named-sports.server.ts'

/** What home shows to everybody alike. It comes with the page. */
export interface HomeFigures extends Pick<LandingFigures, 'featured' | 'states' | 'categories'> {
  sports: ReturnType<typeof namedSports>
}
