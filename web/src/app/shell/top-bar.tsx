import { memo } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { Button } from '../../components/actions/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import { LogoMark } from '../../components/pictures/logo-mark.tsx'
import { marketPath, markets } from '../../kind/registry.ts'
import { useLazy } from '../../components/use-lazy.ts'
import { useIsSessionExpected } from '../../page/while-session-loads.tsx'
import { isLoginPending } from '../../session/session-state.ts'
import type { Settings } from '../../page/surroundings.ts'
import { BarMenu } from './bar-menu.tsx'
import menu from './bar-menu.module.css'
import styles from './shell.module.css'
import { AccountSkeleton, VisitorEntries } from './visitor-entries.tsx'

// Visitors do not need it.
const loadAccountMenus = () => import('./account-menus.tsx')

interface TopBarProps {
  settings: Settings
  /** As wide as the page's column, not as the window. */
  isContained?: boolean
}

/** Memoized, because the shell rerenders at each step of a navigation. */
export const TopBar = memo(function TopBar({ settings, isContained = true }: TopBarProps) {
  const person = useSession((session) => session.person)
  // Every page starts loading, also those of visitors.
  const isLoading = useSession(
    (session) => (session.status === 'loading' && session.isClientNeeded) || isLoginPending(session),
  )
  const isExpected = useIsSessionExpected() || isLoading || person !== null
  const { part: menus, hasFailed, retry } = useLazy(loadAccountMenus, isExpected)
  return (
    <header className={classNames(styles.bar, isContained && styles.contained)}>
      <div className={`row ${styles.inside}`}>
        <Link className={`row ${styles.logo}`} to="/" aria-label={`${settings.brand}, home page`}>
          <LogoMark />
          <span>{settings.brand}</span>
        </Link>
        <SearchMenu />
        <span className="grow" />
        <nav className={`row ${styles.end}`} aria-label="Account">
          {person && menus ? (
            <menus.AccountMenus person={person} settings={settings} />
          ) : person && hasFailed ? (
            <Button variant="quiet" icon="refresh-cw" onClick={retry}>
              Load your menu
            </Button>
          ) : person ? (
            <AccountSkeleton />
          ) : (
            <VisitorEntries isWaiting={isExpected} />
          )}
        </nav>
      </div>
    </header>
  )
})

function SearchMenu() {
  const trigger = (
    <>
      <span className="only-s">
        <Icon name="search" />
      </span>
      <span className="only-l">Search</span>
      <span className="only-l dim">
        <Icon name="chevron-down" size={16} />
      </span>
    </>
  )
  return (
    <BarMenu trigger={trigger} label="Search the marketplaces" width="wide">
      {markets.map(({ kind, title, call, icon }) => (
        <Link key={title} to={marketPath(kind)} className={menu.card}>
          <span className={menu.icon}>
            <Icon name={icon} />
          </span>
          <span>
            <span className="sm semi">{title}</span>
            <span className="xs mut">{call}</span>
          </span>
        </Link>
      ))}
    </BarMenu>
  )
}
