import { avatarWidths } from '@app/contract/rules/picture-sizes.ts'
import styles from './avatar.module.css'
import { classNames } from '../class-names.ts'
import { initials, sized, useBrokenImage } from './picture-sources.ts'

export interface AvatarProps {
  name: string
  /** The address of a picture; without one, or when it fails, the initials stand there. */
  picture?: string | null
  size?: 32 | 40 | 64
  status?: 'online' | 'offline'
  /** For organizations and places. */
  isSquare?: boolean
  /** Exposes the name to screen readers, if it isn't shown beside the avatar. */
  isNamed?: boolean
  className?: string
}

export function Avatar({ name, picture, size = 40, status, isSquare, isNamed, className }: AvatarProps) {
  const src = picture ? sized(picture, avatarWidths[size]) : undefined
  const { isBroken, watch } = useBrokenImage(src)
  return (
    <span
      className={classNames(
        'tint-plain xs semi',
        styles.avatar,
        styles[`size${size}`],
        isSquare && styles.isSquare,
        className,
      )}
      {...(isNamed && { role: 'img', 'aria-label': status === undefined ? name : `${name}, ${status}` })}
    >
      {src !== undefined && !isBroken ? (
        <img
          {...watch}
          className={styles.picture}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
      {status !== undefined && <span className={classNames(styles.dot, styles[status])} />}
      {status !== undefined && !isNamed && <span className="sr">{status}</span>}
    </span>
  )
}
