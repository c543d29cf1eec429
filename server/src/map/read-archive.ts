import { buffer } from 'node:stream/consumers'
import { Compression, PMTiles, TileType, type Header, type Source } from 'pmtiles'
import * as z from 'zod'
import type { TileArchive } from './tile-archive.ts'

export interface ArchiveFacts {
  /** West, south, east, north. */
  bounds: [number, number, number, number]
  minZoom: number
  maxZoom: number
  /** HTML with links. */
  attribution: string
}

/** The archive can't be drawn. The message completes `MAP_TILES: …`. */
export class UnusableArchive extends Error {}

const Metadata = z.object({
  version: z.string().optional(),
  attribution: z.string().catch(''),
  vector_layers: z.array(z.object({ id: z.string() })).default([]),
})

/** Layers of the Protomaps schema without which there is no street map. */
const neededLayers = ['earth', 'water', 'roads', 'places']
/** The first version of the schema that the styles of `@protomaps/basemaps` 5 fit. */
const firstVersion = 4

/** Checks that an archive is a street map in the Protomaps schema. */
export async function readArchive(archive: TileArchive): Promise<ArchiveFacts> {
  const reader = new PMTiles(sourceOf(archive))
  const header = await reader.getHeader().catch((error: unknown) => {
    // What a file that is something else runs into.
    if (
      error instanceof RangeError ||
      (error instanceof Error && /magic number|spec version/.test(error.message))
    )
      throw new UnusableArchive('is not a PMTiles archive of version 3')
    throw error
  })
  checkHeader(header)
  const { success, data: metadata } = Metadata.safeParse(await reader.getMetadata())
  if (!success) throw new UnusableArchive('has unreadable metadata')
  const layers = new Set(metadata.vector_layers.map(({ id }) => id))
  const missing = neededLayers.filter((name) => !layers.has(name))
  if (missing.length > 0)
    throw new UnusableArchive(`is not in the Protomaps schema: it has no layer ${missing.join(', ')}`)
  if (metadata.version !== undefined && Number.parseInt(metadata.version, 10) < firstVersion)
    throw new UnusableArchive(`has version ${metadata.version} of the Protomaps schema, which is too old`)
  const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = header
  return { bounds: [minLon, minLat, maxLon, maxLat], minZoom, maxZoom, attribution: metadata.attribution }
}

const browserCompressions = [Compression.None, Compression.Gzip]

function checkHeader({ specVersion, tileType, tileCompression, internalCompression }: Header) {
  if (specVersion !== 3) throw new UnusableArchive('is not a PMTiles archive of version 3')
  if (tileType !== TileType.Mvt) throw new UnusableArchive('has no vector tiles')
  for (const compression of [tileCompression, internalCompression])
    if (!browserCompressions.includes(compression))
      throw new UnusableArchive('is compressed with something else than gzip, which browsers can’t read')
}

const sourceOf = (archive: TileArchive): Source => ({
  getKey: () => 'the archive',
  async getBytes(offset, length, signal) {
    const range = `bytes=${offset}-${offset + length - 1}`
    const { status, body } = await archive.read({ method: 'GET', range }, signal)
    if (status === 416) throw new UnusableArchive('is too short')
    if (status !== 206 || body === undefined) {
      body?.destroy()
      throw new UnusableArchive('is on a server without range requests')
    }
    const { buffer: bytes, byteOffset, byteLength } = await buffer(body)
    return { data: new Uint8Array(bytes, byteOffset, byteLength).slice().buffer }
  },
})
