import type { Map as GlMap } from 'maplibre-gl'
import type { Position } from '../map-profile.ts'

type PlacedElement = HTMLElement | SVGElement

export interface Placer {
  /** Sets the element that contains all placed elements. */
  attach(layer: HTMLElement | null): (() => void) | undefined
  /** Keeps an element of the layer at a position on the map until the returned function is called. */
  put(element: PlacedElement, position: Position): () => void
}

/** Keeps HTML in place on a moving map. While the map is dragged without zooming, only the layer moves. */
export function createPlacer(map: GlMap): Placer {
  const placed = new Map<PlacedElement, Position>()
  let layer: HTMLElement | undefined
  const anchor = map.getCenter()
  /** The anchor when the elements were laid out, and how far the layer has moved since. */
  let laidOut = { x: 0, y: 0, zoom: NaN }
  let moved = { x: 0, y: 0 }

  const place = (element: PlacedElement, position: Position) => {
    const { x, y } = map.project(position)
    element.style.translate = `${rounded(x - moved.x)}px ${rounded(y - moved.y)}px`
  }
  const layOut = () => {
    laidOut = { ...map.project(anchor), zoom: map.getZoom() }
    moveLayer(0, 0)
    for (const [element, position] of placed) place(element, position)
  }
  const moveLayer = (x: number, y: number) => {
    moved = { x, y }
    if (layer) layer.style.translate = `${x}px ${y}px`
  }
  const follow = () => {
    if (map.getZoom() !== laidOut.zoom) return layOut()
    const { x, y } = map.project(anchor)
    moveLayer(x - laidOut.x, y - laidOut.y)
  }
  return {
    attach(element) {
      if (element === null) return undefined
      layer = element
      layOut()
      const subscriptions = [map.on('move', follow), map.on('resize', layOut)]
      return () => {
        layer = undefined
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
    put(element, position) {
      placed.set(element, position)
      place(element, position)
      return () => placed.delete(element)
    },
  }
}

/** Rounded to a quarter of a pixel, which is precise enough and keeps the style short. */
const rounded = (pixels: number) => Math.round(pixels * 4) / 4
