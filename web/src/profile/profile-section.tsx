import type { Entitlements } from '@app/contract/entitlements.ts'
import { Component, Suspense, type ReactNode } from 'react'
import { classNames } from '../components/class-names.ts'
import { ErrorState } from '../components/display/error-state.tsx'
import { Editable, editorFor } from './editable.tsx'
import type { Content, ProfileKind, Section } from './profile-page.ts'
import styles from './profile.module.css'

interface ProfileSectionProps<C extends Content> {
  kind: ProfileKind
  section: Section<C>
  content: C
  entitlements: Entitlements | undefined
  isVisitorView: boolean
}

/** A text of a section, which may depend on the content. */
export const textIn = <C extends Content>(text: Section<C>['title'], content: C) =>
  typeof text === 'function' ? text(content) : text

/** A section with its heading, edited in place by those who may. */
export function ProfileSection<C extends Content>({
  kind,
  section,
  content,
  entitlements,
  isVisitorView,
}: ProfileSectionProps<C>) {
  const { id, note, isEmpty, empty, Body, isBesideOnWide } = section
  const { profile } = content
  const title = textIn(section.title, content)
  const editor = editorFor(section.editor, entitlements)
  const hasNothing = isEmpty(content)
  return (
    <Editable
      {...{ title, kind, profile, editor, isVisitorView }}
      isEmpty={hasNothing}
      frame={
        <section
          id={id}
          className={classNames(styles.block, isBesideOnWide && (isVisitorView || !editor) && styles.narrow)}
          aria-labelledby={`${id}-title`}
        />
      }
    >
      {(editButton) => (
        <>
          <div className={`row ${styles.head}`}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {note && <span className="sm dim">{note(content)}</span>}
            {editButton}
          </div>
          {hasNothing ? (
            <p className="mut">{textIn(empty, content)}</p>
          ) : (
            <Body {...{ kind, content }} entitlements={isVisitorView ? undefined : entitlements} />
          )}
        </>
      )}
    </Editable>
  )
}

/**
 * Keeps an error within one section, so that the rest of the page stays usable. A section that throws on the server is
 * left out of the page (that is what Suspense does there), and rendered again by the browser.
 */
export class SectionBoundary extends Component<
  { title: string; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { title, children } = this.props
    if (!this.state.hasFailed) return <Suspense>{children}</Suspense>
    return (
      <section className={styles.block} aria-label={title}>
        <ErrorState
          title={`“${title}” could not be shown.`}
          detail="The rest of the page still works."
          onRetry={() => this.setState({ hasFailed: false })}
        />
      </section>
    )
  }
}
