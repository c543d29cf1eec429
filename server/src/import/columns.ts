import { regionOf } from '@app/contract/reference-lists/regions.ts'
import { splitColumns } from '../patterns/profile-kind.ts'
import { facilityKind } from '../services/facility-mgmt/index.ts'

/** The columns of `profile` and `facility` that fields of a facility are stored in, and `is_active`. The region follows from the state. */
export function facilityColumns(fields: Readonly<Record<string, unknown>>) {
  const { common, own } = splitColumns(facilityKind, fields)
  if ('state' in fields)
    common.region = typeof fields.state === 'string' ? (regionOf(fields.state) ?? null) : null
  if ('isActive' in fields) common.is_active = fields.isActive
  return { profile: common, facility: own }
}
