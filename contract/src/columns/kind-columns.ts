import { eventColumns } from '../events/event-columns.ts'
import type { ProfileKindName } from '../owners.ts'
import type { Column } from './column.ts'
import { importColumns } from './import-columns.ts'

/** The columns of all kinds. A missing kind is a compile error. */
export const kindColumns = { ...importColumns, event: eventColumns } satisfies Record<
  ProfileKindName,
  readonly Column[]
>
