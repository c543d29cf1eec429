import type { Drive, Position } from '@app/contract/places/drive-schema.ts'
import * as z from 'zod'

/** Longitude first. Five decimals are about a meter. */
export const osrmPoint = ({ lat, lng }: Position) => `${lng.toFixed(5)},${lat.toFixed(5)}`

/** The address of the drives from a point to others, at a server of the OSRM HTTP API. */
export function osrmTableUrl(server: string, from: string, to: readonly string[]): URL {
  const url = new URL(server)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/table/v1/driving/${[from, ...to].join(';')}`
  // Keeps what the operator configured, such as a key. Commas of search parameters would be escaped.
  url.search = [url.search.slice(1), 'sources=0&annotations=duration,distance'].filter(Boolean).join('&')
  return url
}

/** Longer than any drive. */
const maxMeters = 40_000_000
const maxSeconds = 10_000_000

/** A row for the one source. The first column is the source itself; null means that no road leads there. */
const rowOf = (columns: number, most: number) =>
  z.tuple([z.array(z.number().min(0).max(most).nullable()).length(columns)])

/** Reads the drives to that many points. Throws for a reply that isn't such a table. */
export function readOsrmTable(reply: unknown, points: number): (Drive | null)[] {
  const table = z.object({
    code: z.literal('Ok'),
    distances: rowOf(points + 1, maxMeters),
    durations: rowOf(points + 1, maxSeconds),
  })
  const {
    distances: [meters],
    durations: [seconds],
  } = table.parse(reply)
  return meters.slice(1).map((distance, index) => driveOf(distance, seconds[index + 1] ?? null))
}

const metersPerMile = 1609.344

const driveOf = (meters: number | null, seconds: number | null): Drive | null =>
  meters === null || seconds === null
    ? null
    : {
        miles: Math.round((meters / metersPerMile) * 10) / 10,
        minutes: Math.max(1, Math.round(seconds / 60)),
      }
