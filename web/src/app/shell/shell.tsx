import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { QueriesProvider } from '../../api/queries-provider.tsx'
import { TraySlot } from '../../compare/tray-slot.tsx'
import { MapSettingsContext } from '../../components/map/map-settings.ts'
import { ConfirmProvider } from '../../components/overlays/confirm.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { SessionClient } from '../session/session-client.tsx'
import type { Settings } from '../../page/surroundings.ts'
import { skipToContent } from './focus-content.ts'
import { Footer } from './footer.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

/** Routes with `export const handle = { isWide: true }` fill the window, and the bar with them. */
const isWidePage = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'isWide' in handle && handle.isWide === true

const loadAnalytics = () => import('../../analytics/analytics.tsx')

/** Bar, page and footer, around them toasts, confirmation dialogs, the session and the query cache. */
export function Shell({ settings, children }: { settings: Settings; children: ReactNode }) {
  const isWide = useMatches().some(({ handle }) => isWidePage(handle))
  const { part } = useLazy(loadAnalytics, settings.analytics !== undefined)
  return (
    <QueriesProvider>
      <Toaster>
        <ConfirmProvider>
          <a className={styles.skip} href="#content" onClick={skipToContent}>
            Skip to content
          </a>
          <TopBar settings={settings} isContained={settings.isBarContained ?? !isWide} />
          <main id="content" className={styles.content} tabIndex={-1}>
            <MapSettingsContext value={settings.map}>{children}</MapSettingsContext>
          </main>
          <Footer settings={settings} />
          <TraySlot />
          <SessionClient settings={settings} />
          {settings.analytics && part && <part.Analytics settings={settings.analytics} />}
        </ConfirmProvider>
      </Toaster>
    </QueriesProvider>
  )
}
