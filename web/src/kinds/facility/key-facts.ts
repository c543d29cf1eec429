import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { LineScoreItem } from '../../components/display/line-score.tsx'
import { abbreviated, count, listOf } from '../../components/format.ts'
import { spaceGroups, spaceLabel, type SpaceGroup } from '../../profile/spaces/space-groups.ts'

const mostFacts = 6
/** However much is known of the building. */
const fewSpaces = 2
const mostExact = 99_999

/** The known facts: spaces, seats, area, dimensions, year. */
export function keyFacts(facility: Facility): LineScoreItem[] {
  const { spaceTypes, capacity, indoorArea, floorLength, floorWidth, clearHeight, yearOpened } = facility
  const building: LineScoreItem[] = []
  if (capacity) building.push({ label: 'Seats', value: figure(capacity), note: 'for spectators' })
  if (indoorArea) building.push({ label: 'Indoor area', value: figure(indoorArea), note: 'square feet' })
  if (floorLength !== null && floorWidth !== null)
    building.push({
      label: 'Main floor',
      value: `${count(floorLength)} × ${count(floorWidth)}`,
      note: 'feet',
    })
  if (clearHeight !== null) building.push({ label: 'Clear height', value: count(clearHeight), note: 'feet' })
  if (yearOpened !== null) building.push({ label: 'Opened', value: String(yearOpened) })
  const spaces = spaceGroups(spaceTypes).map(spaceFact)
  const shown = spaces.slice(0, Math.max(fewSpaces, mostFacts - building.length))
  return [...shown, ...building].slice(0, mostFacts)
}

const spaceFact = (group: SpaceGroup): LineScoreItem => ({
  label: spaceLabel(group.name),
  value: figure(group.count),
  note: noteOn(group) || undefined,
})

/** Fits a narrow cell: one surface with its location, two surfaces, or their number. */
function noteOn({ surfaces, locations }: SpaceGroup) {
  if (surfaces.length > 2) return `${surfaces.length} surfaces`
  const [where, ...elsewhere] = locations
  if (surfaces.length === 2 || elsewhere.length > 0)
    return listOf(surfaces.length > 0 ? surfaces : locations).toLowerCase()
  return [...surfaces, where].filter(Boolean).join(', ').toLowerCase()
}

const figure = (n: number) => (n > mostExact ? abbreviated(n) : count(n))
