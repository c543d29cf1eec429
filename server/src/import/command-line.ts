import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseColumnMap, UsageError } from '@app/catalogue/import/columns/column-map.ts'
import type { ImportRequest } from './import-facilities.ts'
import type { UndoRequest } from './undo-import.ts'

export type Command =
  | { kind: 'help' }
  | { kind: 'list' }
  | ({ kind: 'undo' } & UndoRequest)
  | ({ kind: 'facilities'; report: string | undefined } & ImportRequest)

const options = {
  map: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
  'skip-broken': { type: 'boolean' },
  'accept-doubtful': { type: 'boolean' },
  approve: { type: 'boolean' },
  again: { type: 'boolean' },
  report: { type: 'string' },
  by: { type: 'string' },
  force: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

type Option = keyof typeof options

const allowed: Readonly<Record<string, readonly Option[]>> = {
  facilities: ['map', 'dry-run', 'skip-broken', 'accept-doubtful', 'approve', 'again', 'report', 'by'],
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
    path: resolve(folder, operand),
    map: parseColumnMap(values.map ?? []),
    dryRun: values['dry-run'] ?? false,
    skipBroken: values['skip-broken'] ?? false,
    acceptDoubtful: values['accept-doubtful'] ?? false,
    approve: values.approve ?? false,
    again: values.again ?? false,
    by: values.by ?? userInfo().username,
    report: reportPath(values.report, folder),
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

function reportPath(path: string | undefined, folder: string): string | undefined {
  if (path === undefined) return undefined
  if (!/\.(?:json|csv)$/i.test(path)) throw new UsageError(`--report "${path}" must end in .json or .csv.`)
  return resolve(folder, path)
}
