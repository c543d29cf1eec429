import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accessToken } from '../api/session.ts'
import { fieldErrorsOf, reasonOf } from '../api/problem.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { ownUserKey, settingsKey, type UserProfile, type UserSettings } from '../api/own-account.ts'
import { useAccountWrite } from './account-calls.ts'
import { adoptSettings } from '../page/own-settings.ts'
import { changesOf, storedDraft, type AccountChanges, type AccountEdits } from './account-draft.ts'

/** What is typed on the page, and the function that saves all of it. */
export function useAccountDraft(user: UserProfile, settings: UserSettings) {
  const queries = useQueryClient()
  const toast = useToast()
  const [edits, setEdits] = useState<AccountEdits>({})
  const stored = storedDraft(user, settings)
  const draft = { ...stored, ...edits }
  const changes = changesOf(stored, draft)

  const { run, isBusy, error, reset } = useAccountWrite(
    // If a later call fails, what was saved before it is no longer a change.
    async (users, { user: patch, isVisible, settings: settingsPatch }: AccountChanges) => {
      if (patch) queries.setQueryData(ownUserKey, (await users.update({ id: user.id, patch })).data)
      if (isVisible !== undefined)
        queries.setQueryData(ownUserKey, (await users.visibility({ isVisible })).data)
      if (settingsPatch) {
        const { data } = await users.settings.update({ patch: settingsPatch })
        adoptSettings(data)
        queries.setQueryData(settingsKey, data)
      }
      return patch?.some(({ path }) => path === '/name') ?? false
    },
    {
      onDone(isRenamed) {
        setEdits({})
        toast.success('Your changes are saved.')
        // The menu shows the name of the token.
        if (isRenamed) void accessToken({ isFresh: true })
      },
      onFailed: (problem) => toast.error(`Not saved. ${reasonOf(problem)}`),
    },
  )
  return {
    draft,
    changes,
    edit: (more: AccountEdits) => setEdits((before) => ({ ...before, ...more })),
    discard() {
      setEdits({})
      reset()
    },
    save: () => run(changes),
    isSaving: isBusy,
    errors: fieldErrorsOf(error),
  }
}
export type AccountForm = ReturnType<typeof useAccountDraft>
