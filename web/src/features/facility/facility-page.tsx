import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { useLate } from '../../components/use-late.ts'
import { AboutBlock } from './blocks/about-block.tsx'
import { AmenitiesBlock } from './blocks/amenities-block.tsx'
import { ContactBlock } from './blocks/contact-block.tsx'
import { DocumentsBlock } from './blocks/documents-block.tsx'
import { ManagersBlock } from './blocks/managers-block.tsx'
import { NearbyFacilities } from './blocks/nearby-facilities.tsx'
import { PlaceBlock } from './blocks/place-block.tsx'
import { PromotionBlock } from './blocks/promotion-block.tsx'
import { RemovalBlock } from './blocks/removal-block.tsx'
import { SpacesBlock } from './blocks/spaces-block.tsx'
import { SportsBlock } from './blocks/sports-block.tsx'
import { editorsFor } from './editors.ts'
import { FacilityGallery } from './facility-gallery.tsx'
import { FacilityHead } from './facility-head.tsx'
import { crumbsOf } from './facility-place.ts'
import { useEntitlements, useFacilityContent } from './facility-queries.ts'
import styles from './facility-page.module.css'
import type { FacilityContent } from './load-facility.ts'
import { EventRequest } from './request/event-request.tsx'
import { readWish } from './request/event-wish.ts'
import { RequestBar } from './request/request-bar.tsx'
import { ReviewsBlock } from './reviews/reviews-block.tsx'
import { useNamedPlace } from './use-named-place.ts'
import { kinds, profilePath } from '../../kinds/registry.ts'

// Visitors have no use for it.
const loadStrip = () => import('./manager-strip.tsx')

interface FacilityPageProps {
  loaded: FacilityContent
  origin: string
}

/** The sections in the order that every kind of profile has. Who runs the facility sees the same page, and may edit it. */
export function FacilityPage({ loaded, origin }: FacilityPageProps) {
  const entitlements = useEntitlements(loaded.facility.id)
  const content = useFacilityContent(loaded, entitlements?.role)
  const { facility, nearby } = content
  const [isVisitorView, setVisitorView] = useState(false)
  const editors = editorsFor(isVisitorView ? undefined : entitlements)

  const { part: strip } = useLate(loadStrip, entitlements !== undefined)
  useNamedPlace(entitlements !== undefined)

  const [search] = useSearchParams()
  const [wish, setWish] = useState(() => readWish(search))
  const address = origin + profilePath(kinds.facility, facility.id)
  const request = { facility, nearby, wish, onChange: setWish, address }
  const own = { facility, editors }

  return (
    <>
      {strip && entitlements && (
        <strip.ManagerStrip
          facility={facility}
          entitlements={entitlements}
          isVisitorView={isVisitorView}
          onVisitorView={setVisitorView}
        />
      )}
      <div className="page">
        <Breadcrumbs items={crumbsOf(facility)} />
        <FacilityGallery {...own} images={content.images} />
        <FacilityHead {...own} content={content} address={address} />
        <div className={styles.detail}>
          <div className={styles.blocks}>
            <AboutBlock {...own} />
            <SpacesBlock {...own} />
            <SportsBlock {...own} />
            <AmenitiesBlock {...own} />
            <ReviewsBlock facility={facility} content={content} entitlements={entitlements} />
            <DocumentsBlock {...own} documents={content.documents} />
            <PlaceBlock {...own} nearby={nearby} />
            <ContactBlock {...own} />
            <ManagersBlock {...own} managers={content.managers} inherited={content.inherited} />
            <PromotionBlock {...own} />
            <RemovalBlock {...own} />
          </div>
          <aside className={styles.aside} aria-label="Bring your event here">
            <EventRequest {...request} />
          </aside>
        </div>
        <NearbyFacilities facility={facility} nearby={nearby} />
      </div>
      <RequestBar {...request} />
    </>
  )
}
