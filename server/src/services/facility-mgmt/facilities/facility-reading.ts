import { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { sportByName } from '@app/contract/reference-lists/sports.ts'
import type { ReadingDeclaration, Values } from '../../../search/reading/read-market.ts'
import { facilityPhrases } from './facility-phrases.ts'

/** What words mean without a sport that is played on the other spaces: a 'field' is no diamond then. */
const usualOf: Readonly<Record<string, string>> = {
  Diamond: 'Field',
  Raceway: 'Track',
  'Sliding Track': 'Track',
  'Disc Golf Course': 'Golf Course',
  'Cross Country Course': 'Golf Course',
  'Road Course': 'Golf Course',
}
const isUsualWord = (space: string, _at: number, all: readonly string[]) =>
  !all.includes(usualOf[space] ?? '')

/** The type of space that a sport is usually played on. */
const usualSpaceOf = (sport: string) => sportByName.get(sport)?.defaultSpaceType.name ?? ''

/**
 * 'Hockey' stands for several sports and 'cancha' for several spaces. Those that fit each other are meant, of each word. If
 * none fit, all are.
 */
function resolve(values: Values, parts: readonly Values[]): Values {
  const { sports = [], spaceType = [] } = values
  const fitting = sports.filter((sport) => spaceType.includes(usualSpaceOf(sport)))
  const meant = fitting.length > 0 ? fitting : sports
  const isUsual = (space: string) => meant.some((sport) => usualSpaceOf(sport) === space)
  const spaces = parts.flatMap(({ spaceType: own = [] }) => {
    const usual = own.filter(isUsual)
    return usual.length > 0 ? usual : own.filter(isUsualWord)
  })
  return {
    ...values,
    ...(meant.length > 0 && { sports: meant }),
    ...(spaces.length > 0 && { spaceType: [...new Set(spaces)] }),
  }
}

/** One type of space is asked for together with its surface, location and count; several types, each for itself. */
function spaceFilter(
  { spaceType = [], surface, location = [], count = [] }: Values,
  [sport, ...others]: readonly string[],
) {
  const [name, another] = spaceType
  const own = { ...(surface && { surface }), ...(location.length === 1 && { location: location[0] }) }
  if (name === undefined) return own
  if (another !== undefined) return { spaceType, ...own }
  const least = Math.max(0, ...count.map(Number))
  const suited = sport !== undefined && others.length === 0 && usualSpaceOf(sport) === name && { sport }
  return { space: { name, ...suited, ...own, ...(least > 0 && { count: Math.min(least, 1000) }) } }
}

const atLeast = (numbers: readonly string[]) => ({ from: Math.max(...numbers.map(Number)) })

export const facilityReading: ReadingDeclaration<FacilityFilter> = {
  phrases: facilityPhrases,
  counted: 'spaceType',
  dates: 'free',
  resolve,
  toFilter: ({ sports, amenities, facilityType, capacity, indoorArea, clearHeight, ...spaces }) =>
    FacilityFilter.parse({
      ...(sports && { sports }),
      ...(amenities && { amenities }),
      ...(facilityType && { facilityType }),
      ...(capacity && { capacity: atLeast(capacity) }),
      ...(indoorArea && { indoorArea: atLeast(indoorArea) }),
      ...(clearHeight && { clearHeight: atLeast(clearHeight) }),
      ...spaceFilter(spaces, sports ?? []),
    }),
}
