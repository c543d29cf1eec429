import type { Drive } from '@app/contract/places/drive-schema.ts'
import type { FindDrives } from '../patterns/drive-distances.ts'
import { expiringCache } from '../platform/expiring-cache.ts'
import { openProvider, type ProviderParts } from '../platform/outgoing/open-provider.ts'
import { osrmPoint, osrmTableUrl, readOsrmTable } from './osrm-table.ts'

/** Where drive distances come from. */
export interface DrivesSettings {
  /** The base URL of a server of the OSRM HTTP API. */
  url: string
}

interface DrivesParts extends ProviderParts {
  /** Pairs of positions that are remembered. */
  maxPairs?: number
}

// About 10 MB.
const mostPairs = 50_000
const lifetimeMs = 24 * 3_600_000
/** The status for positions that no road is near. Anybody can ask for those, so they aren't a failure of the provider. */
const noRoad = 400

/** Finds drives with a provider over HTTP. If it fails, none is known. */
export function openDrives(
  { url }: DrivesSettings,
  { maxPairs = mostPairs, ...parts }: DrivesParts,
): FindDrives {
  const ask = openProvider({ name: 'drive distances', emptyStatus: noRoad }, parts)
  const cache = expiringCache<Drive | null>(maxPairs, lifetimeMs)
  return async (from, to) => {
    const start = osrmPoint(from)
    const points = to.map(osrmPoint)
    const drives = new Map(points.map((point) => [point, cache.get(`${start};${point}`)]))
    const missing = [...drives].flatMap(([point, drive]) => (drive === undefined ? point : []))
    if (missing.length > 0) {
      const found = await ask(osrmTableUrl(url, start, missing), (reply) =>
        reply === undefined ? null : readOsrmTable(reply, missing.length),
      )
      // All or none: a list shouldn't mix drives with straight distances because the provider failed.
      if (found === null) return to.map(() => null)
      for (const [index, point] of missing.entries()) {
        const drive = found[index] ?? null
        drives.set(point, drive)
        cache.set(`${start};${point}`, drive)
      }
    }
    return points.map((point) => drives.get(point) ?? null)
  }
}
