import type { Many } from '@app/contract/envelope.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { number } from '../../page/query-codecs.ts'

export interface PageOfFacilities {
  facilities: Facility[]
  count: number
  /** From 1. */
  page: number
  pageCount: number
}

/** The two lists of the page, by the parameter that says how far each is leafed. */
type List = 'page' | 'saved'

/** The page that the address names; the first where it names none. */
export function pageIn(search: URLSearchParams, list: List): number {
  const page = number.read(search.get(list)) ?? 1
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** The address of a page of one list; the other stays where it is. */
export function toPage(search: URLSearchParams, list: List, page: number): string {
  const next = new URLSearchParams(search)
  next.set(list, String(page))
  return `/home?${next.toString()}`
}

type Ask = (page: { offset: number; take: number }) => Promise<Many<Facility>>

/** A page of a list; the last one where there are not that many, as when the only one of the last page is gone. */
export async function askForPage(ask: Ask, page: number, perPage: number): Promise<PageOfFacilities> {
  const { data, _meta } = await ask({ offset: (page - 1) * perPage, take: perPage })
  const { count } = _meta.stats
  const pageCount = Math.ceil(count / perPage)
  if (page > pageCount && pageCount > 0) return askForPage(ask, pageCount, perPage)
  return { facilities: data, count, page, pageCount }
}
