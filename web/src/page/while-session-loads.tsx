import { useSyncExternalStore, type ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { useIsHydrated } from './use-is-hydrated.ts'
import styles from './page.module.css'

const neverChanges = () => () => {}

/** Whether a session may be about to load: its hint was there when the page was opened. False on the server. */
export function useIsSessionExpected() {
  const hasHint = useSyncExternalStore(
    neverChanges,
    () => document.documentElement.dataset.session !== undefined,
    () => false,
  )
  return useSession(({ status }) => status === 'loading') && hasHint
}

interface WhileSessionLoadsProps {
  skeleton: ReactNode
  /** For everyone else. */
  children: ReactNode
}

/**
 * Shows a skeleton while a session is expected. The server doesn't know who has one, so it renders both, and the
 * stylesheet shows one of them before the first paint.
 */
export function WhileSessionLoads({ skeleton, children }: WhileSessionLoadsProps) {
  const isHydrated = useIsHydrated()
  const isExpected = useIsSessionExpected()
  return (
    <>
      <div className={isHydrated ? undefined : styles.skeleton}>
        {(!isHydrated || isExpected) && skeleton}
      </div>
      <div className={isHydrated ? undefined : styles.content}>
        {(!isHydrated || !isExpected) && children}
      </div>
    </>
  )
}
