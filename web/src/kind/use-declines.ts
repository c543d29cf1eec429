import { declinesKey } from '../api/contact-keys.ts'
import { useApi } from '../api/use-api.ts'
import type { Profile } from './profile-calls.ts'

/** Why the declined profiles among these were declined, by their ids. */
export function useDeclines(
  profiles: readonly Pick<Profile, 'id' | 'status' | 'updatedDate'>[],
): ReadonlyMap<string, string> {
  const declined = profiles.filter(({ status }) => status === 'Declined')
  const ids = declined.map(({ id }) => id)
  const { data } = useApi(
    // A page may be declined again.
    [...declinesKey, ...declined.map(({ id, updatedDate }) => `${id} ${updatedDate}`)],
    async (api, signal) => (await api['contact-mgmt'].approvals.declined({ data: { ids } }, { signal })).data,
    { enabled: ids.length > 0 },
  )
  return new Map(data?.map(({ profileId, reason }) => [profileId, reason]))
}
