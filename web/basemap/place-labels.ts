import type { Place } from '@app/catalogue/gazetteer/places.ts'
import type { Label } from './basemap-format.ts'
import { rounded } from './regions.ts'

/** The zooms at which places are added, and how many people one must have, unless nothing else is named around it. */
const levels: readonly [zoom: number, people: number][] = [
  [1.5, 4_000_000],
  [3, 1_500_000],
  [4, 500_000],
  [5, 150_000],
  [6, 50_000],
  [7, 20_000],
  [8, 8_000],
  [9, 2_000],
  [9.5, 0],
]
/** Quarters of towns come last. */
const sectionZoom = 10.5

/** In pixels: a letter of a name, and the space that a name keeps around itself. */
const letterWidth = 6.5
const keptClear = { x: 36, y: 26 }
const cellSize = 160
/** An area without a name is blank from this radius on. At most a cell. */
const blankRadius = 150

type LabeledPlace = Pick<Place, 'name' | 'lat' | 'lng' | 'population' | 'isSection'>

/**
 * From which zoom on each place is named: on every zoom the most populous ones of a neighborhood, with room between them,
 * and in thinly settled areas whatever there is. Places that never find room come with the last zoom. Expects the most
 * populous first.
 */
export function zoomsOf<P extends LabeledPlace>(places: readonly P[]): Map<P, number> {
  const zooms = new Map<P, number>()
  for (const [zoom, people] of levels) {
    const board = labelBoard(zoom)
    for (const place of zooms.keys()) board.put(place)
    for (const place of places) {
      if (zooms.has(place) || place.isSection) continue
      if (board.hasRoom(place) && (place.population >= people || board.isBlankAround(place))) {
        board.put(place)
        zooms.set(place, zoom)
      }
    }
  }
  for (const place of places) if (!zooms.has(place)) zooms.set(place, sectionZoom)
  return zooms
}

/** The names put on the map at one zoom. */
function labelBoard(zoom: number) {
  const cells = new Map<string, { x: number; y: number; halfWidth: number }[]>()
  const boxOf = ({ lng, lat, name }: LabeledPlace) => ({
    ...pixelOf(lng, lat, zoom),
    halfWidth: (name.length * letterWidth) / 2,
  })
  const cellOf = (x: number, y: number) => `${Math.floor(x / cellSize)} ${Math.floor(y / cellSize)}`
  const around = ({ x, y }: { x: number; y: number }) =>
    [-1, 0, 1].flatMap((column) =>
      [-1, 0, 1].flatMap((row) => cells.get(cellOf(x + column * cellSize, y + row * cellSize)) ?? []),
    )
  return {
    put(place: LabeledPlace) {
      const box = boxOf(place)
      const cell = cells.get(cellOf(box.x, box.y))
      if (cell) cell.push(box)
      else cells.set(cellOf(box.x, box.y), [box])
    },
    hasRoom(place: LabeledPlace) {
      const { x, y, halfWidth } = boxOf(place)
      return around({ x, y }).every(
        (other) =>
          Math.abs(other.y - y) > keptClear.y ||
          Math.abs(other.x - x) > halfWidth + other.halfWidth + keptClear.x,
      )
    },
    isBlankAround(place: LabeledPlace) {
      const { x, y } = boxOf(place)
      return around({ x, y }).every((other) => Math.hypot(other.x - x, other.y - y) > blankRadius)
    },
  }
}

function pixelOf(lng: number, lat: number, zoom: number) {
  const world = 512 * 2 ** zoom
  const sine = Math.sin((lat * Math.PI) / 180)
  return {
    x: (lng / 360 + 0.5) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  }
}

export const placeLabel = ({ name, lng, lat }: LabeledPlace, zoom: number): Label => [
  name,
  rounded(lng),
  rounded(lat),
  zoom,
]
