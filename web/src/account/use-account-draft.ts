import type { Api } from '@app/contract/api.ts'
import { maxUserSports } from '@app/contract/rules/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { accessToken } from '../api/session.ts'
import { ownUserKey, settingsKey, type UserProfile, type UserSettings } from '../api/own-account.ts'
import { adoptSettings } from '../page/own-settings.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { changesOf, storedDraft, type AccountChanges, type AccountDraft } from './account-draft.ts'

/** The errors that can be known before the account is saved. */
const errorsOf = ({ name, sports }: AccountDraft) =>
  new Map([
    ...(name.trim() === '' ? [['name', 'Enter your name.'] as const] : []),
    ...(sports.length > maxUserSports
      ? [['sports', `Choose at most ${maxUserSports} sports.`] as const]
      : []),
  ])

/** What is typed on the page, and the function that saves all of it. */
export function useAccountDraft(user: UserProfile, settings: UserSettings) {
  const queries = useQueryClient()
  const stored = storedDraft(user, settings)

  const { send } = useWrite(
    // If a later call fails, what was saved before it is no longer a change.
    async (api: Api, { user: patch, isVisible, settings: settingsPatch }: AccountChanges) => {
      const { users } = api['user-mgmt']
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
        // The menu shows the name of the token.
        if (isRenamed) void accessToken({ isFresh: true })
      },
      done: 'Your changes are saved.',
    },
  )
  const { values, set, ...form } = useDraftForm<AccountDraft>({
    first: stored,
    rules: () => ({ check: errorsOf }),
    async send(draft) {
      const changes = changesOf(stored, draft)
      if (changes.count > 0) await send(changes)
    },
    failed: 'Not saved.',
    labels: { timeZone: 'Time zone', notifications: 'Notifications' },
  })
  return {
    ...form,
    draft: values,
    changes: changesOf(stored, values),
    edit: set,
    discard: () => set(stored),
  }
}
export type AccountForm = ReturnType<typeof useAccountDraft>
