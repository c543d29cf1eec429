import { memo } from 'react'
import { Link } from 'react-router'
import { signIn, useSession } from '../../api/session.ts'
import { Button } from '../../components/actions/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import { LogoMark } from '../../components/pictures/logo-mark.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { kinds, marketPath, markets } from '../../kind/registry.ts'
import { useLazy } from '../../components/use-lazy.ts'
import { useIsSessionExpected } from '../../page/while-session-loads.tsx'
import { isLoginPending } from '../../session/session-state.ts'
import type { Settings } from '../../page/surroundings.ts'
import { BarMenu } from './bar-menu.tsx'
import menu from './bar-menu.module.css'
import styles from './shell.module.css'

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
            <menus.AccountMenus person={person} links={settings.links} />
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

/** The shape of the menus of a signed-in person. */
const AccountSkeleton = ({ className }: { className?: string | undefined }) => (
  <output className={classNames('row', styles.skeleton, className)} aria-label="Loading your menu" />
)

/** While the session loads, the stylesheet shows browsers that were signed in the skeleton instead. */
function VisitorEntries({ isWaiting }: { isWaiting: boolean }) {
  const isLoading = useSession(({ status }) => status === 'loading')
  const look = isLoading ? styles.loading : undefined
  return (
    <>
      {isLoading && <AccountSkeleton className={styles.expected} />}
      <ButtonLink
        variant="quiet"
        className={classNames('only-l', look)}
        to={marketPath(kinds.destination)}
        isDisabled={isWaiting}
      >
        Find new event host
      </ButtonLink>
      <Button
        variant="quiet"
        className={classNames('needs-script', look)}
        disabled={isWaiting}
        onClick={() => signIn('login')}
      >
        Log in
      </Button>
      <Button
        variant="primary"
        className={classNames('needs-script', look)}
        disabled={isWaiting}
        onClick={() => signIn('signup')}
      >
        Sign up
      </Button>
    </>
  )
}

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
