import { sports } from '@app/contract/reference-lists/sports.ts'
import { maxUserSports } from '@app/contract/rules/limits.ts'
import { notificationTopics } from '@app/contract/users/settings-schema.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { UserProfile, UserSettings } from '../api/own-account.ts'
import { plainUser } from '../page/testing/plain-user.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { profileFormId, ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { useAccountDraft } from './use-account-draft.ts'

const channels = { inApp: true, email: 'now' as const, push: true }
const settings: UserSettings = {
  timeZone: 'America/Chicago',
  theme: 'system',
  notifications: {
    invitations: channels,
    approvals: channels,
    claims: channels,
    requests: channels,
    reviews: channels,
    favorites: channels,
    messages: channels,
    searches: channels,
  },
}
const choices = { accountTypes: [], states: [], sports: [], topics: notificationTopics }

/** The sections that are saved together. */
function Saved({ user }: { user: UserProfile }) {
  const form = useAccountDraft(user, settings)
  return (
    <>
      <ProfileSection {...{ user, form, choices }} />
      <NotificationsSection form={form} topics={choices.topics} />
      <button type="submit" form={profileFormId}>
        Save
      </button>
    </>
  )
}

beforeEach(signInAsAdmin)

test('more sports than an account may have are an error at their field', async () => {
  answerCalls(() => ({ data: [], _meta: { next: null } }))
  const names = sports.slice(0, maxUserSports + 1).map(({ name }) => name)
  renderPart(<Saved user={plainUser({ sports: names })} />)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Choose at most 20 sports.')).toBeVisible()
})

test('a topic that is off in the app is off on devices, too', async () => {
  answerCalls(() => ({ data: [], _meta: { next: null } }))
  renderPart(<Saved user={plainUser()} />)
  const onDevices = page.getByLabelText('Messages: On devices')
  await expect.element(onDevices).toBeEnabled()
  await expect.element(onDevices).toBeChecked()
  await page.getByLabelText('Messages: In the app').click()
  await expect.element(onDevices).toBeDisabled()
  await expect.element(onDevices).not.toBeChecked()
})

test('this browser comes first and is active now, other browsers show when they were last used', async () => {
  const session = (id: string, device: string, isCurrent: boolean) => ({
    id,
    device,
    isCurrent,
    createdDate: '2027-03-01T12:00:00.000Z',
    lastUsedDate: '2027-03-02T12:00:00.000Z',
  })
  answerCalls(() => ({ data: [session('1', 'Firefox', false), session('2', 'Chrome', true)] }))
  renderPart(<SessionsSection timeZone="America/Chicago" />)
  const sessions = page.getByRole('listitem')
  await expect.element(sessions.first()).toMatchTextContent(/^Chrome.*, active now/)
  await expect.element(sessions.last()).toMatchTextContent(/^Firefox.*, last used Mar 2, 2027/)
})
