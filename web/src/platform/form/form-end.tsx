import type { ReactNode } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Row } from '../boxes/row.tsx'
import { FormBanner } from './form-banner.tsx'

interface FormEndProps {
  banner?: ReactNode
  isBusy: boolean
  onCancel: () => void
  /** The label of the button that sends. */
  children: ReactNode
}

/** The end of a form: what its last try failed with, and the buttons that send it and close it. */
export const FormEnd = ({ banner, isBusy, onCancel, children }: FormEndProps) => (
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
