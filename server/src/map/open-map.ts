import type { MapSettings } from '@app/contract/page-surroundings.ts'
import { ConfigurationError, type Configuration } from '../platform/configuration.ts'
import { localArchive } from './local-archive.ts'
import { readStyle, UnusableStyle } from './map-style.ts'
import { readArchive, UnusableArchive } from './read-archive.ts'
import { remoteArchive, TilesUnavailable } from './remote-archive.ts'
import { archivePath } from './serve-archive.ts'
import type { TileArchive } from './tile-archive.ts'

interface Log {
  warn(facts: object, text: string): void
}

/** The map as configured. */
export interface MapSource {
  settings: MapSettings
  /** Served to browsers. */
  archive?: TileArchive
  /** The origins that the pages may load map data from, besides their own. */
  origins: readonly string[]
}

export const builtInMap: MapSource = { settings: { tiles: null, styleUrl: null }, origins: [] }

/**
 * Checks the configured map, so that mistakes are errors at the start. If another server is down, the product starts all the
 * same, with the built-in map.
 */
export async function openMap({ tiles, styleUrl }: Configuration['map'], log: Log): Promise<MapSource> {
  if (tiles !== undefined) return openTiles(tiles, log)
  if (styleUrl !== undefined) return openStyle(styleUrl, log)
  return builtInMap
}

async function openTiles({ path, url }: NonNullable<Configuration['map']['tiles']>, log: Log) {
  const archive = url === undefined ? localArchive(path) : remoteArchive(url)
  try {
    const facts = await readArchive(archive)
    return { settings: { tiles: { url: archivePath, ...facts }, styleUrl: null }, archive, origins: [] }
  } catch (error) {
    if (error instanceof TilesUnavailable && isTemporary(error)) {
      log.warn({ reason: error.reason }, 'MAP_TILES is unavailable, so maps are the built-in ones')
      return builtInMap
    }
    throw new ConfigurationError(`MAP_TILES: the archive ${problemOf(error)}`)
  }
}

const isTemporary = ({ upstream, reason }: TilesUnavailable) =>
  upstream === undefined ? reason.includes('in time') : upstream >= 500 || upstream === 429

function problemOf(error: unknown): string {
  if (error instanceof UnusableArchive) return error.message
  if (error instanceof TilesUnavailable) return `can't be loaded: ${error.reason}`
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  if (code === 'ENOENT') return 'does not exist'
  if (code === 'EISDIR') return 'is a folder'
  return `can't be read${code === undefined ? '' : ` (${code})`}`
}

async function openStyle(styleUrl: string, log: Log): Promise<MapSource> {
  try {
    return { settings: { tiles: null, styleUrl }, origins: await readStyle(styleUrl) }
  } catch (error) {
    if (!(error instanceof UnusableStyle)) throw error
    if (!error.isTemporary) throw new ConfigurationError(`MAP_STYLE_URL: ${error.message}`)
    log.warn({ reason: error.message }, 'MAP_STYLE_URL is unavailable, so maps are the built-in ones')
    return builtInMap
  }
}
