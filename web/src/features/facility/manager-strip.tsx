import type { Entitlements } from '@app/contract/entitlements.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { Fragment, useRef } from 'react'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { ApproveFacility } from './approve-facility.tsx'
import { HideFacility } from './hide-facility.tsx'
import { useKeptNames } from './kept-drafts.ts'
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
  const kept = useKeptNames(facility.id)
  const strip = useRef<HTMLElement>(null)
  const mayEdit = entitlements.can['update'] ?? false
  if (!mayEdit && isOpen) return null
  return (
    <section ref={strip} tabIndex={-1} className={styles.strip} aria-label="Managing this page">
      <div className={`page ${styles.inside}`}>
        <p className={styles.text}>
          <Icon name={isOpen ? 'pencil' : 'clock'} />
          <span>{isVisitorView ? 'This is what a visitor sees.' : standing(facility)}</span>
        </p>
        {mayEdit && !isVisitorView && kept.length > 0 && <Kept names={kept} />}
        {entitlements.can['approve'] && facility.status === 'Pending' && (
          // The button goes with the approval; the focus does not.
          <ApproveFacility facility={facility} onApproved={() => strip.current?.focus()} />
        )}
        {mayEdit && !isVisitorView && facility.status === 'Approved' && <HideFacility facility={facility} />}
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

const parts: Record<string, string> = {
  name: 'Name and key facts',
  about: 'About',
  spaces: 'Spaces',
  sports: 'Sports',
  amenities: 'Amenities',
  place: 'Where it is',
  contact: 'Contact',
  reviews: 'Your review',
}

/** Where an editor will offer what an earlier visit left. */
function Kept({ names }: { names: readonly string[] }) {
  return (
    <p className={styles.kept}>
      Not saved from before:{' '}
      {Object.entries(parts)
        .filter(([name]) => names.includes(name))
        .map(([name, title], place) => (
          <Fragment key={name}>
            {place > 0 && ', '}
            <a href={`#${name}`}>{title}</a>
          </Fragment>
        ))}
    </p>
  )
}

function standing({ status, isActive }: Facility) {
  if (status === 'Pending') return 'Waiting for approval: only you and those who run it see it.'
  if (!isActive) return 'Hidden: only you and those who run it see it.'
  return 'You manage this page. Visitors see it without these buttons.'
}
