import { Fragment, useRef } from 'react'
import type { Entitlements } from '@app/contract/entitlements.ts'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { useLate } from '../components/use-late.ts'
import { useDraftNames } from './draft-storage.ts'
import { HideProfile } from './hide-profile.tsx'
import styles from './manager-strip.module.css'
import { headTitle } from './profile-head.tsx'
import type { Content, ProfilePage } from './profile-page.ts'
import { textIn } from './profile-section.tsx'

interface ManagerStripProps<C extends Content> {
  page: ProfilePage<C>
  content: C
  entitlements: Entitlements
  isVisitorView: boolean
  onVisitorView: (isVisitorView: boolean) => void
}

/** Shows managers the state of the page, and what they can do with all of it. */
export function ManagerStrip<C extends Content>({
  page,
  content,
  entitlements,
  isVisitorView,
  onVisitorView,
}: ManagerStripProps<C>) {
  const { kind } = page
  const { profile } = content
  const isPublic = profile.status === 'Approved' && profile.isActive
  const drafts = useDraftNames(profile.id)
  const strip = useRef<HTMLElement>(null)
  const { part: actions } = useLate(page.loadActions, true)
  const mayEdit = entitlements.can['update'] ?? false
  if (!mayEdit && isPublic) return null
  const unsaved = [{ id: 'name', title: headTitle }, ...page.sections].filter(({ id }) => drafts.includes(id))
  return (
    <section ref={strip} tabIndex={-1} className={styles.strip} aria-label="Managing this page">
      <div className={`page ${styles.inside}`}>
        <p className={styles.text}>
          <Icon name={isPublic ? 'pencil' : 'clock'} />
          <span>{isVisitorView ? 'This is what visitors see.' : stateText(profile)}</span>
        </p>
        {mayEdit && !isVisitorView && unsaved.length > 0 && (
          <p className={styles.kept}>
            Unsaved changes:{' '}
            {unsaved.map(({ id, title }, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <a href={`#${id}`}>{textIn(title, content)}</a>
              </Fragment>
            ))}
          </p>
        )}
        {actions && (
          <actions.default {...{ kind, profile, entitlements }} onDone={() => strip.current?.focus()} />
        )}
        {mayEdit && !isVisitorView && profile.status === 'Approved' && <HideProfile {...{ kind, profile }} />}
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

function stateText({ status, isActive }: Content['profile']) {
  if (status === 'Pending') return 'Pending approval: only you and its team can see it.'
  if (!isActive) return 'Hidden: only you and its team can see it.'
  return 'You manage this page. Visitors see it without these buttons.'
}
