import type { Map as GlMap } from 'maplibre-gl'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../button.tsx'
import { InfoFrame } from '../info-frame.tsx'
import { MapInfoWindow } from '../map-info-window.tsx'
import type { MapProfile, Position } from '../map-profile.ts'
import styles from './open-window.module.css'
import { PlacedLayer, usePlace } from './placed.tsx'
import type { Placer } from './placer.ts'
import { revealPlace, revealWindow } from './reveal.ts'
import { useMedia } from '../../use-media.ts'

export interface OpenWindowProps {
  map: GlMap
  position: Position
  name: string
  profile: MapProfile | undefined
  isFailed?: boolean
  opener: Element | null
  onRetry: () => void
  onClose: () => void
}

/** The info window of the map's chosen place: at its marker, or a card at the bottom where there is no room. */
export function OpenWindow({
  map,
  position,
  name,
  profile,
  isFailed,
  opener,
  onRetry,
  onClose,
}: OpenWindowProps) {
  // Else it is a card at the bottom.
  const isWide = useMedia('(min-width: 900px)')
  const frame = useRef<HTMLElement>(null)
  const takeFocus = useCallback(
    (element: HTMLElement | null) => {
      frame.current = element
      // Whoever has gone on meanwhile is not called back.
      if (document.activeElement === opener || document.activeElement === document.body)
        element?.focus({ preventScroll: true })
    },
    [opener],
  )
  useEffect(
    () => () => {
      // Whatever closes the window may take the focus along.
      if (document.activeElement !== document.body) return
      const next = opener instanceof HTMLElement && opener.isConnected ? opener : map.getCanvas()
      next.focus({ preventScroll: true })
    },
    [map, opener],
  )
  const retry = () => {
    // The button just pressed is about to go, and would take the focus with it.
    frame.current?.focus({ preventScroll: true })
    onRetry()
  }
  const content = profile ? (
    <MapInfoWindow ref={takeFocus} className={styles.window} profile={profile} onClose={onClose} />
  ) : (
    <InfoFrame ref={takeFocus} className={styles.window} name={name} onClose={onClose}>
      <output className={styles.waiting}>
        {isFailed ? (
          <>
            <p className="sm">{name} did not load.</p>
            <Button onClick={retry}>Try again</Button>
          </>
        ) : (
          <p className="sm mut">Loading {name}</p>
        )}
      </output>
    </InfoFrame>
  )
  const card = useCallback(
    (element: HTMLElement | null) => {
      if (element !== null) revealPlace(map, element, position)
    },
    [map, position],
  )
  // Keyed, so that it is measured anew when the content comes, which may be taller than what stood for it.
  if (!isWide) {
    return (
      <div key={profile?.id} ref={card} className={styles.card}>
        {content}
      </div>
    )
  }
  return (
    <PlacedLayer map={map} isOverlay>
      {(placer) => (
        <AtPosition key={profile?.id} map={map} placer={placer} position={position}>
          {content}
        </AtPosition>
      )}
    </PlacedLayer>
  )
}

interface AtPositionProps {
  map: GlMap
  placer: Placer
  position: Position
  children: ReactNode
}

function AtPosition({ map, placer, position, children }: AtPositionProps) {
  const place = usePlace(placer, position)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      const leave = place(element)
      if (element !== null) revealWindow(map, element)
      return leave
    },
    [map, place],
  )
  return (
    <div ref={ref} className={styles.float}>
      {children}
    </div>
  )
}
