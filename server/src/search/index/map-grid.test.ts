import { expect, test } from 'vitest'
import { mercatorY, windowOf, wrapLongitude } from './geo.ts'
import { cellAt, gridOf } from './map-grid.ts'
import { createRandom } from './testing/random.ts'

test('positions share a cell of any window only if they share a cell of the world grid', () => {
  const random = createRandom(12)
  for (let i = 0; i < 200; i++) {
    const west = random.next() * 360 - 180
    const width = random.next() * 60
    const south = random.next() * 140 - 80
    const north = Math.min(85, south + random.next() * 40)
    const grid = gridOf(windowOf({ west, east: west + width, south, north }), random.below(12))
    const cellOf = new Map<string, number>()
    for (let n = 0; n < 300; n++) {
      const lng = wrapLongitude(west + random.pick([0, 1, random.next()]) * width)
      const mapY = mercatorY(south + random.pick([0, 1, random.next()]) * (north - south))
      const place = `${Math.floor(((lng + 180) / 360) * grid.cells)} ${Math.floor(mapY * grid.cells)}`
      const cell = cellAt(grid, lng, mapY)
      expect(cellOf.get(place) ?? cell).toBe(cell)
      cellOf.set(place, cell)
    }
    expect(new Set(cellOf.values()).size).toBe(cellOf.size)
    expect(Math.max(...cellOf.values())).toBeLessThan(grid.columns * grid.lines)
  }
})
