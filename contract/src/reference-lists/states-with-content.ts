import * as z from 'zod'
import type { StateName } from './regions.ts'
import { slug } from './slug.ts'

/** A state with landing content. Operators configure a featured video (STATE_VIDEOS). */
export interface StateContent {
  name: StateName
  featured: boolean
  /** What the state's page says about it. */
  text: string
  headerImage: string
  /** The header image, clipped to the state's outline. */
  iconImage: string
}

export const stateWithContentNames = [
  'Alabama',
  'Arizona',
  'Indiana',
  'Maine',
  'Maryland',
  'Michigan',
  'Minnesota',
  'New York',
  'South Carolina',
  'Tennessee',
  'Kentucky',
  'Pennsylvania',
  'Delaware',
  'Louisiana',
] as const satisfies readonly StateName[]
export const StateWithContentName = z.enum(stateWithContentNames)
export type StateWithContentName = z.infer<typeof StateWithContentName>

const notFeatured: ReadonlySet<StateWithContentName> = new Set([
  'Arizona',
  'Maine',
  'Maryland',
  'Tennessee',
  'Kentucky',
])

const texts: Record<StateWithContentName, string> = {
  Alabama:
    'Gulf beaches in the south, Appalachian foothills in the north, and a long outdoor season in between.',
  Arizona: 'Dry, sunny winters bring teams from the north for spring training and winter tournaments.',
  Indiana: 'Basketball is at home here, and much of the Midwest is within a day’s drive of Indianapolis.',
  Maine: 'A long coast, cool summers for outdoor tournaments, and winters made for ice and snow.',
  Maryland:
    'Between Baltimore and Washington with the Chesapeake Bay next to both, and a stronghold of lacrosse.',
  Michigan:
    'Four Great Lakes around it: rinks and slopes in winter, water and mild days for tournaments in summer.',
  Minnesota: 'The State of Hockey: ice in almost every town, with lakes and fields for the summer.',
  'New York': 'From the arenas of New York City to the Olympic venues of Lake Placid.',
  'South Carolina': 'Mild winters, Atlantic beaches, and golf and tennis all year round.',
  Tennessee: 'Nashville, Memphis, Knoxville and Chattanooga are used to crowds, and easy to drive to.',
  Kentucky: 'Horses and basketball come first, and seven states are just across the border.',
  Pennsylvania:
    'Philadelphia in the east, Pittsburgh in the west, and the home of Little League Baseball in between.',
  Delaware: 'Small enough to have beaches and fields close together, between Philadelphia and Baltimore.',
  Louisiana: 'New Orleans hosts the biggest events there are, and the outdoor season is long.',
}

export const statesWithContent: readonly StateContent[] = stateWithContentNames.map((name) => ({
  name,
  featured: !notFeatured.has(name),
  text: texts[name],
  headerImage: `/art/states/${slug(name)}/header`,
  iconImage: `/art/states/${slug(name)}`,
}))
