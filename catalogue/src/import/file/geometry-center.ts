type Point = readonly [lng: number, lat: number]
interface WeightedPoint {
  weight: number
  lng: number
  lat: number
}

/**
 * The center of a GeoJSON geometry, or the reason it has none. Areas are weighted by size; holes and altitudes are
 * ignored.
 */
export function geometryCenter(geometry: unknown): { lat: number; lng: number } | string {
  if (!isRecord(geometry)) return 'has no geometry'
  const { type, coordinates, geometries } = geometry
  if (type === 'GeometryCollection' && Array.isArray(geometries)) {
    const first = geometries.map(geometryCenter).find((center) => typeof center !== 'string')
    return first ?? 'has a geometry without coordinates'
  }
  const parts = partsOf(type, coordinates)
  if (parts === undefined) return `has an unknown geometry type ${JSON.stringify(type)}`
  const total = parts.reduce((sum, part) => sum + part.weight, 0)
  if (!(total > 0)) return 'has a geometry without valid coordinates'
  const mean = (axis: 'lat' | 'lng') => parts.reduce((sum, part) => sum + part[axis] * part.weight, 0) / total
  return { lat: mean('lat'), lng: mean('lng') }
}

function partsOf(type: unknown, coordinates: unknown): WeightedPoint[] | undefined {
  switch (type) {
    case 'Point':
      return pointsOf([coordinates]).map(weighPoint)
    case 'MultiPoint':
      return pointsOf(coordinates).map(weighPoint)
    case 'LineString':
      return weighLine(pointsOf(coordinates))
    case 'MultiLineString':
      return listOf(coordinates).flatMap((line) => weighLine(pointsOf(line)))
    case 'Polygon':
      return weighRing(pointsOf(listOf(coordinates)[0]))
    case 'MultiPolygon':
      return listOf(coordinates).flatMap((polygon) => weighRing(pointsOf(listOf(polygon)[0])))
    default:
      return undefined
  }
}

const weighPoint = ([lng, lat]: Point): WeightedPoint => ({ weight: 1, lng, lat })

function weighLine(points: Point[]): WeightedPoint[] {
  const pieces = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return {
      weight: Math.hypot(to[0] - from[0], to[1] - from[1]),
      lng: (from[0] + to[0]) / 2,
      lat: (from[1] + to[1]) / 2,
    }
  })
  return pieces.some((piece) => piece.weight > 0) ? pieces : points.map(weighPoint)
}

/** The shoelace formula relative to the first corner. Absolute coordinates would lose significant digits. */
function weighRing(points: Point[]): WeightedPoint[] {
  const origin = points[0]
  if (origin === undefined) return []
  let [area, lng, lat] = [0, 0, 0]
  for (const [index, to] of points.entries()) {
    const from = points.at(index - 1) ?? origin
    const [ax, ay, bx, by] = [from[0] - origin[0], from[1] - origin[1], to[0] - origin[0], to[1] - origin[1]]
    const cross = ax * by - bx * ay
    area += cross / 2
    lng += ((ax + bx) * cross) / 6
    lat += ((ay + by) * cross) / 6
  }
  // A ring without area is a line drawn back and forth.
  if (Math.abs(area) < 1e-14) return weighLine(points)
  return [{ weight: Math.abs(area), lng: origin[0] + lng / area, lat: origin[1] + lat / area }]
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const pointsOf = (value: unknown): Point[] =>
  listOf(value).flatMap((pair) => {
    const [lng, lat]: unknown[] = listOf(pair)
    return typeof lng === 'number' && typeof lat === 'number' ? [[lng, lat] as const] : []
  })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
