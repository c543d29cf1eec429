import { useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useLate } from '../use-late.ts'
import { MapBoundary, MapFailure } from './map-boundary.tsx'
import styles from './lazy-map.module.css'

export interface LazyMapProps<Props> {
  load: () => Promise<{ Engine: ComponentType<Props> }>
  engineProps: Props
  /** Said in the map's place where there is no JavaScript, or no WebGL. */
  children: ReactNode
  /** Has a shape of its own; else it fills its box. */
  isInline?: boolean
  className?: string
}

/** A map's frame of the final size. The engine, which is large, is loaded once the frame comes near the screen. */
export function LazyMap<Props extends { label: string }>({
  load,
  engineProps,
  children,
  isInline,
  className,
}: LazyMapProps<Props>) {
  const [isNear, setNear] = useState(false)
  const { part, hasFailed, retry } = useLate(load, isNear)
  const frame = useCallback((element: HTMLElement | null) => whenNear(element, () => setNear(true)), [])
  return (
    <section
      ref={frame}
      aria-label={engineProps.label}
      className={classNames(styles.frame, isInline ? styles.inline : styles.filling, className)}
    >
      {part !== undefined ? (
        <MapBoundary instead={<div className={styles.instead}>{children}</div>}>
          <part.Engine {...engineProps} />
        </MapBoundary>
      ) : hasFailed ? (
        <MapFailure onRetry={retry} />
      ) : isNear ? (
        <output className={styles.loading}>Loading the map</output>
      ) : (
        <noscript>
          <div className={styles.instead}>{children}</div>
        </noscript>
      )}
    </section>
  )
}

/** The server draws no map: in its build this stands for the engine, which then is no part of it. */
export const noEngine = () => new Promise<never>(() => {})

function whenNear(element: HTMLElement | null, begin: () => void) {
  if (element === null) return undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      begin()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
