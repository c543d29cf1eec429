import { Component, useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { ErrorState } from '../display/error-state.tsx'
import { useLazy } from '../use-lazy.ts'
import { whenNear } from '../when-near.ts'
import styles from './lazy-map.module.css'

interface LazyMapProps<Props> {
  load: () => Promise<{ Engine: ComponentType<Props> }>
  engineProps: Props
  /** Shown instead of the map without JavaScript or WebGL. */
  children: ReactNode
  /** Has an aspect ratio of its own. Otherwise it fills its container. */
  isInline?: boolean
  className?: string
}

/** The frame of a map in its final size. The engine is large, so it loads once the frame is near the viewport. */
export function LazyMap<Props extends { label: string }>({
  load,
  engineProps,
  children,
  isInline,
  className,
}: LazyMapProps<Props>) {
  const [isNear, setNear] = useState(false)
  const { part, hasFailed, retry } = useLazy(load, isNear)
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
        <output className={`mut sm ${styles.loading}`}>Loading the map</output>
      ) : (
        <noscript>
          <div className={styles.instead}>{children}</div>
        </noscript>
      )}
    </section>
  )
}

/** Replaces the engine in the server's build, which never renders it. */
export const noEngine = () => new Promise<never>(() => {})

const MapFailure = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    className={styles.failed}
    title="The map didn’t load."
    detail="The rest of the page works without it."
    onRetry={onRetry}
  />
)

interface MapBoundaryProps {
  children: ReactNode
  /** Shown if the browser cannot draw maps at all. */
  instead: ReactNode
}

/** Keeps errors of the map from breaking the page. */
class MapBoundary extends Component<MapBoundaryProps, { failure?: Error }> {
  override state: { failure?: Error } = {}

  static getDerivedStateFromError(failure: Error) {
    return { failure }
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    // MapLibre's error in browsers without WebGL 2. Checked by name, because importing its class would load the engine.
    if (failure.name === 'GPUInitializationError') return this.props.instead
    return <MapFailure onRetry={() => this.setState({ failure: undefined })} />
  }
}
