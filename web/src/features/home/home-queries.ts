import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useApi } from '../../api/use-api.ts'
import { number } from '../../page/query-codecs.ts'

export interface PageOfFacilities {
  facilities: Facility[]
  count: number
  /** From 1. */
  page: number
  pageCount: number
}

const ownPerPage = 20
const savedPerPage = 12

/** The page that the address names; the first where it names none. */
export function pageIn(search: URLSearchParams, parameter: 'page' | 'saved'): number {
  const page = number.read(search.get(parameter)) ?? 1
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

const pageOf = (
  { data, _meta }: { data: Facility[]; _meta: { stats: { count: number } } },
  page: number,
  perPage: number,
): PageOfFacilities => ({
  facilities: data,
  count: _meta.stats.count,
  page,
  pageCount: Math.ceil(_meta.stats.count / perPage),
})

const asked = (page: number, perPage: number) => ({ offset: (page - 1) * perPage, take: perPage })

export const useOwnFacilities = (page: number) =>
  useApi(
    ['my-facilities', page],
    async (api) =>
      pageOf(await api['facility-mgmt'].facilities.my(asked(page, ownPerPage)), page, ownPerPage),
    { placeholderData: keepPreviousData },
  )

/** Under the key of favourites, which every like makes anew. */
export const useSavedFacilities = (page: number) =>
  useApi(
    ['favorites', 'saved-facilities', page],
    async (api) =>
      pageOf(await api['facility-mgmt'].facilities.liked.list(asked(page, savedPerPage)), page, savedPerPage),
    { placeholderData: keepPreviousData },
  )
