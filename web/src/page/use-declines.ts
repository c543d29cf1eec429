import { declinesKey, profileChanged } from '../api/profile-changed.ts'
import { useApi } from '../api/use-api.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import type { Profile } from '../kinds/profile-calls.ts'
import type { KindFacts } from '../kinds/registry.ts'
import { useWrite } from './use-write.ts'

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

/** Sends a declined profile to the administrators again. */
export function useSubmission(kind: KindFacts, { id, name }: Pick<Profile, 'id' | 'name'>) {
  const toast = useToast()
  const { run, isBusy } = useWrite(async (api) => kind.calls(api).submit?.({ id }), {
    async onDone(_sent, queries) {
      toast.success(`${name} is sent again. An administrator will review it.`)
      await profileChanged(queries, kind, id)
    },
    failed: 'Not sent.',
  })
  return { submit: () => run(), isBusy }
}
