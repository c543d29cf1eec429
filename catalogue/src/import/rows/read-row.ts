import { hash } from 'node:crypto'
import type * as z from 'zod'
import { isAbsent, tidy } from '../cleaning/absent.ts'
import type { ImportKind } from '../import-kind.ts'
import { splitAddress } from '../cleaning/full-address.ts'
import { writtenState } from '../cleaning/written-state.ts'
import { hasLostCase, titleCase } from '../cleaning/title-case.ts'
import { isField, type ChildField, type Field } from '@app/contract/imports/import-fields.ts'
import type { Recognition } from '../columns/recognition.ts'
import type { SourceRow } from '../file/source-table.ts'
import { listOf, otherNamesOf, splitName } from '../matching/name-parts.ts'
import type { KnownPlaces } from '../places/known-places.ts'
import { sharedSets } from '../shared-sets.ts'
import type { RowReading } from './candidate.ts'
import { readFacts, readOperation } from './read-facts.ts'
import { UnservedPlaceError, readPlace } from './read-place.ts'
import { createRowNotes, truncate } from './create-row-notes.ts'
import type { RowNotes } from './row-notes.ts'

/** Reads a row into a draft that passes the contract's schema, or returns everything that is wrong with it. */
export function readRow(
  row: SourceRow,
  recognition: Recognition,
  places: KnownPlaces,
  today = new Date(),
): RowReading {
  const { kind, source, meant } = recognition
  const notes = createRowNotes(row, recognition)
  supplyCityParts(notes, places)
  supplyAddressParts(notes, row, recognition, places)
  const mentioned = readFacts(notes, kind)
  const name = typeof notes.draft.name === 'string' ? notes.draft.name : undefined
  const refuse = (reasons: readonly string[]): RowReading => ({
    refused: { place: row.place, name, reasons },
  })
  // An unclosed quote makes a name of the lines after it.
  if (row.fault !== undefined)
    return {
      refused: { place: row.place, name: name?.startsWith('"') ? undefined : name, reasons: [row.fault] },
    }
  try {
    readPlace(notes, row.position, places)
  } catch (error) {
    if (error instanceof UnservedPlaceError)
      return refuse([name === undefined ? error.message : `${name}, ${error.message}`])
    throw error
  }
  if (name === undefined) return refuse(['the name is missing', ...notes.reasons])
  const aliases = readAliases(notes, name, mentioned)
  const names = [name, ...aliases]
  const children = kind.readOwn(notes, { row, source, names, meant })
  noteEncoding(notes, row)
  const isClosed = readOperation(notes, today)
  if (isClosed) notes.remarks.push({ code: 'closed', text: 'marked as closed' })
  const parse = () => kind.draft.safeParse(draftOf(notes, kind))
  let checked = parse()
  if (!checked.success) {
    reportIssues(notes, checked.error.issues)
    checked = parse()
  }
  if (!checked.success || notes.reasons.length > 0) return refuse(notes.reasons)
  const { stated, respelled, remarks, doubts } = notes
  const { timeZone } = notes.draft
  const zone = kind.draftFields.has('timeZone') && {
    timeZone: typeof timeZone === 'string' ? timeZone : null,
  }
  return {
    candidate: {
      place: row.place,
      draft: { ...checked.data, ...zone },
      stated: sharedFields(stated),
      respelled: sharedFields(respelled),
      aliases,
      isClosed,
      sourceId: notes.text('sourceId'),
      ...children,
      statedChildren: sharedChildren(children.statedChildren),
      digest: digestOf(row),
      remarks,
      doubts,
    },
  }
}

const sharedFields = sharedSets<Field>()
const sharedChildren = sharedSets<ChildField>()

/** Much shorter than the row. */
const digestOf = ({ values }: SourceRow) => hash('sha1', [...values.values()].join('\u001f'), 'base64url')

/** What a person can't see in the result: texts that were mended, and letters that are lost. */
function noteEncoding(notes: RowNotes, { values, misencoded }: SourceRow) {
  const lost = values.values().find((text) => text.includes('\ufffd'))
  const [mended] = misencoded ?? []
  if (mended !== undefined && lost === undefined) {
    const [column, text] = mended
    notes.remarks.push({
      code: 'text-mended',
      text: `${JSON.stringify(truncate(text))} is encoded twice: read as ${JSON.stringify(truncate(values.get(column) ?? ''))}`,
    })
  }
  if (lost !== undefined)
    notes.remarks.push({
      code: 'text-lost',
      text: `${JSON.stringify(truncate(lost))} has letters that the file has lost`,
    })
}

/**
 * The fields that the kind has. A derived time zone is left out: it is always valid, and the check costs more than all other
 * fields.
 */
const draftOf = ({ draft, stated }: RowNotes, { draftFields }: ImportKind) =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([field]) => draftFields.has(field) && (field !== 'timeZone' || stated.has('timeZone')),
    ),
  )

/** Splits a city that has its state in the same cell, unless the row is in another state. A state alone is left out. */
function supplyCityParts(notes: RowNotes, places: KnownPlaces) {
  const text = notes.text('city')
  if (text === undefined) return
  const own = writtenState(notes.text('state') ?? '')?.name
  const { street, city, state, postalCode } = splitAddress(text, places)
  // 'New York, NY' is a town with its state, though both are names of the state.
  const isTown = own !== undefined && [text, city ?? ''].some((name) => places.town(name, own) !== undefined)
  if (own !== undefined && writtenState(text)?.name === own && !isTown) {
    notes.drop('city', text, 'is the state')
    notes.replace('city', '')
    return
  }
  const isElsewhere = notes.text('state') !== undefined && own !== state
  if (street !== '' || city === undefined || state === undefined || isElsewhere) return
  notes.replace('city', city)
  notes.supply('state', state)
  notes.supply('postalCode', postalCode)
}

/** Joins the columns that the user mapped to the address, and splits an address that has the town in the same cell. */
function supplyAddressParts(
  notes: RowNotes,
  row: SourceRow,
  { addressParts }: Recognition,
  places: KnownPlaces,
) {
  const joined =
    addressParts.length > 1
      ? addressParts
          .map((column) => row.values.get(column) ?? '')
          .filter((value) => !isAbsent(value))
          .join(' ')
      : notes.all('address')[0]
  if (joined === undefined || joined === '') return
  const { street, ...parts } = splitAddress(joined, places, notes.text('city'))
  notes.replace('address', street)
  notes.supply('city', parts.city)
  notes.supply('state', parts.state)
  notes.supply('postalCode', parts.postalCode)
  notes.supply('lat', parts.lat)
  notes.supply('lng', parts.lng)
}

/** The other names of the columns and of the name, in the capitalization of names. */
function readAliases(notes: RowNotes, name: string, mentioned: readonly string[]): string[] {
  const listed = notes.all('alias').flatMap(listOf).map(tidy)
  const aliases = [...listed, ...mentioned]
    .flatMap((text) => {
      const parts = splitName(text)
      return [parts.name, ...parts.others]
    })
    .filter((alias) => alias !== '' && alias.length <= 200)
  return otherNamesOf(
    name,
    aliases.map((alias) => (hasLostCase(alias) && alias.length > 3 ? titleCase(alias) : alias)),
  )
}

/** Fields of all kinds whose values cost the row if they are not valid. A value of another field costs only the value. */
const required: ReadonlySet<Field> = new Set([
  'name',
  'description',
  'address',
  'city',
  'state',
  'postalCode',
  'lat',
  'lng',
])

/** Adds the schema's issues to the row's reasons, with the labels and values of the file. Drops optional values. */
function reportIssues(notes: RowNotes, issues: readonly z.core.$ZodIssue[]) {
  for (const issue of issues) {
    const field = String(issue.path[0])
    if (!isField(field)) {
      notes.reasons.push(issue.message)
      continue
    }
    const value = notes.text(field) ?? String(notes.draft[field])
    if (required.has(field)) notes.refuse(field, value, reasonOf(issue))
    else if (field in notes.draft) notes.drop(field, value, reasonOf(issue))
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
