import * as z from 'zod'
import { Id, Instant, line } from '../envelope.ts'
import { importedKinds } from '../owners.ts'
import { allFields, isRepeatable } from './import-fields.ts'
import {
  comparedFacts,
  decisions,
  importRemedies,
  importStates,
  importSteps,
  outcomeKinds,
} from '../rules/import-words.ts'

/**
 * What a column is for: a field; `-` to ignore it; or `amenity:Parking`, `sport:Tennis`, `space:Court` or
 * `space:Tennis Court` for a column that counts spaces or says yes or no.
 */
const ImportTarget = z.union([
  z.enum(allFields),
  z.literal('-'),
  z
    .string()
    .max(120)
    .regex(/^(?:amenity|sport|space):\S/, 'is not a field of these files'),
])

const ImportField = z.enum(allFields)

const ImportColumn = z.object({
  name: z.string(),
  /** Up to three different values. */
  samples: z.array(z.string()),
  /** Null for a column that nothing is known about. */
  target: z.string().nullable(),
  /**
   * `source`: the columns are those of a known source. `name`: by its name. `saved`: from the last import with these columns.
   * `proposal`: a guess to confirm. `you`: chosen.
   */
  recognizedBy: z.enum(['source', 'name', 'saved', 'proposal', 'you']).nullable(),
})

/** A value for all rows that have none of their own. */
const ImportConstant = z.strictObject({ field: ImportField, value: line(300) })

export const ImportChoices = z
  .strictObject({
    /** Columns that are not listed are recognized by their names. */
    columns: z.array(z.strictObject({ name: z.string().min(1).max(1000), target: ImportTarget })).max(1000),
    constants: z.array(ImportConstant).max(allFields.length).default([]),
    /** Skips all columns without a target. */
    ignoreRest: z.boolean().default(false),
  })
  .superRefine(({ columns, constants }, issues) => {
    for (const index of repeated(columns.map(({ name }) => name)))
      issues.addIssue({ code: 'custom', path: ['columns', index, 'name'], message: 'is chosen twice' })
    for (const index of repeated(columns.map(({ target }) => target)))
      if (!isRepeatable(columns[index]?.target ?? ''))
        issues.addIssue({
          code: 'custom',
          path: ['columns', index, 'target'],
          message: 'is chosen for another column already',
        })
    for (const index of repeated(constants.map(({ field }) => field)))
      issues.addIssue({ code: 'custom', path: ['constants', index, 'field'], message: 'is set twice' })
  })

/** The places of values that occurred before. */
const repeated = (values: readonly string[]) =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []))

const Counts = z.object({
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  merged: z.int(),
  doubtful: z.int(),
  skipped: z.int(),
  refused: z.int(),
})

const Named = z.object({ id: Id, name: z.string() })

/** A file of profiles of a kind, from its upload to its import and undo. */
export const Import = z.object({
  id: Id,
  /** What the rows are. */
  kind: z.enum(importedKinds),
  fileName: z.string(),
  /** Null for files of the command line. */
  bytes: z.int().nullable(),
  /** The name of the person. */
  by: z.string(),
  /** Null for imports of administrators. */
  destination: Named.nullable(),
  createdDate: Instant,
  state: z.enum(importStates),
  /** How far the work is. Null while nothing runs, or before it has started. */
  progress: z.object({ step: z.enum(importSteps), rows: z.int(), of: z.int().nullable() }).nullable(),
  /**
   * Why the file as a whole can't be imported, or why the last attempt failed. The remedy is to choose the columns, to fix the file
   * and upload it again, or to try again later.
   */
  problem: z
    .object({ text: z.string(), reasons: z.array(z.string()), remedy: z.enum(importRemedies) })
    .nullable(),
  /** 'CSV' or 'GeoJSON'. */
  format: z.string().nullable(),
  /** Empty until the file is read. */
  columns: z.array(ImportColumn),
  constants: z.array(z.object({ field: ImportField, value: z.string() })),
  ignoreRest: z.boolean(),
  /** Whether targets or constants are guesses. Confirm them by `check` before `start`. */
  isProposed: z.boolean(),
  /** The name of the earlier file whose choices are used. */
  mappingFrom: z.string().nullable(),
  /** Rows by outcome, with the decisions applied. Null until the file is read. */
  counts: Counts.nullable(),
  /** Rows with a decision. */
  decidedCount: z.int(),
  /** Rows of venues outside of the destination's area, whatever becomes of them. 0 for imports of administrators. */
  outsideCount: z.int(),
  /** Another import of the same file that wasn't undone. If it is `Imported`, `start` requires `again`. */
  sameFile: z
    .object({ id: Id, fileName: z.string(), state: z.enum(importStates), createdDate: Instant })
    .nullable(),
  importedDate: Instant.nullable(),
  undoneDate: Instant.nullable(),
  /** The result of the undo. `kept` has the first hundred venues that were left alone and that the caller may see; `force` removes the new ones among them. */
  undo: z
    .object({
      removed: z.int(),
      restored: z.int(),
      keptCount: z.int(),
      kept: z.array(Named.extend({ reason: z.string() })),
    })
    .nullable(),
})
export type Import = z.output<typeof Import>

/** What is compared of a row and a facility that it resembles. */
const VenueFacts = z.object({
  name: z.string(),
  otherNames: z.array(z.string()),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postalCode: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  /** Null for other kinds, as are the next two. */
  facilityType: z.string().nullable(),
  capacity: z.int().nullable(),
  yearOpened: z.int().nullable(),
  sports: z.array(z.string()),
  spaces: z.array(
    z.object({
      name: z.string(),
      count: z.int(),
      surface: z.string().nullable(),
      location: z.string().nullable(),
    }),
  ),
  amenities: z.array(z.string()),
  /** Facts that only another kind than facilities has. */
  own: z.array(z.object({ label: z.string(), value: z.string() })),
})
export type VenueFacts = z.output<typeof VenueFacts>

const Difference = z.object({ field: z.string(), label: z.string(), from: z.unknown(), to: z.unknown() })

const Resemblance = z.object({
  facilityId: Id,
  facts: VenueFacts,
  /** Miles between the two positions, if both are known. */
  miles: z.number().nullable(),
  /** Miles by which the positions may be off, because they are only those of a postal code or town. */
  errorMiles: z.number(),
  reasons: z.array(z.string()),
  /** Facts that are the same though they may be written in another way. */
  agreeing: z.array(z.enum(comparedFacts)),
  /** Whether `same` may change it. If not, the row changes nothing. */
  mayChange: z.boolean(),
  /** What `same` would change. */
  differences: z.array(Difference),
  added: z.array(z.string()),
})

export const ImportRow = z.object({
  /** The number of the row, from 1. It identifies the row in decisions. */
  row: z.int(),
  line: z.int(),
  /** The number of the feature in GeoJSON. */
  feature: z.int().nullable(),
  name: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** With the decision applied. */
  outcome: z.enum(outcomeKinds),
  /** Whether the row is or was doubtful. */
  isDoubtful: z.boolean(),
  decision: z.enum(decisions).nullable(),
  /** The facility that a decision `same` chose. */
  decidedFacilityId: Id.nullable(),
  /** Why the row is doubtful or refused, or with which row it is joined. */
  reasons: z.array(z.string()),
  /** Why the row itself needs a review. Part of the reasons. */
  problems: z.array(z.string()),
  /** Whether the venue is outside of the destination's area. */
  isOutside: z.boolean(),
  /** Corrections and guesses that need no review, the most important first. */
  remarks: z.array(z.string()),
  /** What a changed facility gets: replaced values, and the names of added sports, spaces, amenities and other names. */
  differences: z.array(Difference),
  added: z.array(z.string()),
  /** The values that were read. Null for refused rows. */
  values: VenueFacts.nullable(),
  /** The facilities that the row may be the same as, likeliest first. */
  resembles: z.array(Resemblance),
  /** The earlier row of the file that this one may be the same as. */
  resemblesRow: z.object({ row: z.int(), name: z.string().nullable() }).nullable(),
  /** The venue that the row became, changed, or already is. Null if the caller may not see it. */
  facility: Named.nullable(),
})
export type ImportRow = z.output<typeof ImportRow>
