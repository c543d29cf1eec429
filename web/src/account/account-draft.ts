import type { UserProfile, UserSettings } from '../api/own-account.ts'

const profileFields = ['name', 'accountType', 'sports', 'city', 'state', 'about'] as const
const settingFields = ['timeZone', 'notifications'] as const

/** What the page saves together. Texts are null while they are empty, except the name. */
export interface AccountDraft extends Pick<UserSettings, (typeof settingFields)[number]> {
  name: string
  accountType: string | null
  sports: readonly string[]
  city: string | null
  state: string | null
  about: string | null
  isVisible: boolean
}
type Field = keyof AccountDraft

export const storedDraft = (user: UserProfile, settings: UserSettings): AccountDraft => ({
  name: user.name,
  accountType: user.accountType,
  sports: user.sports,
  city: user.city,
  state: user.state,
  about: user.about,
  isVisible: user.isVisible,
  timeZone: settings.timeZone,
  notifications: settings.notifications,
})

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() || null : value)
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other))

/** The calls that save what differs. Undefined where nothing does. */
export interface AccountChanges {
  user: PatchOperation[] | undefined
  isVisible: boolean | undefined
  settings: PatchOperation[] | undefined
  /** How many fields differ. */
  count: number
}

interface PatchOperation {
  op: 'replace'
  path: string
  value: unknown
}

export function changesOf(stored: AccountDraft, draft: AccountDraft): AccountChanges {
  const isChanged = (field: Field) => !isSame(stored[field], draft[field])
  const patchOf = (fields: readonly Field[]) => {
    const operations = fields
      .filter(isChanged)
      .map((field) => ({ op: 'replace' as const, path: `/${field}`, value: trimmed(draft[field]) }))
    return operations.length === 0 ? undefined : operations
  }
  const user = patchOf(profileFields)
  const settings = patchOf(settingFields)
  const isVisible = isChanged('isVisible') ? draft.isVisible : undefined
  const count = (user?.length ?? 0) + (settings?.length ?? 0) + (isVisible === undefined ? 0 : 1)
  return { user, settings, isVisible, count }
}
