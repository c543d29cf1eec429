import { milesBetween, milesPerDegree, type Position } from '@app/contract/rules/globe.ts'

export interface PointGrid<T extends Position> {
  add(item: T): void
  /** Items within `miles` of a point with their distances, in no particular order. */
  near(point: Position, miles: number): { item: T; miles: number }[]
}

/** A spatial index: buckets points into cells of `cellDegrees`, so that searches check only nearby cells. */
export function createPointGrid<T extends Position>(
  cellDegrees: number,
  items: Iterable<T> = [],
): PointGrid<T> {
  const cells = new Map<number, T[]>()
  const rowOf = (lat: number) => Math.floor(lat / cellDegrees)
  const columnOf = (lng: number) => Math.floor(lng / cellDegrees)
  const keyOf = (row: number, column: number) => row * 1e6 + column
  const add = (item: T) => {
    const key = keyOf(rowOf(item.lat), columnOf(item.lng))
    const cell = cells.get(key)
    if (cell) cell.push(item)
    else cells.set(key, [item])
  }
  const near = (point: Position, miles: number) => {
    const latSpan = miles / milesPerDegree
    const lngSpan = latSpan / Math.max(0.05, Math.cos(((Math.abs(point.lat) + latSpan) * Math.PI) / 180))
    const found: { item: T; miles: number }[] = []
    for (let row = rowOf(point.lat - latSpan); row <= rowOf(point.lat + latSpan); row++)
      for (let column = columnOf(point.lng - lngSpan); column <= columnOf(point.lng + lngSpan); column++)
        for (const item of cells.get(keyOf(row, column)) ?? []) {
          // Distances cost more than comparing with the rectangle around the circle.
          if (Math.abs(item.lat - point.lat) > latSpan || Math.abs(item.lng - point.lng) > lngSpan) continue
          const distance = milesBetween(point, item)
          if (distance <= miles) found.push({ item, miles: distance })
        }
    return found
  }
  for (const item of items) add(item)
  return { add, near }
}
