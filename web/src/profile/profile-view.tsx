import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { LateMarkup } from '../components/late-markup.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { profilePath } from '../kind/registry.ts'
import { recordView } from '../recent/recent.ts'
import { guideParameter } from './guide/guided-content.ts'
import { ProfileGallery } from './profile-gallery.tsx'
import { ProfileHead } from './profile-head.tsx'
import type { Content, ProfilePage } from './profile-page.ts'
import { crumbsOf } from './profile-place.ts'
import { useEntitlements } from './profile-queries.ts'
import styles from './profile.module.css'

// Visitors do not need these.
const loadStrip = () => import('./manager-strip.tsx')
const loadLive = () => import('./live-content.tsx')

interface ProfileViewProps<C extends Content> {
  page: ProfilePage<C>
  loaded: C
  /** The search parameters that the content was loaded with as the person who is signed in; absent for a visitor's. */
  search?: URLSearchParams
  origin: string
}

/** The page of a profile. Its managers see the same page and edit it in place. */
export function ProfileView<C extends Content>({ page, loaded, search, origin }: ProfileViewProps<C>) {
  const { kind, WithAside } = page
  const [current] = useSearchParams()
  const entitlements = useEntitlements(kind, loaded.profile.id)
  const [live, setLive] = useState<C>()
  const isSignedIn = entitlements !== undefined
  const { part: liveness } = useLazy(loadLive, isSignedIn)
  const content = (isSignedIn && live) || loaded
  const [first] = useState(content)
  const isOutdated = entitlements !== undefined || content !== first || current.has(guideParameter)
  const { profile } = content
  const [isVisitorView, setVisitorView] = useState(false)
  const { part: strip } = useLazy(loadStrip, entitlements !== undefined)
  useHashScroll(entitlements !== undefined)
  useEffect(() => recordView(kind, loaded.profile.id), [kind, loaded.profile.id])
  const address = origin + profilePath(kind, profile.id)
  const common = { page, content, entitlements, isVisitorView }

  return (
    <>
      {liveness && entitlements && (
        <liveness.LiveContent
          {...{ page, loaded }}
          search={search ?? current}
          role={entitlements.role}
          isVisitors={search === undefined}
          onContent={setLive}
        />
      )}
      {strip && entitlements && (
        <strip.ManagerStrip {...common} entitlements={entitlements} onVisitorView={setVisitorView} />
      )}
      <WithAside content={content} isOwn={!isVisitorView && entitlements?.can['update'] === true}>
        {({ label, panel, bar }) => (
          <>
            <div className="page">
              <Breadcrumbs items={crumbsOf(kind, profile)} />
              <ProfileGallery {...common} />
              <ProfileHead {...common} address={address} />
              <div className={styles.detail}>
                <LateMarkup part={page.sections} isOutdated={isOutdated} className={styles.blocks}>
                  {({ Sections }) => <Sections kind={kind} {...{ content, entitlements, isVisitorView }} />}
                </LateMarkup>
                <aside className={styles.aside} aria-label={label}>
                  {panel}
                </aside>
              </div>
              <LateMarkup part={page.sections} isOutdated={isOutdated} className={undefined}>
                {({ SimilarProfiles }) => <SimilarProfiles kind={kind} similar={content.similar} />}
              </LateMarkup>
            </div>
            {bar}
          </>
        )}
      </WithAside>
    </>
  )
}

/**
 * Scrolls to the hash of the address once the page is complete: empty sections appear only when the browser knows that
 * the reader may fill them. Back and forward keep the reader's scroll position.
 */
function useHashScroll(isComplete: boolean) {
  const { hash, key } = useLocation()
  const navigation = useNavigationType()
  // The first navigation of a visit is a POP too.
  const isForward = navigation !== NavigationType.Pop || key === 'default'
  useEffect(() => {
    if (isComplete && isForward && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isComplete, isForward, hash])
}
