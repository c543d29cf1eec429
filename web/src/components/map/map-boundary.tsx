import { Component, type ReactNode } from 'react'
import { ErrorState } from '../error-state.tsx'
import styles from './lazy-map.module.css'

/** In the place of a map that did not come or broke down. */
export const MapFailure = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState
    className={styles.failed}
    title="The map did not load."
    detail="The rest of the page works without it."
    onRetry={onRetry}
  />
)

interface MapBoundaryProps {
  children: ReactNode
  /** Shown where the browser cannot draw a map at all. */
  instead: ReactNode
}

/** Keeps a map that fails from taking the page with it. */
export class MapBoundary extends Component<MapBoundaryProps, { failure?: Error }> {
  override state: { failure?: Error } = {}

  static getDerivedStateFromError(failure: Error) {
    return { failure }
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    // MapLibre's error for a browser without WebGL 2; its class would bring the whole engine along.
    if (failure.name === 'GPUInitializationError') return this.props.instead
    return <MapFailure onRetry={() => this.setState({ failure: undefined })} />
  }
}
