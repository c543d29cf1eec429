import { profileChanged } from '../api/profile-changed.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import type { Profile } from '../kind/profile-calls.ts'
import type { KindFacts } from '../kind/registry.ts'
import { useWrite } from '../page/use-write.ts'

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
