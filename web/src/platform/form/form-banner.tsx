import type { ReactNode } from 'react'
import { Banner } from '../../components/display/banner.tsx'

/** The button that sends a form may be in a bar at the foot of the window, far from it. */
const bringIntoView = (banner: HTMLElement | null) => banner?.scrollIntoView({ block: 'nearest' })

/** What a form's last try failed with, if anything. */
export const FormBanner = ({ children }: { children: ReactNode }) =>
  children !== undefined && (
    <Banner tone="bad" isLive ref={bringIntoView}>
      {children}
    </Banner>
  )
