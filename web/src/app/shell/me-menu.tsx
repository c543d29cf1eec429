import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { signOut, type Person } from '../../api/session.ts'
import { Badge, Dot } from '../../components/display/badge.tsx'
import { Avatar } from '../../components/pictures/avatar.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import type { IconName } from '../../components/pictures/icon-names.ts'
import { ReplaceableLink } from '../../page/replaceable-link.tsx'
import type { Settings } from '../../page/surroundings.ts'
import { BarMenu } from './bar-menu.tsx'
import popup from '../../components/overlays/popup.module.css'
import styles from './bar-menu.module.css'
import { MessagingItem, NotificationsItem } from './news-items.tsx'
import type { OwnWork } from './own-work.ts'
import { HowItWorksItems } from './how-it-works-menu.tsx'

interface MeMenuProps {
  person: Person
  /** The uploaded one, or that of the identity provider. */
  picture: string | null
  /** The number of unopened notifications. */
  unopened: number
  /** The number of unread conversations. */
  unread: number
  settings: Pick<Settings, 'links' | 'howItWorks'>
  /** The choice of a theme. */
  themes: ReactNode
  work: OwnWork
}

export function MeMenu({ person, picture, unopened, unread, settings, themes, work }: MeMenuProps) {
  const trigger = (
    <>
      <span className={styles.person}>
        <Avatar name={person.name} picture={picture} size={32} />
        <span className="only-s">
          {unopened > 0 ? (
            <Badge count={unopened} className={styles.sign} />
          ) : (
            unread > 0 && <Dot className={styles.sign} />
          )}
        </span>
      </span>
      <span className={styles.me}>Me</span>
      <span className="only-l dim">
        <Icon name="chevron-down" size={16} />
      </span>
    </>
  )
  return (
    <BarMenu trigger={trigger} width="narrow">
      <div className={styles.who}>
        <p className="xs dim">Signed in as</p>
        <p className={`${styles.address} sm semi clip`} title={person.email}>
          {person.email}
        </p>
      </div>
      <hr className={popup.line} />
      <Work {...work} />
      <hr className={popup.line} />
      <Link className={popup.item} to="/account">
        <Icon name="settings" />
        My account
      </Link>
      <ReplaceableLink className={popup.item} to={settings.links.help}>
        <Icon name="circle-question-mark" />
        Help
      </ReplaceableLink>
      <ReplaceableLink className={popup.item} to={settings.links.contact}>
        <Icon name="mail" />
        Contact
      </ReplaceableLink>
      {person.isAdmin && (
        <Link className={popup.item} to="/admin">
          <Icon name="shield" />
          Admin
        </Link>
      )}
      <div className="only-s">
        <Link className={popup.item} to="/home">
          <Icon name="house" />
          Home
        </Link>
        <Link className={popup.item} to="/notifications">
          <Icon name="bell" />
          <NotificationsItem unopened={unopened} />
        </Link>
        <Link className={popup.item} to="/groups">
          <Icon name="message-square" />
          <MessagingItem unread={unread} />
        </Link>
        <Group icon="info" title="How it works">
          <HowItWorksItems howItWorks={settings.howItWorks} />
        </Group>
        <Group icon="sun-moon" title="Color theme">
          {themes}
        </Group>
      </div>
      <hr className={popup.line} />
      <button type="button" className={popup.item} onClick={() => void signOut()}>
        <Icon name="log-out" />
        Sign out
      </button>
    </BarMenu>
  )
}

/** What the reader works on. */
const Work = ({ leads, calendars }: OwnWork) =>
  (
    [
      ['Requests', '/requests', 'send'],
      ['Leads', leads, 'flag'],
      ['Calendar', calendars, 'calendar-days'],
      ['Pages', '/home/pages', 'building-2'],
      ['Lists', '/home/lists', 'list'],
    ] as const
  ).map(([title, to, icon]) => (
    <Link key={title} className={popup.item} to={to}>
      <Icon name={icon} />
      {title}
    </Link>
  ))

/** A menu of the bar that a small screen has no room for. */
const Group = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <details>
    <summary className={popup.item}>
      <Icon name={icon} />
      <span className="grow">{title}</span>
      <Icon name="chevron-down" size={16} />
    </summary>
    <div className={styles.group}>{children}</div>
  </details>
)
