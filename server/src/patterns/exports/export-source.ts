import type { ExportedColumn } from '@app/contract/columns/column.ts'
import type { ExportLink } from '@app/contract/patterns/exports.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { maxSheetRows, type ExportFormat } from '@app/contract/rules/export-formats.ts'
import { invalidField } from '../../platform/errors.ts'
import { safeFileName } from '../../platform/files/file-name.ts'
import type { Call } from '../../platform/http/call.ts'
import { issueExportLink } from './export-links.ts'

/** The rows of a list, as ids in its order. */
export interface ExportedIds {
  ids: readonly string[]
  /** Miles, if the list is sorted by or limited to a distance. */
  distances?: readonly (number | null)[] | undefined
}

/** A list that can be exported. Methods get the input of the route, and a call that is authorized for it. */
export interface ExportSource<I> {
  columns: readonly ExportedColumn[]
  /** What the file is called, such as 'members'. */
  name(input: I, call: Call): string | Promise<string>
  /** All rows. Throws a 400 for a filter that can't be evaluated. */
  ids(input: I, call: Call): Promise<ExportedIds>
  /** The items of some of these rows, without those that the caller may not see anymore. */
  items(input: I, call: Call, rows: ExportedIds): Promise<unknown[]>
}

/** The input of an export's route. */
export interface ExportInput<Filter = object> {
  data: { format: ExportFormat; filter?: Filter | undefined }
}

const sources = new WeakMap<object, ExportSource<unknown>>()

/** The handler of an export's route. It only creates the link; `exports/` sends the file. */
export function exportHandler<I extends ExportInput>(source: ExportSource<I>) {
  const handler = async (input: I, call: Call): Promise<{ data: ExportLink }> => {
    const { format } = input.data
    const { length: count } = (await source.ids(input, call)).ids
    if (format === 'xlsx' && count > maxSheetRows)
      throw invalidField('data/format', `must be csv for more than ${maxSheetRows.toLocaleString('en')} rows`)
    const name = await source.name(input, call)
    const fileName = safeFileName(`${name} ${dayOf(new Date())}.${format}`)
    return { data: { ...(await issueExportLink(call, input, fileName)), fileName, count } }
  }
  sources.set(handler, source)
  return handler
}

/** A handler of `exportHandler` that does something before it creates the link. */
export function beforeExport<I extends ExportInput>(
  handler: (input: I, call: Call) => Promise<{ data: ExportLink }>,
  before: (input: I, call: Call) => Promise<void>,
) {
  const both = async (input: I, call: Call) => {
    await before(input, call)
    return handler(input, call)
  }
  sources.set(both, exportSourceOf(handler))
  return both
}

/** The list that a handler of `exportHandler` exports. */
export function exportSourceOf(handler: object): ExportSource<unknown> {
  const source = sources.get(handler)
  if (!source) throw new Error('the handler exports no list')
  return source
}
