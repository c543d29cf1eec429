import * as z from 'zod'
import { Flag, Id, line, Many, Nothing, One, Page } from '../envelope.ts'
import { importedKinds, type ProfileKindName } from '../owners.ts'
import { route, type Rung } from '../route.ts'
import { decisions, outcomeKinds } from '../rules/import-words.ts'
import { Import, ImportChoices, ImportRow } from './import-schema.ts'

export const RowQuery = Page.extend({
  outcome: z.enum(outcomeKinds).optional(),
  /** Only rows with, or only rows without a decision. */
  isDecided: Flag.optional(),
  /** Only rows of venues outside, or only those inside of the destination's area. */
  isOutside: Flag.optional(),
  /** Words of the name, the address or the town. */
  search: line(100).optional(),
})

export const Decisions = z
  .strictObject({
    /** Numbers of rows. `all`: every doubtful row without a decision or, to take decisions back, every row with one. */
    rows: z.union([z.array(z.int().min(1)).min(1).max(1000), z.literal('all')]),
    /** Null takes the decision back. */
    decision: z.enum(decisions).nullable(),
    /** Which facility `same` means, for a row that resembles several. The first one if omitted. */
    facilityId: Id.optional(),
  })
  .refine(
    ({ rows, decision, facilityId }) =>
      facilityId === undefined || (decision === 'same' && rows.length === 1),
    {
      message: 'requires the decision same for a single row',
      path: ['facilityId'],
    },
  )

export const Start = z.strictObject({
  /** Leaves out refused rows. */
  skipBroken: z.boolean().default(false),
  /** Approves new facilities right away. Only for administrators. */
  approve: z.boolean().default(false),
  /** Imports a file that was imported before. */
  again: z.boolean().default(false),
})

interface ImportPlace<P extends string> {
  /** The kind of profile whose managers import. Null for administrators. */
  owner: ProfileKindName | null
  path: P
  allow: Rung
}

/**
 * Imports of facilities, or for administrators of any kind, from files. Replies with status 202 come before the work is done: poll `read` while the state is Reading,
 * Importing or Undoing. Doubtful rows without a decision are left out.
 */
export const imports = <const P extends string>({ owner, path, allow }: ImportPlace<P>) => {
  const one = `${path}/{importId}` as const
  const place = { owner, allow }
  const reply = One(Import)
  return {
    upload: route({
      ...place,
      method: 'POST',
      path,
      status: 201,
      /** A destination imports facilities only. */
      query: z.object({ name: line(255), kind: z.enum(importedKinds).default('facility') }),
      body: 'file',
      reply,
      summary:
        'Upload a CSV or GeoJSON file, by default of facilities, which is read and compared without changing anything',
    }),
    list: route({ ...place, method: 'GET', path, query: Page, reply: Many(Import), summary: 'Newest first' }),
    read: route({ ...place, method: 'GET', path: one, reply }),
    check: route({
      ...place,
      method: 'PUT',
      path: `${one}/choices`,
      status: 202,
      data: ImportChoices,
      reply,
      summary: 'Choose what the columns are for, and compare the file again',
    }),
    rows: route({
      ...place,
      method: 'GET',
      path: `${one}/rows`,
      query: RowQuery,
      reply: Many(ImportRow),
      summary: 'The rows of the file with their outcomes, in the order of the file',
    }),
    decide: route({
      ...place,
      method: 'PUT',
      path: `${one}/decisions`,
      data: Decisions,
      reply,
      summary: 'Decide whether rows are known facilities, new ones, or left out',
    }),
    start: route({
      ...place,
      method: 'POST',
      path: `${one}/starts`,
      status: 202,
      fields: { approve: 'admin' },
      data: Start,
      reply,
      summary: 'Import the file',
    }),
    undo: route({
      ...place,
      method: 'POST',
      path: `${one}/undos`,
      status: 202,
      data: z.strictObject({ force: z.boolean().default(false) }),
      reply,
      summary:
        'Remove the new facilities and restore the changed ones; with force, also those that people use',
    }),
    remove: route({
      ...place,
      method: 'DELETE',
      path: one,
      reply: Nothing,
      summary: 'Delete a file that was not imported',
    }),
  }
}
