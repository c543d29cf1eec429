import { accountExchangeDays } from '@app/contract/rules/limits.ts'
import { Button } from '../components/actions/button.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { counted } from '../components/format.ts'
import { LeaveGuard } from '../page/leave-guard.tsx'
import { Loaded } from '../page/loaded.tsx'
import head from '../page/page-head.module.css'
import { SaveBar } from '../page/save-bar.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { useLists } from '../lists/list-calls.ts'
import { OwnLists } from '../lists/lists-section.tsx'
import { SavedSearchesList } from '../searches/saved-searches-list.tsx'
import { useOwnUser, useSettings, type UserProfile, type UserSettings } from '../api/own-account.ts'
import type { AccountChoices } from './account-choices.server.ts'
import styles from './account.module.css'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { SideSection } from '../page/side-section.tsx'
import { FavoritesSection } from './favorites-section.tsx'
import { MembershipsSection } from './memberships-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { profileFormId, ProfileSection } from './profile-section.tsx'
import { ProgramsSection } from './programs-section.tsx'
import { RatesAlertsSection } from './rates-alerts-section.tsx'
import { ReportMailsSection } from './report-mails-section.tsx'
import { SectionLinks } from './section-links.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useLatePlace } from './use-late-place.ts'
import { useAccountDraft, type AccountForm } from './use-account-draft.ts'

interface AccountPageProps {
  choices: AccountChoices
  onDeleted: () => void
}

/** Everything that is the reader's own, on one page. */
export function AccountPage(props: AccountPageProps) {
  useLatePlace()
  const user = useOwnUser()
  const settings = useSettings()
  const errorTitle = 'Your account didn’t load.'
  const skeleton = <Skeleton look="block" className={styles.skeleton} />
  return (
    <div className={`page ${head.page}`}>
      <Stack gap="6">
        <h1 className={head.title}>My account</h1>
        <div>
          <SectionLinks />
          <div className={styles.sections}>
            <Loaded query={user} {...{ errorTitle, skeleton }}>
              {(ownUser) => (
                <Loaded query={settings} {...{ errorTitle, skeleton }}>
                  {(own) => <Sections {...props} user={ownUser} settings={own} />}
                </Loaded>
              )}
            </Loaded>
          </div>
        </div>
      </Stack>
    </div>
  )
}

interface SectionsProps extends AccountPageProps {
  user: UserProfile
  settings: UserSettings
}

function Sections({ user, settings, choices, onDeleted }: SectionsProps) {
  const lists = useLists()
  const form = useAccountDraft(user, settings)
  const isDirty = form.changes.count > 0
  return (
    <>
      <LeaveGuard loss={isDirty ? 'Your changes are not saved.' : undefined} />
      <ProfileSection {...{ user, form, choices }} />
      <MembershipsSection userId={user.id} />
      <FavoritesSection />
      <SideSection id="own-lists" title="My lists" text="Pages that you are weighing against each other.">
        <OwnLists lists={lists} />
      </SideSection>
      <SideSection id="saved-searches" title="Saved searches" text="We tell you when something new matches.">
        <SavedSearchesList />
      </SideSection>
      <RatesAlertsSection />
      <ReportMailsSection />
      <SideSection id="rooms" title="Rooms" text="Rooms that you booked at hotels.">
        <ButtonLink to="/reservations">See your rooms</ButtonLink>
      </SideSection>
      <SideSection
        id="questions"
        title="My questions"
        text={`What you asked assistants. It is kept for ${accountExchangeDays} days.`}
      >
        <ButtonLink to="/account/questions">See your questions</ButtonLink>
      </SideSection>
      <SettingsSection form={form} />
      <NotificationsSection form={form} topics={choices.topics} />
      <SessionsSection timeZone={settings.timeZone} />
      <ProgramsSection timeZone={settings.timeZone} />
      <PrivacySection user={user} onDeleted={onDeleted} />
      <FormBanner>{form.banner}</FormBanner>
      {isDirty && <AccountBar form={form} />}
    </>
  )
}

const AccountBar = ({ form: { changes, discard, isBusy } }: { form: AccountForm }) => (
  <SaveBar text={`${counted(changes.count, 'change')} not saved`} isSaving={isBusy} onDiscard={discard}>
    <Button type="submit" form={profileFormId} variant="primary" isBusy={isBusy}>
      Save changes
    </Button>
  </SaveBar>
)
