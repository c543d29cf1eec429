import type { Api } from '@app/contract/api.ts'
import { importedKinds, type ImportedKindName } from '@app/contract/owners.ts'

export type ImportCalls = Api['import-mgmt']['imports']
export type DestinationImportCalls = Api['destination-mgmt']['destinations']['imports']
export type Import = Awaited<ReturnType<ImportCalls['read']>>['data']
export type ImportColumn = Import['columns'][number]
export type ImportRow = Awaited<ReturnType<ImportCalls['rows']>>['data'][number]
export type Resemblance = ImportRow['resembles'][number]
export type VenueFacts = Resemblance['facts']

/** Where venues are imported: by administrators into the whole catalogue, or by its managers for a destination. */
export interface ImportPlace {
  /** In cache keys: `admin`, or the id of the destination. */
  id: string
  /** The address of the list. An import's page is below it. */
  path: string
  /** Only administrators approve new venues. */
  canApprove: boolean
  /** The kinds whose files are imported here. */
  kinds: readonly ImportedKindName[]
  calls(api: Api): ImportCalls
}

export const adminPlace: ImportPlace = {
  id: 'admin',
  path: '/admin/imports',
  canApprove: true,
  kinds: importedKinds,
  calls: (api) => api['import-mgmt'].imports,
}

/** The calls of a destination, with its id filled in. */
export const callsWithin = (calls: DestinationImportCalls, ownerId: string): ImportCalls => ({
  upload: (input, options) => calls.upload({ ...input, ownerId }, options),
  list: (input, options) => calls.list({ ...input, ownerId }, options),
  read: (input, options) => calls.read({ ...input, ownerId }, options),
  check: (input, options) => calls.check({ ...input, ownerId }, options),
  rows: (input, options) => calls.rows({ ...input, ownerId }, options),
  decide: (input, options) => calls.decide({ ...input, ownerId }, options),
  start: (input, options) => calls.start({ ...input, ownerId }, options),
  undo: (input, options) => calls.undo({ ...input, ownerId }, options),
  remove: (input, options) => calls.remove({ ...input, ownerId }, options),
})
