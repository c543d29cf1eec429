import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { initials } from '../pictures/initials.ts'
import { sized } from '../pictures/picture-sources.ts'
import { useBrokenImage } from '../pictures/use-broken-image.ts'
import { googleMapsLink, type MapProfile } from './map-profile.ts'
import styles from './map-info-window.module.css'

interface InfoFrameProps {
  /** Name of the place. */
  name: string
  onClose: () => void
  className?: string
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** The frame of an info window. Its button and Escape close it. */
export function InfoFrame({ name, onClose, className, children, ref }: InfoFrameProps) {
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <section
      ref={ref}
      className={classNames(styles.frame, className)}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={closeOnEscape}
    >
      {children}
      <IconButton className={styles.close} variant="line" icon="x" label="Close" onClick={onClose} />
    </section>
  )
}

interface MapInfoWindowProps extends Omit<InfoFrameProps, 'name' | 'children'> {
  profile: MapProfile
}

/** A profile in a map's info window: picture, name, address and a link. */
export function MapInfoWindow({ profile, ...frame }: MapInfoWindowProps) {
  return (
    <InfoFrame {...frame} name={profile.name}>
      <InfoPicture name={profile.name} src={profile.headerImage ?? profile.logo} />
      <div className={styles.text}>
        <p className={styles.name}>{profile.name}</p>
        {profile.address !== '' && <p className="xs mut">{profile.address}</p>}
        {profile.to === undefined ? (
          <a
            className={classNames('link xs', styles.link)}
            href={googleMapsLink(profile)}
            target="_blank"
            rel="noreferrer"
          >
            View on Google Maps
          </a>
        ) : (
          <Link className={classNames('link xs', styles.link)} to={profile.to}>
            See More Info
          </Link>
        )}
      </div>
    </InfoFrame>
  )
}

const width = 384
const heights = { small: 60, large: 90 }

function InfoPicture({ name, src }: { name: string; src: string | null }) {
  const { isBroken, watch } = useBrokenImage(src ?? undefined)
  if (src === null || isBroken) {
    return (
      <span className={styles.initials} aria-hidden="true">
        {initials(name)}
      </span>
    )
  }
  const inWidth = sized(src, width)
  // Images on other sites have one size.
  const inSize = (height: number) => (inWidth === src ? src : `${inWidth}&height=${height}`)
  return (
    <picture className={styles.picture}>
      <source media="(min-width: 900px)" srcSet={inSize(heights.large)} />
      <img
        {...watch}
        src={inSize(heights.small)}
        width={width}
        height={heights.small}
        alt=""
        decoding="async"
      />
    </picture>
  )
}
