import type { PageSurroundings } from '@app/contract/page-surroundings.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import {
  countFacilities,
  findFacilities,
  type Answer,
  type Facilities,
  type Found,
} from './find-facilities.server.ts'
import { isKnown } from './known-values.server.ts'
import { topicOf } from './market-page.ts'
import type { MarketQuery } from './market-query.ts'
import { pageCountOf } from './page-size.ts'
import type { Ignored } from './query-reading.ts'
import { placeInText } from './place-in-text.server.ts'
import { readQuery } from './read-query.ts'
import { usualSpaceOf } from './usual-space.server.ts'
import { waysOut, type CountedWayOut } from './ways-out.ts'

/** What the page of the marketplace shows for an address. */
export interface Market extends Pick<PageSurroundings, 'brand' | 'origin'> {
  query: MarketQuery
  ignored: Ignored[]
  /** Absent where the search gave no answer. */
  found?: Found
  filter: Answer['filter']
  unplaced?: string
  /** Of an empty result: what to give up, and how much that shows. */
  ways: CountedWayOut[]
  /** The sort of space that is usual for the one sport wanted. */
  usualSpace?: string
  /** The picture of what the page is about, if it is about one state or one sport. */
  topicArt?: string
}

type Given = Pick<PageSurroundings, 'api' | 'brand' | 'origin' | 'report'>

export async function loadMarket(
  params: URLSearchParams,
  { api, brand, origin, report }: Given,
): Promise<Market> {
  const { query, ignored } = readQuery(params, isKnown)
  const { facilities } = api['facility-mgmt']
  const page = { brand, origin, ignored, ways: [], usualSpace: usualSpaceOf(query) }
  try {
    const answer = await findAsMeant(facilities, query)
    if (query.page > pageCountOf(answer.found.count)) {
      ignored.push({ name: 'page', value: String(query.page) })
      return {
        ...page,
        ...(await findFacilities(facilities, { ...answer.query, page: 1 })),
        ...topicArt(query),
      }
    }
    const ways = answer.found.count === 0 ? await waysOutOf(answer, facilities) : []
    return { ...page, ...answer, ways, ...topicArt(answer.query) }
  } catch (error) {
    report(error)
    return { ...page, query, filter: {} }
  }
}

/** A place among the words is taken for one, if it is known; behind an 'in', only where the words as they stand find nothing. */
async function findAsMeant(facilities: Facilities, query: MarketQuery): Promise<Answer> {
  const placed = placeInText(query)
  if (placed === undefined) return findFacilities(facilities, query)
  const asWritten = placed.isSure ? undefined : await findFacilities(facilities, query)
  if (asWritten && asWritten.found.count > 0 && !asWritten.found.isRelaxed) return asWritten
  const answer = await findFacilities(facilities, placed.query)
  return answer.unplaced === undefined ? answer : (asWritten ?? findFacilities(facilities, query))
}

const waysOutOf = ({ query, found }: Answer, facilities: Facilities) =>
  waysOut(query, found.facets, (less) => countFacilities(facilities, less))

/** Always the same picture for a sport: the art of an id that no facility has. */
const topicId = '00000000-0000-4000-8000-000000000001'

function topicArt(query: MarketQuery): Pick<Market, 'topicArt'> {
  const topic = topicOf(query)
  if (topic === undefined) return {}
  const name = slug(topic.name)
  return { topicArt: topic.kind === 'state' ? `/art/states/${name}` : `/art/${topicId}/${name}` }
}
