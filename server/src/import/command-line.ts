import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseColumnMap, parseConstants, UsageError } from '@app/catalogue/import/columns/column-map.ts'
import { fieldsOf } from '@app/contract/imports/import-fields.ts'
import { importedKinds, type ImportedKindName } from '@app/contract/owners.ts'
import type { ImportRequest } from './import-profiles.ts'
import type { UndoRequest } from './undo-import.ts'

export interface FileCommand extends Omit<ImportRequest, 'answers'> {
  kind: 'file'
  /** The file as it was typed. */
  file: string
  /** The file of answers about doubtful rows. */
  answersPath: string | undefined
  /** Where to write the doubtful rows as a template for answers. */
  doubtfulPath: string | undefined
  report: string | undefined
}

export type Command = { kind: 'help' } | { kind: 'list' } | ({ kind: 'undo' } & UndoRequest) | FileCommand

const options = {
  kind: { type: 'string' },
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

const allowed: Readonly<Record<'file' | 'undo' | 'list', readonly Option[]>> = {
  file: [
    'kind',
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
  const words = values.kind === undefined ? positionals : [`--kind ${values.kind}`, ...positionals]
  const [word, ...operands] = words
  if (values.help || word === 'help') return { kind: 'help' }
  if (word === undefined) throw new UsageError('Name a command: facilities, undo or list.')
  const kind = word === 'undo' || word === 'list' ? word : 'file'
  const of = kind === 'file' ? kindIn(word, values.kind) : undefined
  const foreign = Object.keys(values).find((option) => !allowed[kind].some((name) => name === option))
  if (foreign !== undefined) throw new UsageError(`"${word}" has no option --${foreign}.`)
  const operand = oneOperand(word, operands)
  if (kind === 'undo') return { kind, id: operand, force: values.force ?? false }
  if (kind === 'list' || of === undefined) return { kind: 'list' }
  const fields = fieldsOf(of)
  return {
    kind: 'file',
    of,
    file: operand,
    path: resolve(folder, operand),
    choices: {
      map: parseColumnMap(values.map ?? [], fields),
      constants: parseConstants(values.set ?? [], fields),
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

/** The kind that `--kind` names, or that of the old command `facilities`. */
function kindIn(word: string, named: string | undefined): ImportedKindName {
  if (named === undefined && word === 'facilities') return 'facility'
  const found = importedKinds.find((kind) => kind === named)
  if (found !== undefined) return found
  throw new UsageError(
    named === undefined
      ? `Unknown command "${word}". The commands are facilities, undo and list.`
      : `--kind "${named}" is not a kind. The kinds are: ${importedKinds.join(', ')}.`,
  )
}

function oneOperand(kind: string, operands: string[]): string {
  const wanted = kind === 'undo' ? 'the id of an import' : 'a file'
  const [operand, ...rest] = operands
  if (kind === 'list') {
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
