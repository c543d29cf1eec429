import type { Plugin } from 'vite'
import { hashedFiles } from '../hashed-files.ts'
import type { BasemapRegion } from './basemap-format.ts'
import { buildBasemap } from './build-basemap.ts'

/** The basemap, made from the packages of geography: a file for every view, and one for the near views of each region. */
export const basemap = (): Plugin =>
  hashedFiles({
    name: 'basemap',
    extension: 'json',
    contentType: 'application/json',
    moduleId: 'virtual:basemap',
    make(add) {
      const { overview, regions } = buildBasemap()
      const overviewUrl = add('overview', JSON.stringify(overview))
      const addresses = regions.map(({ code, box, detail }): BasemapRegion => ({
        code,
        url: add(code, JSON.stringify(detail)),
        box,
      }))
      return `export const overviewUrl = ${JSON.stringify(overviewUrl)}
export const regions = ${JSON.stringify(addresses, shortNumbers)}
`
    },
  })

const shortNumbers = (_: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value
