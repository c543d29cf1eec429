import type { Map as GlMap } from 'maplibre-gl'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../actions/button.tsx'
import { useMedia } from '../../use-media.ts'
import { InfoFrame, MapInfoWindow, type RenderAction } from '../map-info-window.tsx'
import type { MapProfile, Position } from '../map-profile.ts'
import styles from '../map-info-window.module.css'
import { PlacedLayer, usePlace } from './placed.tsx'
import type { Placer } from './placer.ts'
import { keepFocus } from './use-map.ts'

interface OpenWindowProps {
  map: GlMap
  position: Position
  name: string
  profile: MapProfile | undefined
  isFailed?: boolean
  opener: Element | null
  renderAction: RenderAction | undefined
  onRetry: () => void
  onClose: () => void
}

/** The info window of the open place: at its marker, or as a card at the bottom of small screens. */
export function OpenWindow(props: OpenWindowProps) {
  const { map, position, name, profile, isFailed, opener, renderAction, onRetry, onClose } = props
  const isWide = useMedia('(min-width: 900px)')
  const frame = useRef<HTMLElement>(null)
  const takeFocus = useCallback(
    (element: HTMLElement | null) => {
      frame.current = element
      // Doesn't take the focus if the person has moved on.
      if (document.activeElement === opener || document.activeElement === document.body)
        element?.focus({ preventScroll: true })
    },
    [opener],
  )
  useEffect(
    () => () => {
      // Restores the focus if it was in the window.
      if (document.activeElement !== document.body) return
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      else keepFocus(map)
    },
    [map, opener],
  )
  const retry = () => {
    // The focused button disappears.
    frame.current?.focus({ preventScroll: true })
    onRetry()
  }
  const content = profile ? (
    <MapInfoWindow
      ref={takeFocus}
      className={styles.window}
      profile={profile}
      action={renderAction?.(profile)}
      onClose={onClose}
    />
  ) : (
    <InfoFrame ref={takeFocus} className={styles.window} name={name} onClose={onClose}>
      <output className={styles.waiting}>
        {isFailed ? (
          <>
            <p className="sm">{name} didn’t load.</p>
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
  // The keys remount it when the content arrives, to measure its new height.
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

const margin = 12
const roomForMarker = 28

/** Pans the map until the whole window is visible. */
function revealWindow(map: GlMap, element: HTMLElement) {
  const frame = map.getContainer().getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const x = Math.min(0, box.left - frame.left - margin) + Math.max(0, box.right - frame.right + margin)
  const y = Math.min(0, box.top - frame.top - margin)
  if (x !== 0 || y !== 0) map.panBy([x, y])
}

/** Pans the map until a card at its bottom doesn't cover the place. */
function revealPlace(map: GlMap, card: HTMLElement, position: Position) {
  const top = card.getBoundingClientRect().top - map.getContainer().getBoundingClientRect().top
  const hidden = map.project(position).y - (top - roomForMarker)
  if (hidden > 0) map.panBy([0, hidden])
}
