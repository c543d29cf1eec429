import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { pictureFrames, type PictureFrame } from '@app/contract/rules/picture-sizes.ts'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { LineScore } from '../display/line-score.tsx'
import { OfferLine } from '../display/offer-line.tsx'
import { Rating } from '../display/rating.tsx'
import { initials, sized, useBrokenImage } from '../pictures/picture-sources.ts'
import { directionsLink, googleMapsLink, type MapProfile } from './map-profile.ts'
import styles from './map-info-window.module.css'

/** A like or follow button. */
export type RenderAction = (profile: Pick<MapProfile, 'id' | 'name' | 'isClosed'>) => ReactNode

interface InfoFrameProps {
  /** Name of the place. */
  name: string
  onClose: () => void
  action?: ReactNode
  className?: string
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** The frame of an info window. Its button and Escape close it. */
export function InfoFrame({ name, onClose, action, className, children, ref }: InfoFrameProps) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Closes the window only, and not what it was opened from.
    event.stopPropagation()
    onClose()
  }
  return (
    <section
      ref={ref}
      className={classNames('float', styles.frame, className)}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={closeOnEscape}
    >
      {children}
      <div className={styles.actions}>
        {action}
        <IconButton variant="line" icon="x" label="Close" onClick={onClose} />
      </div>
    </section>
  )
}

interface MapInfoWindowProps extends Omit<InfoFrameProps, 'name' | 'children'> {
  profile: MapProfile
}

/** A profile in a map's info window: picture, name, address, key figures and links. */
export function MapInfoWindow({ profile, ...frame }: MapInfoWindowProps) {
  const { name, address, rating, reviewCount, offer, score = [] } = profile
  return (
    <InfoFrame {...frame} name={name}>
      <InfoPicture name={name} src={profile.headerImage ?? profile.logo} />
      <div className={styles.text}>
        <div className={styles.title}>
          <p className="sm semi">{name}</p>
          {typeof rating === 'number' && <Rating value={rating} count={reviewCount} />}
        </div>
        {profile.dates !== undefined && <p className="xs mut">{eventDatesText(profile.dates)}</p>}
        {address !== '' && <p className="xs mut">{address}</p>}
        {offer && <OfferLine offer={offer} className={styles.offer} />}
        {score.length > 0 && <LineScore items={score} className={styles.score} />}
        <p className={styles.links}>
          {profile.to === undefined ? (
            <OutsideLink href={googleMapsLink(profile)}>View on Google Maps</OutsideLink>
          ) : (
            <Link className={classNames('link xs', styles.link)} to={profile.to}>
              See More Info
            </Link>
          )}
          <OutsideLink href={directionsLink(profile)}>Directions</OutsideLink>
        </p>
      </div>
    </InfoFrame>
  )
}

const OutsideLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={classNames('link xs', styles.link)} href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
)

const { infoWindow: small, denseInfoWindow, largeInfoWindow: large, denseLargeInfoWindow } = pictureFrames

function InfoPicture({ name, src }: { name: string; src: string | null }) {
  const { isBroken, watch } = useBrokenImage(src ?? undefined)
  if (src === null || isBroken) {
    return (
      <span className={`dim semi ${styles.initials}`} aria-hidden="true">
        {initials(name)}
      </span>
    )
  }
  const inFrame = ({ width, height }: PictureFrame) => {
    const inWidth = sized(src, width)
    // Images on other sites have one size. Without `cover`, the server would send what fits into the frame, far smaller than it is shown.
    return inWidth === src ? src : `${inWidth}&height=${height}&fit=cover`
  }
  const densities = (one: PictureFrame, two: PictureFrame) => `${inFrame(one)}, ${inFrame(two)} 2x`
  return (
    <picture className={styles.picture}>
      <source media="(min-width: 900px)" srcSet={densities(large, denseLargeInfoWindow)} />
      <img
        {...watch}
        src={inFrame(small)}
        srcSet={densities(small, denseInfoWindow)}
        width={small.width}
        height={small.height}
        alt=""
        decoding="async"
      />
    </picture>
  )
}
