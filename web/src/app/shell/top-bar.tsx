import { Link, NavLink } from 'react-router'
import { signIn, useSession } from '../../api/session.ts'
import { Button } from '../../components/button.tsx'
import { classNames } from '../../components/class-names.ts'
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
}

export function TopBar({ settings, isContained = true }: TopBarProps) {
  const { status, person } = useSession()
  // Without a hint of a session nothing is awaited: the page is a visitor's from its first paint.
  const isWaiting = status === 'loading' && settings.hasSessionHint
  return (
    <header className={classNames(styles.bar, isContained && styles.contained)}>
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
              <VisitorEntries isWaiting={isWaiting} />
            </>
          )}
        </nav>
      </div>
    </header>
  )
}

function VisitorEntries({ isWaiting }: { isWaiting: boolean }) {
  const hosts = marketOf('destinations')
  return (
    <>
      {hosts.isOpen && (
        <Link className={`${styles.item} only-l`} to={hosts.path}>
          Find new event host
        </Link>
      )}
      <Button variant="quiet" disabled={isWaiting} onClick={() => signIn('login')}>
        Log in
      </Button>
      <Button variant="primary" disabled={isWaiting} onClick={() => signIn('signup')}>
        Sign up
      </Button>
    </>
  )
}
