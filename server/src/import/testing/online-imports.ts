import type { Import, ImportRow } from '@app/contract/imports/import-schema.ts'
import type pg from 'pg'
import type { Api } from '../../testing/test-server.ts'

/** The importer as one person uses it: as an administrator, or for a destination. */
export function importerOf(api: Api, destinationId?: string) {
  const place = { ownerId: destinationId ?? '' }
  const calls = destinationId === undefined ? api.imports : api.destinations.imports
  const one = (importId: string) => ({ ...place, importId })
  const admin = api.imports
  const own = api.destinations.imports
  const isAdmin = destinationId === undefined
  const read = async (importId: string): Promise<Import> =>
    (await (isAdmin ? admin.read({ importId }) : own.read(one(importId)))).data
  const settled = async (importId: string): Promise<Import> => {
    for (;;) {
      const found = await read(importId)
      if (!['Reading', 'Importing', 'Undoing'].includes(found.state)) return found
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const upload = async (content: string | Blob, name = 'venues.csv'): Promise<Import> => {
    const file = typeof content === 'string' ? new Blob([content]) : content
    return (await (isAdmin ? admin.upload({ name, file }) : own.upload({ ...place, name, file }))).data
  }
  type Choices = Parameters<typeof admin.check>[0]['data']
  type Start = Parameters<typeof admin.start>[0]['data']
  type Decision = Parameters<typeof admin.decide>[0]['data']
  type Query = Omit<Parameters<typeof admin.rows>[0], 'importId'>
  return {
    calls,
    read,
    settled,
    upload,
    /** Uploads a file and waits until it is compared. */
    dropped: async (content: string | Blob, name?: string) => settled((await upload(content, name)).id),
    check: async (importId: string, data: Choices) => {
      await (isAdmin ? admin.check({ importId, data }) : own.check({ ...one(importId), data }))
      return settled(importId)
    },
    rows: async (importId: string, query: Query = {}): Promise<ImportRow[]> =>
      (
        await (isAdmin
          ? admin.rows({ importId, take: 100, ...query })
          : own.rows({ ...one(importId), take: 100, ...query }))
      ).data,
    decide: async (importId: string, data: Decision) =>
      (await (isAdmin ? admin.decide({ importId, data }) : own.decide({ ...one(importId), data }))).data,
    start: async (importId: string, data: Start = {}) =>
      (await (isAdmin ? admin.start({ importId, data }) : own.start({ ...one(importId), data }))).data,
    /** Imports a file and waits until that is done. */
    imported: async (importId: string, data: Start = {}) => {
      await (isAdmin ? admin.start({ importId, data }) : own.start({ ...one(importId), data }))
      return settled(importId)
    },
    undone: async (importId: string, force = false) => {
      await (isAdmin
        ? admin.undo({ importId, data: { force } })
        : own.undo({ ...one(importId), data: { force } }))
      return settled(importId)
    },
    remove: (importId: string) => (isAdmin ? admin.remove({ importId }) : own.remove(one(importId))),
    list: async () => (await (isAdmin ? admin.list({}) : own.list({ ...place }))).data,
  }
}

/** Every job loads all postal codes, so keep only those of Indiana in the tests. */
export const fewerPlaces = (pool: pg.Pool) =>
  pool.query("delete from gazetteer_postal_code where code !~ '^4[67]'")
