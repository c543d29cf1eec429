import { readFile, writeFile } from 'node:fs/promises'
import { UsageError } from '@app/catalogue/import/columns/column-map.ts'
import { ImportRefusal } from '@app/catalogue/import/import-refusal.ts'
import { parseAnswers } from '@app/catalogue/import/plan/answers.ts'
import type { ImportReport } from '@app/catalogue/import/report/import-report.ts'
import { reportCsv } from '@app/catalogue/import/report/report-csv.ts'
import { reportText } from '@app/catalogue/import/report/report-text.ts'
import { ConfigurationError, readConfiguration } from '../platform/configuration.ts'
import { parseCommand, type Command } from './command-line.ts'
import { describeImport, describeImports, describeUndo } from './describe.ts'
import { listImports } from './find-import.ts'
import { help } from './help.ts'
import { importProfiles } from './import-profiles.ts'
import { openDatabase } from './open-database.ts'
import { progressOn, type Progress } from './progress.ts'
import { undoImport } from './undo-import.ts'

interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

export interface Context {
  environment: Record<string, string | undefined>
  /** Where relative paths start. */
  folder: string
  output: Screen
  errors: Screen
}

const rowsShown = 50

/** Runs a command. Returns the exit code: 0 success, 1 refused and nothing changed, 2 invalid command. */
export async function runCommand(args: readonly string[], context: Context): Promise<0 | 1 | 2> {
  const { errors } = context
  const say = (line: string) => errors.write(`${line}\n`)
  try {
    return await perform(parseCommand(args, context.folder), context)
  } catch (error) {
    if (error instanceof ImportRefusal) {
      for (const line of [
        error.message,
        ...error.reasons.map((reason) => `  ${reason}`),
        'Nothing was changed.',
      ])
        say(line)
      return 1
    }
    if (error instanceof UsageError || error instanceof ConfigurationError) {
      say(error.message)
      if (error instanceof UsageError) say('"npm run import -- --help" explains the command.')
      return 2
    }
    if (isMissingFile(error)) {
      say(`Cannot read the file ${error.path}.`)
      return 2
    }
    throw error
  }
}

async function perform(command: Command, { environment, output, errors }: Context): Promise<0 | 1> {
  const print = (text: string) => output.write(`${text}\n`)
  if (command.kind === 'help') {
    print(help)
    return 0
  }
  // Fails before the import if an output cannot be written or the answers cannot be read.
  if (command.kind === 'file')
    for (const path of [command.report, command.doubtfulPath])
      if (path !== undefined) await writeFile(path, '')
  const answers =
    command.kind === 'file' && command.answersPath !== undefined
      ? parseAnswers(await readFile(command.answersPath, 'utf8'))
      : new Map()
  const database = await openDatabase(readConfiguration(environment), (line) => errors.write(`${line}\n`))
  try {
    if (command.kind === 'list') {
      print(describeImports(await listImports(database.pool)))
      return 0
    }
    if (command.kind === 'undo') {
      print(describeUndo(await undoImport(database.pool, command)))
      return 0
    }
    const report = await withProgress(errors, (progress) =>
      importProfiles(database.pool, { ...command, answers }, progress),
    )
    if (command.report !== undefined) await writeReport(command.report, report)
    if (command.doubtfulPath !== undefined) await writeFile(command.doubtfulPath, report.doubtful)
    print(`${reportText(report, rowsShown)}\n\n${describeImport(report, command)}`)
    return report.result === 'refused' || report.result === 'proposed' ? 1 : 0
  } finally {
    await database.close()
  }
}

async function withProgress<T>(screen: Screen, work: (progress: Progress) => Promise<T>): Promise<T> {
  const { progress, end } = progressOn(screen)
  try {
    return await work(progress)
  } finally {
    end()
  }
}

const writeReport = (path: string, report: ImportReport) =>
  writeFile(path, /\.csv$/i.test(path) ? reportCsv(report) : reportJson(report))

/** Without the doubtful rows as CSV, which repeats what the rows say. */
const reportJson = (report: ImportReport) =>
  `${JSON.stringify({ ...report, doubtful: undefined }, null, 2)}\n`

const isMissingFile = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error &&
  'code' in error &&
  'path' in error &&
  ['ENOENT', 'EISDIR', 'EACCES'].includes(String(error.code))
