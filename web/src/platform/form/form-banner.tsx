import type { ReactNode } from 'react'
import { Banner } from '../../components/display/banner.tsx'

/** What a form's last try failed with, if anything. */
export const FormBanner = ({ children }: { children: ReactNode }) =>
  children !== undefined && (
    <Banner tone="bad" isLive>
      {children}
    </Banner>
  )
