import type { Entitlements } from '@app/contract/entitlements.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { ApproveFacility } from './approve-facility.tsx'
import styles from './manager-strip.module.css'

interface ManagerStripProps {
  facility: Facility
  entitlements: Entitlements
  isVisitorView: boolean
  onVisitorView: (isVisitorView: boolean) => void
}

/** Tells those who run the page that they do, and who else sees it. */
export function ManagerStrip({ facility, entitlements, isVisitorView, onVisitorView }: ManagerStripProps) {
  const isOpen = facility.status === 'Approved' && facility.isActive
  const mayEdit = entitlements.can['update'] ?? false
  if (!mayEdit && isOpen) return null
  return (
    <section className={styles.strip} aria-label="Managing this page">
      <div className={`page ${styles.inside}`}>
        <p className={styles.text}>
          <Icon name={isOpen ? 'pencil' : 'clock'} />
          <span>{isVisitorView ? 'This is what a visitor sees.' : standing(facility)}</span>
        </p>
        {entitlements.can['approve'] && facility.status === 'Pending' && <ApproveFacility id={facility.id} />}
        {mayEdit && (
          <Button
            variant="quiet"
            icon="eye"
            aria-pressed={isVisitorView}
            onClick={() => onVisitorView(!isVisitorView)}
          >
            View as a visitor
          </Button>
        )}
      </div>
    </section>
  )
}

function standing({ status, isActive }: Facility) {
  if (status === 'Pending') return 'Waiting for approval: only you and those who run it see it.'
  if (!isActive) return 'Switched off: only you and those who run it see it.'
  return 'You manage this page. Visitors see it as it is here.'
}
