import { Banner } from '../../components/display/banner.tsx'

/** What a form's last try failed with, if anything. */
export const FormBanner = ({ children }: { children: string | undefined }) =>
  children !== undefined && (
    <Banner tone="bad" isLive>
      {children}
    </Banner>
  )
