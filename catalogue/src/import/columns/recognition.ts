import type { Field } from '@app/contract/imports/import-fields.ts'
import type { ImportKind, MeantColumn } from '../import-kind.ts'
import type { Constants } from './column-map.ts'
import type { KnownSource } from './known-source.ts'

export interface Recognition {
  kind: ImportKind
  source: KnownSource
  /** The columns of each field, in order of precedence. */
  columns: ReadonlyMap<Field, readonly string[]>
  /** Columns mapped to the address by the user, whose values are joined. */
  addressParts: readonly string[]
  /** Columns that count spaces, or say whether there is an amenity or a sport. */
  meant: readonly MeantColumn[]
  constants: Constants
  ignored: readonly string[]
  /** Columns that nothing is known about. */
  unknown: readonly string[]
}
