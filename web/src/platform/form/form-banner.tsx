import type { ReactNode } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { Row } from '../boxes/row.tsx'

/** What a form's last try failed with, if anything. */
export const FormBanner = ({ children }: { children: ReactNode }) =>
  children !== undefined && (
    <Banner tone="bad" isLive>
      {children}
    </Banner>
  )

interface FormFootProps {
  banner?: ReactNode
  isBusy: boolean
  onCancel: () => void
  /** The label of the button that sends. */
  children: ReactNode
}

/** The end of a form: what its last try failed with, and the buttons that send it and close it. */
export const FormFoot = ({ banner, isBusy, onCancel, children }: FormFootProps) => (
  <>
    <FormBanner>{banner}</FormBanner>
    <Row>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {children}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </Row>
  </>
)
