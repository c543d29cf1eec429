import type * as z from 'zod'
import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import { tidy } from '../cleaning/absent.ts'
import { draftFields } from '../columns/fields.ts'
import type { Recognition } from '../columns/recognize-columns.ts'
import type { SourceRow } from '../file/source-table.ts'
import type { KnownPlaces } from '../places/known-places.ts'
import type { RowReading } from './candidate.ts'
import { readChildren } from './read-children.ts'
import { readFacts } from './read-facts.ts'
import { UnservedPlaceError, readPlace } from './read-place.ts'
import { readType } from './read-type.ts'
import { createRowNotes, type RowNotes } from './row-notes.ts'

/** Reads a row into a draft that passes the contract's schema, or returns everything that is wrong with it. */
export function readRow(row: SourceRow, recognition: Recognition, places: KnownPlaces): RowReading {
  const notes = createRowNotes(row, recognition)
  readFacts(notes)
  const name = typeof notes.draft.name === 'string' ? notes.draft.name : undefined
  const refuse = (reasons: readonly string[]): RowReading => ({
    refused: { place: row.place, name, reasons },
  })
  if (row.fault !== undefined) return refuse([row.fault])
  try {
    readPlace(notes, row.position, places)
  } catch (error) {
    if (error instanceof UnservedPlaceError)
      return refuse([name === undefined ? error.message : `${name}, ${error.message}`])
    throw error
  }
  if (name === undefined) return refuse(['the name is missing', ...notes.reasons])
  const aliases = notes
    .all('alias')
    .flatMap((text) => text.split(/[|;]/))
    .map(tidy)
    .filter((alias) => alias !== '')
  const names = [name, ...aliases]
  const kinds = readType(notes, recognition.source, names)
  const children = readChildren(notes, kinds, names)
  // Skip validating a derived time zone: it is always valid, and the check costs more than all other fields.
  const { timeZone, ...draft } = notes.draft
  const checked = FacilityDraft.safeParse(notes.stated.has('timeZone') ? notes.draft : draft)
  if (!checked.success) reportIssues(notes, checked.error.issues)
  if (!checked.success || notes.reasons.length > 0) return refuse(notes.reasons)
  const { stated, respelled, remarks, doubts } = notes
  const zone = typeof timeZone === 'string' ? timeZone : null
  return {
    candidate: {
      place: row.place,
      draft: { ...checked.data, timeZone: zone },
      stated,
      respelled,
      aliases,
      ...children,
      remarks,
      doubts,
    },
  }
}

/** Adds the schema's issues to the row's reasons, with the labels and values of the file. */
function reportIssues(notes: RowNotes, issues: readonly z.core.$ZodIssue[]) {
  for (const issue of issues) {
    const field = draftFields.find((one) => one === issue.path[0])
    if (field === undefined) notes.reasons.push(issue.message)
    else notes.refuse(field, notes.text(field) ?? String(notes.draft[field]), reasonOf(issue))
  }
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big')
    return issue.origin === 'string'
      ? `is longer than ${issue.maximum} characters`
      : `is more than ${issue.maximum}`
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'is too short' : `is less than ${issue.minimum}`
  if (issue.code === 'invalid_format' && issue.format === 'url') return 'is not a web address'
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'is not an email address'
  return /^(?:is|must|may|does|has) /.test(issue.message) ? issue.message : `is invalid: ${issue.message}`
}
