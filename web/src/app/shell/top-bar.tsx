import { Link, NavLink } from 'react-router'
import { signIn, useSession } from '../../api/session.ts'
import { Button } from '../../components/button.tsx'
import { LogoMark } from '../../components/logo-mark.tsx'
import { marketOf } from '../../page/markets.ts'
import type { Settings } from '../settings.ts'
import { HowItWorksMenu } from './how-it-works-menu.tsx'
import { MeMenu } from './me-menu.tsx'
import { SearchMenu } from './search-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import styles from './top-bar.module.css'

interface TopBarProps {
  settings: Settings
  /** Width of the page's column; without it the bar is as wide as the window. */
  isContained?: boolean
  isSticky?: boolean
}

export function TopBar({ settings, isContained = true, isSticky = true }: TopBarProps) {
  const { status, person } = useSession()
  const isWaiting = status === 'loading' && settings.hasSessionHint
  const look = [styles.bar, isSticky && styles.sticky, isContained && styles.contained]
  return (
    <header className={look.filter(Boolean).join(' ')}>
      <div className={styles.inside}>
        <Link className={styles.logo} to="/" aria-label={`${settings.brand}, front page`}>
          <LogoMark />
          <span>{settings.brand}</span>
        </Link>
        <SearchMenu />
        <span className="grow" />
        <nav className={styles.end} aria-label="Account">
          {person ? (
            <>
              <NavLink className={`${styles.item} only-l`} to="/home">
                Home
              </NavLink>
              <HowItWorksMenu links={settings.links} />
              <ThemeSwitch />
              <MeMenu person={person} links={settings.links} />
            </>
          ) : (
            <>
              <ThemeSwitch />
              <VisitorEntries
                isWaiting={isWaiting || status === 'loading'}
                isKnown={!settings.hasSessionHint}
              />
            </>
          )}
        </nav>
      </div>
    </header>
  )
}

/** Without a hint of a session nothing is awaited: the page is a visitor's from its first paint. */
function VisitorEntries({ isWaiting, isKnown }: { isWaiting: boolean; isKnown: boolean }) {
  const hosts = marketOf('destinations')
  const isDisabled = isWaiting && !isKnown
  return (
    <>
      {hosts.isOpen && (
        <Link className={`${styles.item} only-l`} to={hosts.path} aria-disabled={isDisabled}>
          Find new event host
        </Link>
      )}
      <Button variant="quiet" disabled={isDisabled} onClick={() => signIn('login')}>
        Log in
      </Button>
      <Button variant="primary" disabled={isDisabled} onClick={() => signIn('signup')}>
        Sign up
      </Button>
    </>
  )
}
