import { regionOf } from '@app/contract/reference-lists/regions.ts'
import { splitColumns, type ProfileKind } from '../patterns/profile-kind.ts'

/** The columns of `profile` and of the extension table that fields are stored in, and `is_active`. The region follows from the state. */
export function columnsOf(kind: ProfileKind, fields: Readonly<Record<string, unknown>>) {
  const { common, own } = splitColumns(kind, fields)
  if ('state' in fields)
    common.region = typeof fields.state === 'string' ? (regionOf(fields.state) ?? null) : null
  if ('isActive' in fields) common.is_active = fields.isActive
  return { profile: common, own }
}
