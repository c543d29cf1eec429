import type { Position } from '../map-profile.ts'

export interface Pixel {
  x: number
  y: number
}

const radians = Math.PI / 180

/** The map's projection: pixels of a world that is 512 px wide at zoom 0. */
export function mercator(zoom: number) {
  const width = 512 * 2 ** zoom
  return {
    toPixel: ({ lat, lng }: Position): Pixel => ({
      x: (lng / 360 + 0.5) * width,
      y: (0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2)) / (2 * Math.PI)) * width,
    }),
    toPosition: ({ x, y }: Pixel): Position => ({
      lng: (x / width - 0.5) * 360,
      lat: (2 * Math.atan(Math.exp((0.5 - y / width) * 2 * Math.PI)) - Math.PI / 2) / radians,
    }),
  }
}
