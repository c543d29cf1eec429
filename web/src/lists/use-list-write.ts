import { calls } from '../platform/calls/calls.ts'
import { useChanges } from '../platform/calls/use-changes.ts'
import { listsKey } from './list-calls.ts'

// Apart from the reads, because home loads those at once.

export const useListWrite = () =>
  useChanges((api) => api['user-mgmt'].lists, [{ key: listsKey }, calls['user-mgmt'].lists])
