import type { Entitlements } from '@app/contract/entitlements.ts'
import { Fragment, useRef } from 'react'
import { profileSaved } from '../api/profile-changed.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { isHidden, isReleased, statusTag } from '../kind/is-hidden.ts'
import { isHost } from '../kind/contact-paths.ts'
import { profilePath } from '../kind/registry.ts'
import { useTransport } from '../platform/calls/transport.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { Row } from '../platform/boxes/row.tsx'
import { useDraftNames } from './draft-storage.ts'
import styles from './manager-strip.module.css'
import { headTitle } from './profile-head.tsx'
import type { Content, EditorProps, ProfilePage } from './profile-page.ts'
import { textIn } from './profile-section.tsx'

interface ManagerStripProps<C extends Content> {
  page: ProfilePage<C>
  content: C
  entitlements: Entitlements
  isVisitorView: boolean
  onVisitorView: (isVisitorView: boolean) => void
}

const loadApproval = async () => ({ default: (await import('./approve-action.tsx')).ApproveAction })

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
  const isPublic = !isHidden(profile)
  const drafts = useDraftNames(profile.id)
  const strip = useRef<HTMLElement>(null)
  const { part: actions } = useLazy(page.loadActions ?? loadApproval, true)
  const { part: sections } = useLazy(page.sections.load, true)
  const mayEdit = entitlements.can['update'] ?? false
  if (!mayEdit && isPublic) return null
  const unsaved = [{ id: 'name', title: headTitle }, ...(sections?.list ?? [])].filter(({ id }) =>
    drafts.includes(id),
  )
  return (
    <section ref={strip} tabIndex={-1} className={styles.strip} aria-label="Managing this page">
      <div className={`page ${styles.inside}`}>
        <Row gap="0 3">
          <p className={styles.words}>
            <Row as="span" isWrapping={false}>
              <Icon name={isPublic ? 'pencil' : 'clock'} />
              <span>{isVisitorView ? 'This is what visitors see.' : stateText(page, profile)}</span>
            </Row>
          </p>
          {mayEdit && !isVisitorView && unsaved.length > 0 && (
            <p className={`${styles.words} ${styles.kept}`}>
              Unsaved changes:{' '}
              {unsaved.map(({ id, title }, index) => (
                <Fragment key={id}>
                  {index > 0 && ', '}
                  <a href={`#${id}`}>{textIn(title, content)}</a>
                </Fragment>
              ))}
            </p>
          )}
          <div className={styles.actions}>
            <Row gap="0">
              {actions && (
                <actions.default {...{ kind, profile, entitlements }} onDone={() => strip.current?.focus()} />
              )}
              {entitlements.role !== 'admin' && isHost({ kind: kind.name, id: profile.id }) && (
                <ButtonLink variant="quiet" icon="message-square" to="/requests">
                  Requests
                </ButtonLink>
              )}
              {mayEdit && (
                <ButtonLink variant="quiet" icon="chart-line" to={`${profilePath(kind, profile.id)}/reports`}>
                  Reports
                </ButtonLink>
              )}
              {mayEdit && !isVisitorView && isReleased(profile) && <HideProfile {...{ kind, profile }} />}
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
            </Row>
          </div>
        </Row>
      </div>
    </section>
  )
}

function stateText<C extends Content>({ audience }: ProfilePage<C>, profile: C['profile']) {
  if (isHidden(profile)) return `${statusTag(profile).text}: only you and its team can see it.`
  return `You manage this page. ${audience?.(profile) ?? 'Visitors see it without these buttons.'}`
}

/** Hides a public page from everyone who does not manage it, and shows it again. */
export function HideProfile({
  kind,
  profile: { id, name, isActive },
}: Pick<EditorProps, 'kind' | 'profile'>) {
  const { queries } = useTransport()
  const change = useWrite(
    (api, value: boolean) => {
      const patch = [{ op: 'replace' as const, path: '/isActive', value }]
      return kind.calls(api).update({ id, patch })
    },
    {
      confirm: (isShown) =>
        isShown
          ? {
              title: `Show ${name} again?`,
              text: 'Everyone will be able to find and open its page.',
              confirmText: 'Make public',
            }
          : {
              title: `Hide ${name}?`,
              text: 'It will disappear from search right away, and only its managers can open its page. You can show it again at any time.',
              confirmText: 'Hide this page',
            },
      async onDone({ data }) {
        if (queries) await profileSaved(queries.client, kind, data)
      },
      done: (_reply, isShown) => (isShown ? 'The page is public again.' : 'The page is hidden.'),
    },
  )
  return (
    <Button variant="quiet" isBusy={change.isBusy} onClick={() => change.run(!isActive)}>
      {isActive ? 'Hide this page' : 'Make public'}
    </Button>
  )
}
