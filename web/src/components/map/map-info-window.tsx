import type { Ref } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { initials } from '../initials.ts'
import { sized } from '../picture-sources.ts'
import { useBrokenImage } from '../use-broken-image.ts'
import { InfoFrame } from './info-frame.tsx'
import { googleMapsLink, type MapProfile } from './map-profile.ts'
import styles from './map-info-window.module.css'

export interface MapInfoWindowProps {
  profile: MapProfile
  onClose: () => void
  className?: string
  ref?: Ref<HTMLElement>
}

/** What a map tells about a profile: picture, name, address, and the way on. */
export function MapInfoWindow({ profile, onClose, className, ref }: MapInfoWindowProps) {
  return (
    <InfoFrame ref={ref} className={className} name={profile.name} onClose={onClose}>
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
  // An address of somebody else's knows no sizes.
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
