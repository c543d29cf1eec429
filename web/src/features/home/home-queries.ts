import { keepPreviousData } from '@tanstack/react-query'
import { ownFacilitiesKey, savedFacilitiesKey } from '../../api/facility-changed.ts'
import { useApi } from '../../api/use-api.ts'
import { askForPage } from './home-pages.ts'

const ownPerPage = 20
const savedPerPage = 12

export const useOwnFacilities = (page: number) =>
  useApi(
    [...ownFacilitiesKey, page],
    (api) => askForPage(api['facility-mgmt'].facilities.my, page, ownPerPage),
    { placeholderData: keepPreviousData },
  )

/** Under the key of favourites, which every like makes anew. */
export const useSavedFacilities = (page: number) =>
  useApi(
    [...savedFacilitiesKey, page],
    (api) => askForPage(api['facility-mgmt'].facilities.liked.list, page, savedPerPage),
    { placeholderData: keepPreviousData },
  )
