import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseColumnMap, parseConstants, UsageError } from '@app/catalogue/import/columns/column-map.ts'
import type { ImportRequest } from './import-facilities.ts'
import type { UndoRequest } from './undo-import.ts'

export interface FacilitiesCommand extends Omit<ImportRequest, 'answers'> {
  kind: 'facilities'
  /** The file as it was typed. */
  file: string
  /** The file of answers about doubtful rows. */
  answersPath: string | undefined
  /** Where to write the doubtful rows as a template for answers. */
  doubtfulPath: string | undefined
  report: string | undefined
}

export type Command =
  | { kind: 'help' }
  | { kind: 'list' }
  | ({ kind: 'undo' } & UndoRequest)
  | FacilitiesCommand

const options = {
  map: { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
  'ignore-rest': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'skip-broken': { type: 'boolean' },
  'accept-doubtful': { type: 'boolean' },
  answers: { type: 'string' },
  doubtful: { type: 'string' },
  approve: { type: 'boolean' },
  again: { type: 'boolean' },
  report: { type: 'string' },
  by: { type: 'string' },
  force: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type Option = keyof typeof options

const allowed: Readonly<Record<string, readonly Option[]>> = {
  facilities: [
    'map',
    'set',
    'ignore-rest',
    'dry-run',
    'skip-broken',
    'accept-doubtful',
    'answers',
    'doubtful',
    'approve',
    'again',
    'report',
    'by',
  ],
  undo: ['force'],
  list: [],
}

/** Parses the command line. Relative paths start at `folder`. Throws `UsageError`. */
export function parseCommand(args: readonly string[], folder: string): Command {
  const { values, positionals } = parsed(args)
  const [kind, ...operands] = positionals
  if (values.help || kind === 'help') return { kind: 'help' }
  if (kind === undefined) throw new UsageError('Name a command: facilities, undo or list.')
  const own = allowed[kind]
  if (own === undefined)
    throw new UsageError(`Unknown command "${kind}". The commands are facilities, undo and list.`)
  const foreign = Object.keys(values).find((option) => !own.some((name) => name === option))
  if (foreign !== undefined) throw new UsageError(`"${kind}" has no option --${foreign}.`)
  const operand = oneOperand(kind, operands)
  if (kind === 'undo') return { kind, id: operand, force: values.force ?? false }
  if (kind === 'list') return { kind }
  return {
    kind: 'facilities',
    file: operand,
    path: resolve(folder, operand),
    choices: {
      map: parseColumnMap(values.map ?? []),
      constants: parseConstants(values.set ?? []),
      ignoreRest: values['ignore-rest'] ?? false,
    },
    dryRun: values['dry-run'] ?? false,
    skipBroken: values['skip-broken'] ?? false,
    acceptDoubtful: values['accept-doubtful'] ?? false,
    answersPath: values.answers === undefined ? undefined : resolve(folder, values.answers),
    doubtfulPath: outputPath('doubtful', values.doubtful, folder, /\.csv$/i),
    approve: values.approve ?? false,
    again: values.again ?? false,
    by: values.by ?? userInfo().username,
    report: outputPath('report', values.report, folder, /\.(?:json|csv)$/i),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    // Drop Node's advice on positional arguments.
    throw new UsageError(
      error instanceof Error ? error.message.replace(/\. To specify .*/s, '.') : String(error),
    )
  }
}

function oneOperand(kind: string, operands: string[]): string {
  const wanted = { facilities: 'a file', undo: 'the id of an import' }[kind]
  const [operand, ...rest] = operands
  if (wanted === undefined) {
    if (operand !== undefined) throw new UsageError(`"${kind}" takes no arguments, but got "${operand}".`)
    return ''
  }
  if (operand === undefined) throw new UsageError(`"${kind}" needs ${wanted}.`)
  if (rest.length > 0)
    throw new UsageError(`"${kind}" takes only ${wanted}, but got also "${rest.join(' ')}".`)
  return operand
}

function outputPath(
  option: 'report' | 'doubtful',
  path: string | undefined,
  folder: string,
  endings: RegExp,
): string | undefined {
  if (path === undefined) return undefined
  if (!endings.test(path))
    throw new UsageError(
      `--${option} "${path}" must end in ${option === 'report' ? '.json or .csv' : '.csv'}.`,
    )
  return resolve(folder, path)
}
