import type { Api } from '@app/contract/api.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { SpaceTypeName } from '@app/contract/reference-lists/space-types.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { countSpacesFor, suitableSpace } from '@app/contract/rules/sport-spaces.ts'
import { spaceScore } from '../../page/space-score.ts'
import { topicFilter, type LandingFacts, type LandingTopic } from '../../kind/landing/landing-facts.ts'
import { facilityTexts, type SpaceFacts } from './landing-words.ts'

export const facilityLanding: LandingFacts<Facility> = {
  score({ sports, spaceTypes, capacity }, wanted) {
    const name = commonSpace(wanted)
    const counts = wanted
      .filter((sport) => sports.includes(sport))
      .map((sport) => countSpacesFor(sport, spaceTypes))
    return spaceScore(spaceTypes, capacity, {
      first: name === undefined ? [] : [name],
      firstCount: Math.max(0, ...counts),
    })
  },
  async texts(api, topic, found) {
    const [largest, spaces] = await Promise.all([
      largestOf(api, topic),
      topic.category && spaceFacts(api, topic, topic.category.sports, found.count),
    ])
    return facilityTexts(topic, found, { largest, spaces })
  },
}

/** The type of space that all of the sports are usually played on. */
function commonSpace(sports: readonly SportName[]): SpaceTypeName | undefined {
  const [name, another] = new Set(sports.map((sport) => suitableSpace(sport)?.name))
  return another === undefined ? name : undefined
}

/** At most two promoted facilities are ahead of the one with the most seats. */
const enoughForLargest = 3

async function largestOf(api: Api, topic: LandingTopic): Promise<Facility | undefined> {
  const { data } = await api['facility-mgmt'].facilities.search({
    take: enoughForLargest,
    data: { ...topicFilter(topic), capacity: { from: 1 }, sort: 'capacity' },
  })
  return data.toSorted((one, other) => (other.capacity ?? 0) - (one.capacity ?? 0))[0]
}

/** The spaces for the sports, if they are all played on the same type. */
async function spaceFacts(
  api: Api,
  topic: LandingTopic,
  sports: readonly SportName[],
  total: number,
): Promise<SpaceFacts | undefined> {
  const name = commonSpace(sports)
  if (name === undefined) return undefined
  const search = async (count: number, options: { facets?: true; sort?: 'spaces' } = {}) =>
    api['facility-mgmt'].facilities.search({
      take: 1,
      data: { ...topicFilter(topic), space: { name, sport: [...sports], count }, ...options },
    })
  const [most, typical] = await Promise.all([
    search(1, { facets: true, sort: 'spaces' }),
    medianOf(total, async (count) => (await search(count))._meta.stats.count),
  ])
  const [facility] = most.data
  return {
    name,
    typical,
    facets: most._meta.facets ?? {},
    most: facility && {
      facility,
      count: Math.max(...sports.map((sport) => countSpacesFor(sport, facility.spaceTypes))),
    },
  }
}

/** A greater median is taken for this. */
const greatestMedian = 64

/** The median of a number that profiles have, from the number of profiles that have at least so many. */
export async function medianOf(
  total: number,
  countFrom: (least: number) => Promise<number>,
): Promise<number> {
  let [from, to] = [0, greatestMedian]
  while (from < to) {
    const middle = Math.ceil((from + to) / 2)
    if (2 * (await countFrom(middle)) >= total) from = middle
    else to = middle - 1
  }
  return from
}
