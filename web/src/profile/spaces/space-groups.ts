import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { capitalized } from '../../components/format.ts'

export type Space = Facility['spaceTypes'][number]

export interface SpaceGroup {
  name: string
  count: number
  /** Known values, each once. */
  surfaces: string[]
  locations: string[]
}

/** Listed after the spaces that people play on. */
const rooms = new Set(['Meeting Room', 'Exhibit Hall', 'Stage', 'Table', 'Other'])

const noSurface = 'N/A'

/** Groups spaces by type, in the order of their first space. */
export function spaceGroups(spaces: readonly Space[]): SpaceGroup[] {
  const groups = [...Map.groupBy(spaces, ({ name }) => name)].map(([name, members]) => ({
    name,
    count: members.reduce((sum, { count }) => sum + count, 0),
    surfaces: known(members.map(({ surface }) => surface)),
    locations: known(members.map(({ location }) => location)),
  }))
  return groups.toSorted((one, other) => Number(rooms.has(one.name)) - Number(rooms.has(other.name)))
}

const known = (values: (string | null)[]) => [
  ...new Set(values.filter((value) => value !== null && value !== noSurface).map(String)),
]

/** `Bowling Lane` and 48 are `bowling lanes`, for use within a sentence. */
export const spaceWord = (name: string, count: number) => spacesWord(name, count).toLowerCase()

/** The plural as a label, with a capital. */
export const spaceLabel = (name: string) => capitalized(spaceWord(name, 2))
