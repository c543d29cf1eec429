import { useSyncExternalStore } from 'react'
import { Button } from '../components/actions/button.tsx'
import { canInstall, install, onInstallOffer } from '../page/device/install.ts'
import { DeviceRow } from './device-row.tsx'

/** Offers to install the product where the browser can. */
export function InstallOffer() {
  const isOffered = useSyncExternalStore(onInstallOffer, canInstall, () => false)
  if (!isOffered) return null
  return (
    <DeviceRow
      title="Install the app"
      text="Open this site from your home screen or dock, in a window of its own, with your unread count on its icon."
    >
      {/* A browser that refuses to ask, such as because the page was asked before, has its own menu for it. */}
      <Button onClick={() => void install().catch(() => undefined)}>Install</Button>
    </DeviceRow>
  )
}
