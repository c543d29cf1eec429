import { keepPreviousData } from '@tanstack/react-query'
import { ownProfilesKey, savedProfilesKey } from '../../api/profile-changed.ts'
import { useApi } from '../../api/use-api.ts'
import { askForPage } from './home-pages.ts'
import { kinds } from '../../kinds/registry.ts'

const ownPerPage = 20
const savedPerPage = 12

export const useOwnFacilities = (page: number) =>
  useApi(
    [...ownProfilesKey(kinds.facility), page],
    (api) => askForPage(api['facility-mgmt'].facilities.my, page, ownPerPage),
    { placeholderData: keepPreviousData },
  )

/** Under the key of favourites, which every like makes anew. */
export const useSavedFacilities = (page: number) =>
  useApi(
    [...savedProfilesKey(kinds.facility), page],
    (api) => askForPage(api['facility-mgmt'].facilities.liked.list, page, savedPerPage),
    { placeholderData: keepPreviousData },
  )
