import { stateOf } from '@app/contract/reference-lists/regions.ts'
import { wordsIn } from '../names/word-files.ts'
import type { Town } from '../places/towns.ts'

/** Counties, each with a large town in it: 'Marion/Indianapolis IN'. */
const counties = wordsIn('counties.txt')

const byTown = new Map(
  counties.map((entry) => entry.split('/')).map(([name, town]) => [town, `${name} County`]),
)

/** The county of a large town, such as 'Hamilton County' for Fishers. */
export const countyOf = ({ name, state }: Town) => byTown.get(`${name} ${stateOf(state)?.code}`)
