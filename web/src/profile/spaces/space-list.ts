import type { Api } from '@app/contract/api.ts'

/** A list of spaces: those that a profile has, or those that it needs. */
export interface SpaceList {
  calls(
    api: Api,
  ): Pick<
    Api['facility-mgmt']['facilities']['spaceTypes'],
    'list' | 'get' | 'create' | 'update' | 'remove' | 'export'
  >
  /** Names its unsaved changes. */
  name: string
  /** The part of the page that a change affects. */
  part: string
  empty: string
}
