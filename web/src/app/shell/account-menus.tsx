import { useEffect, useEffectEvent, useState } from 'react'
import { NavLink } from 'react-router'
import { useOwnUser, useSettings, type UserProfile } from '../../api/own-account.ts'
import type { Person } from '../../api/session.ts'
import { HowItWorksMenu } from './how-it-works-menu.tsx'
import { MaintenanceChip } from './maintenance-chip.tsx'
import { MessagingItem, NotificationsItem } from './news-items.tsx'
import { MeMenu } from './me-menu.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { adoptSettings } from '../../page/own-settings.ts'
import type { Settings } from '../../page/surroundings.ts'
import { useChooseTheme } from '../../page/use-choose-theme.ts'
import { BarMenu } from './bar-menu.tsx'
import { useOwnWork } from './use-own-work.ts'
import { ThemeItems } from './theme-items.tsx'
import styles from './shell.module.css'
import { AccountSkeleton, VisitorEntries } from './visitor-entries.tsx'

interface AccountMenusProps {
  person: Person
  settings: Pick<Settings, 'links' | 'howItWorks'>
}

/** Fetched once per document. What changes them on a page refetches them, and so does the session hub. */
const once = { staleTime: Infinity }

/** In ms: until a profile counts as missing, and between attempts to fetch it again. */
const timeouts = { late: 3000, retry: 15_000 }
const untilLoaded = {
  ...once,
  refetchInterval: ({ state }: { state: { data: unknown } }) =>
    state.data === undefined ? timeouts.retry : (false as const),
}

/** The end of the top bar for those who are signed in. Without a profile, or while it doesn't come, the visitor's, disabled. */
export function AccountMenus(props: AccountMenusProps) {
  const { data: user, isError } = useOwnUser(untilLoaded)
  const isMissing = useIsLate(user === undefined) || isError
  const toast = useToast()
  const report = useEffectEvent(() =>
    toast.error('Your account didn’t load.', {
      topic: 'account',
      action: { label: 'Reload', onPress: () => window.location.reload() },
    }),
  )
  const isReported = user === undefined && isMissing
  useEffect(() => {
    if (isReported) report()
  }, [isReported])
  if (user !== undefined) return <ProfileMenus {...props} user={user} />
  return isMissing ? <VisitorEntries isWaiting /> : <AccountSkeleton />
}

/** Whether something has been waited for too long. */
function useIsLate(isWaiting: boolean) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsLate(true), timeouts.late)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}

interface ProfileMenusProps extends AccountMenusProps {
  user: UserProfile
}

function ProfileMenus({ person, settings, user }: ProfileMenusProps) {
  const { unopenedNotifications: unopened, unreadMessages: unread } = user
  const { data: own } = useSettings(once)
  const chooseTheme = useChooseTheme()
  const work = useOwnWork()
  useEffect(() => {
    if (own) adoptSettings(own)
  }, [own])
  const themes = <ThemeItems onChoose={(theme) => void chooseTheme(theme)} />
  return (
    <>
      <MaintenanceChip />
      {work.calendar !== undefined && (
        <NavLink className={`${styles.item} ${styles.work}`} to={work.calendar} aria-label="Calendar">
          <span className="only-s">
            <Icon name="calendar-days" />
          </span>
          <span className="only-l">Calendar</span>
        </NavLink>
      )}
      <NavLink className={`${styles.item} only-l`} to="/home" end>
        Home
      </NavLink>
      <NavLink className={`${styles.item} only-l`} to="/notifications">
        <NotificationsItem unopened={unopened} isIcon />
      </NavLink>
      <NavLink className={`${styles.item} only-l`} to="/groups">
        <MessagingItem unread={unread} isIcon />
      </NavLink>
      <HowItWorksMenu howItWorks={settings.howItWorks} />
      <BarMenu trigger={<Icon name="sun-moon" />} label="Color theme" width="narrow" className="only-l">
        {themes}
      </BarMenu>
      <MeMenu
        person={person}
        picture={user.picture ?? person.picture}
        unopened={unopened}
        unread={unread}
        settings={settings}
        themes={themes}
        work={work}
      />
    </>
  )
}
