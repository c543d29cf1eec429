import { useApi } from '../api/use-api.ts'
import { suggestionsKey } from './home-data.ts'
import { chosenMiles } from './home-state.ts'

/** Pages for the place and the sports of the reader's account or pages: how many, and some to like or follow. */
export const useSuggestions = () =>
  useApi(
    suggestionsKey,
    async (api, signal) => {
      const data = { miles: chosenMiles() }
      return (await api['user-mgmt'].users.suggestions({ data }, { signal })).data
    },
    // The others are those that the reader followed, which stay as long as the page does.
    { staleTime: Infinity },
  )
