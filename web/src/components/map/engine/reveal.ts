import type { Map as GlMap } from 'maplibre-gl'
import type { Position } from '../map-profile.ts'

const margin = 12
const roomForMarker = 28

/** Moves the map so far that all of a window is on it. */
export function revealWindow(map: GlMap, element: HTMLElement) {
  const frame = map.getContainer().getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const x = Math.min(0, box.left - frame.left - margin) + Math.max(0, box.right - frame.right + margin)
  const y = Math.min(0, box.top - frame.top - margin)
  if (x !== 0 || y !== 0) map.panBy([x, y])
}

/** Moves the map so far that a card at its foot does not hide the place that it is about. */
export function revealPlace(map: GlMap, card: HTMLElement, position: Position) {
  const top = card.getBoundingClientRect().top - map.getContainer().getBoundingClientRect().top
  const hidden = map.project(position).y - (top - roomForMarker)
  if (hidden > 0) map.panBy([0, hidden])
}
