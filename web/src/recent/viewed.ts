import { readDevice } from '../page/device-storage.ts'
import { isId } from '../kind/profile-ids.ts'
import { recentKey } from './recent.ts'

export interface Viewed {
  kind: string
  id: string
}

/** The profiles that this device viewed, last first. Leaves out text that this code didn't write. */
export const readRecent = (): Viewed[] =>
  (readDevice(recentKey) ?? '')
    .split(',')
    .map((text) => text.split(':'))
    .flatMap(([kind, id]) => (kind && id && isId(id) ? [{ kind, id }] : []))
