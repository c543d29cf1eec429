import { Link } from 'react-router'
import { useApi } from '../api/use-api.ts'
import { Skeleton } from '../components/display/skeleton.tsx'
import { kinds, marketPath } from '../kind/registry.ts'
import { Loaded } from '../page/loaded.tsx'
import activity from './activity.module.css'
import { FollowList } from './follow-list.tsx'
import { suggestionsKey } from './home-data.ts'

/** Pages to like or follow, for the place and the sports of the reader's account or pages. */
export function SuggestionsSection() {
  const query = useApi(
    suggestionsKey,
    async (api, signal) => (await api['user-mgmt'].users.suggestions({ data: {} }, { signal })).data,
    // The others are those that the reader followed, which stay as long as the page does.
    { staleTime: Infinity },
  )
  if (query.data?.profiles.length === 0) return null
  return (
    <section aria-labelledby="suggestions">
      <div className={activity.head}>
        <h2 id="suggestions" className={activity.heading}>
          Suggested for you
        </h2>
        <Link className="link sm" to={marketPath(kinds.organization)}>
          See more
        </Link>
      </div>
      <Loaded
        query={query}
        errorTitle="Suggestions didn’t load."
        skeleton={<Skeleton look="block" className={activity.waiting} />}
      >
        {({ profiles }) => <FollowList suggestions={profiles} />}
      </Loaded>
    </section>
  )
}
