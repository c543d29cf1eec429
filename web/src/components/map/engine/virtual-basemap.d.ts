declare module 'virtual:basemap' {
  import type { BasemapRegion } from '../../../../basemap/basemap-format.ts'

  export const overviewUrl: string
  export const regions: BasemapRegion[]
}
