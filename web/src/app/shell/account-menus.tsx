import type { HelpLinks } from '@app/contract/page-surroundings.ts'
import { useEffect } from 'react'
import { NavLink } from 'react-router'
import { useOwnUser, useSettings } from '../../api/own-account.ts'
import type { Person } from '../../api/session.ts'
import { HowItWorksMenu } from './how-it-works-menu.tsx'
import { MaintenanceChip } from './maintenance-chip.tsx'
import { MessagingItem, NotificationsItem } from './news-items.tsx'
import { MeMenu } from './me-menu.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { adoptSettings } from '../../page/own-settings.ts'
import { useChooseTheme } from '../../page/use-choose-theme.ts'
import { BarMenu } from './bar-menu.tsx'
import { ThemeItems } from './theme-items.tsx'
import styles from './shell.module.css'

interface AccountMenusProps {
  person: Person
  links: HelpLinks
}

/** Fetched once per document. What changes them on a page refetches them, and so does the session hub. */
const once = { staleTime: Infinity }

/** The end of the top bar for those who are signed in. */
export function AccountMenus({ person, links }: AccountMenusProps) {
  const { data: user } = useOwnUser(once)
  const unopened = user?.unopenedNotifications ?? 0
  const unread = user?.unreadMessages ?? 0
  const { data: settings } = useSettings(once)
  const chooseTheme = useChooseTheme()
  useEffect(() => {
    if (settings) adoptSettings(settings)
  }, [settings])
  const themes = <ThemeItems onChoose={(theme) => void chooseTheme(theme)} />
  return (
    <>
      <MaintenanceChip />
      <NavLink className={`${styles.item} only-l`} to="/home">
        Home
      </NavLink>
      <NavLink className={`${styles.item} only-l`} to="/notifications">
        <NotificationsItem unopened={unopened} isIcon />
      </NavLink>
      <NavLink className={`${styles.item} only-l`} to="/groups">
        <MessagingItem unread={unread} isIcon />
      </NavLink>
      <HowItWorksMenu links={links} />
      <BarMenu trigger={<Icon name="sun-moon" />} label="Color theme" width="narrow" className="only-l">
        {themes}
      </BarMenu>
      <MeMenu
        person={person}
        picture={user?.picture ?? person.picture}
        unopened={unopened}
        unread={unread}
        links={links}
        themes={themes}
      />
    </>
  )
}
