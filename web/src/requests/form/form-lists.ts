import type { SpaceType } from '@app/contract/reference-lists/space-types.ts'
import type { AskedList } from '@app/contract/rules/asked-field.ts'
import type { Option } from '../request-draft.ts'

/** The choices of the form, which are too large for its code. Those that are texts are their own labels. */
export interface FormLists extends Readonly<Record<AskedList, readonly (string | Option)[]>> {
  spaceTypes: readonly Pick<SpaceType, 'name' | 'locations' | 'surfaces'>[]
}
