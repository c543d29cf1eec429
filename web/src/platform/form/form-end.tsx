import type { ReactNode } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Row, Toolbar } from '../boxes/row.tsx'
import { FormBanner } from './form-banner.tsx'

interface FormEndProps {
  banner?: ReactNode
  isBusy: boolean
  onCancel: () => void
  /** Removes what the form changes. */
  removal?: { isBusy: boolean; run: () => void } | undefined
  /** The label of the button that sends. */
  children: ReactNode
}

/** The end of a form: what its last try failed with, and the buttons that send it, close it, and remove what it changes. */
export const FormEnd = ({ banner, isBusy, onCancel, removal, children }: FormEndProps) => (
  <>
    <FormBanner>{banner}</FormBanner>
    <Toolbar gap="2">
      <Row>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {children}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
      {removal && (
        <Button variant="quiet" isBusy={removal.isBusy} onClick={removal.run}>
          Remove
        </Button>
      )}
    </Toolbar>
  </>
)
