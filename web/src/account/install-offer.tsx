import { useSyncExternalStore } from 'react'
import { Button } from '../components/actions/button.tsx'
import { canInstall, install, onInstallOffer } from '../page/device/install.ts'
import styles from './notifications-section.module.css'

/** Offers to install the product where the browser can. */
export function InstallOffer() {
  const isOffered = useSyncExternalStore(onInstallOffer, canInstall, () => false)
  if (!isOffered) return null
  return (
    <section aria-label="Install the app" className={styles.device}>
      <div className="grow">
        <h3 className={styles.deviceTitle}>Install the app</h3>
        <p className={styles.deviceText}>
          Open this site from your home screen or dock, in a window of its own, with your unread count on its
          icon.
        </p>
      </div>
      {/* A browser that refuses to ask, such as because the page was asked before, has its own menu for it. */}
      <Button onClick={() => void install().catch(() => undefined)}>Install</Button>
    </section>
  )
}
