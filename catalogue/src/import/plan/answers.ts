import { decisions, type Decision } from '@app/contract/rules/import-words.ts'
import { parse } from 'csv-parse/sync'
import { UsageError } from '../columns/column-map.ts'
import { headerName } from '../columns/header-name.ts'
import { detectLayout } from '../file/delimiter.ts'
import type { RowPlace } from '../file/source-table.ts'
import { ImportRefusal } from '../import-refusal.ts'
import { nameKey } from '../matching/name-key.ts'
import type { RowReading } from '../rows/candidate.ts'

export interface Answer {
  decision: Decision
  /** The name of the row when it was decided, if the file of answers has it. */
  name?: string | undefined
  /** The facility that the decision `same` means. By default, the likeliest one. */
  facilityId?: string | undefined
}

/** Decisions about doubtful rows, by `rowKey`. */
export type Answers = ReadonlyMap<string, Answer>

/** '17', or '17/3' for a feature of GeoJSON. */
export const rowKey = ({ line, feature }: RowPlace) =>
  feature === undefined ? `${line}` : `${line}/${feature}`

/**
 * Reads a file of answers: a column `row`, a column `decision` with same, new or skip, and any others. Rows without a decision
 * stay doubtful. Throws `UsageError`.
 */
export function parseAnswers(text: string): Answers {
  const content = text.replace(/^\ufeff/, '')
  const records = parseRecords(content)
  const [header = [], ...rows] = records
  const column = (name: string) => header.findIndex((one) => headerName(one) === name)
  const [row, decision, name] = [column('row'), column('decision'), column('name')]
  if (row === -1 || decision === -1)
    throw new UsageError('--answers: the file needs the columns "row" and "decision".')
  const answers = new Map<string, Answer>()
  for (const cells of rows) {
    const [key, word] = [cells[row]?.trim() ?? '', cells[decision]?.trim().toLowerCase() ?? '']
    if (word === '') continue
    const known = decisions.find((one) => one === word)
    if (known === undefined)
      throw new UsageError(
        `--answers: row ${key} has the decision "${word}", not one of ${decisions.join(', ')}.`,
      )
    if (answers.has(key)) throw new UsageError(`--answers: row ${key} is decided twice.`)
    answers.set(key, { decision: known, name: name === -1 ? undefined : cells[name]?.trim() })
  }
  return answers
}

function parseRecords(content: string): string[][] {
  try {
    const { delimiter, skippedLines } = detectLayout(content)
    return parse(content, {
      delimiter,
      from_line: skippedLines + 1,
      relax_column_count: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    throw new UsageError(`--answers: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Refuses answers that were given for another file. Throws `ImportRefusal`. */
export function checkAnswers(answers: Answers, readings: readonly RowReading[]) {
  if (answers.size === 0) return
  const names = new Map(
    readings.map((reading) => {
      const { place, name } =
        'refused' in reading
          ? reading.refused
          : { place: reading.candidate.place, name: reading.candidate.draft.name }
      return [rowKey(place), name]
    }),
  )
  for (const [key, answer] of answers) {
    if (!names.has(key)) throw new ImportRefusal(`The answers have row ${key}, but the file has no such row.`)
    const name = names.get(key) ?? ''
    // A spreadsheet shows names that look like formulas with an apostrophe.
    const decided = answer.name?.replace(/^'/, '') ?? ''
    if (decided !== '' && nameKey(decided) !== nameKey(name))
      throw new ImportRefusal(
        `The answers don't fit this file: row ${key} is "${name}", but the answer is for "${decided}".`,
      )
  }
}
