import type { Drive } from '@app/contract/places/drive-schema.ts'
import { useRouteLoaderData } from 'react-router'
import { useApi } from '../../api/use-api.ts'
import { miles } from '../../components/format.ts'
import type { Settings } from '../../page/surroundings.ts'
import type { NearbyRow, Place } from './load-nearby.ts'
import { keepShown } from '../../platform/calls/use-observed.ts'

export interface DrivenRow extends NearbyRow {
  /** Absent if it isn't known. */
  drive?: Drive
}

type Drives = Readonly<Record<string, Drive>>

/** Rows with their drives, the shortest first, as soon as they are known. As given if the server knows no drives. */
export function useDrives({ id, lat, lng }: Place, rows: readonly NearbyRow[]): readonly DrivenRow[] {
  const hasDrives = useRouteLoaderData<Settings>('root')?.hasDrives === true
  const { data: drives } = useApi<Drives>(
    ['drives', id, lat, lng, ...rows.map((row) => row.id)],
    async (api, signal) => {
      if (lat === null || lng === null) return {}
      const to = rows.map((row) => ({ lat: row.lat, lng: row.lng }))
      const reply = await api['place-mgmt'].places.drives({ data: { from: { lat, lng }, to } }, { signal })
      return Object.fromEntries(
        rows.flatMap((row, index) => {
          const drive = reply.data[index]
          return drive ? [[row.id, drive]] : []
        }),
      )
    },
    {
      enabled: hasDrives && rows.length > 0,
      staleTime: Infinity,
      // Other rows of a longer list keep their drives meanwhile.
      placeholderData: keepShown,
    },
  )
  if (drives === undefined) return rows
  return rows
    .map((row) => ({ ...row, ...(drives[row.id] && { drive: drives[row.id] }) }))
    .toSorted((one, other) => milesOf(one) - milesOf(other) || one.distance - other.distance)
}

/** Rows without a drive come last. */
const milesOf = ({ drive }: DrivenRow) => drive?.miles ?? Number.MAX_VALUE

const hour = 60

/** '2.4 mi drive' and '7 min'. */
export const driveWords = ({ miles: distance, minutes }: Drive) => ({
  distance: `${miles(distance)} drive`,
  time: minutes < hour ? `${minutes} min` : `${Math.floor(minutes / hour)} hr ${minutes % hour} min`,
})
