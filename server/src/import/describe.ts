import { outcomeKinds } from '@app/contract/rules/import-words.ts'
import type { ImportReport, ImportResult } from '@app/catalogue/import/report/import-report.ts'
import type { FileCommand } from './command-line.ts'
import type { ImportRecord } from './find-import.ts'
import { importedKind } from './imported-kind.ts'
import { proposedCommand } from './proposed-command.ts'
import type { UndoReport } from './undo-import.ts'

/** The outcome as the last lines of the report. */
export const describeImport = (report: ImportReport, command: FileCommand) =>
  ends[report.result](report, command)

const ends: Record<ImportResult, (report: ImportReport, command: FileCommand) => string> = {
  imported: ({ counts, importId }, { of }) =>
    `Imported ${counts.new} new and changed ${counts.changed}. New ${importedKind(of).plural} are pending unless --approve was given. To undo this: npm run import -- undo ${importId}`,
  'nothing to do': (report) => `Nothing was changed: ${missed(report) ?? 'the file has nothing new'}.`,
  'dry run': () => 'Nothing was changed: this was a dry run.',
  'already imported': (report) => {
    const rest = missed(report)
    return `Nothing was changed: this file was imported before, as import ${report.importId}. ${
      rest === undefined
        ? 'All of it is in the database.'
        : `Not in the database: ${rest}. Use --again to import it anyway.`
    }`
  },
  proposed: (report, command) =>
    `Nothing was changed: the columns of this file have to be confirmed. The numbers above are those of this command:\n\n  ${proposedCommand(report, command)}`,
  refused: (report, command) =>
    `Nothing was changed: ${rows(report.counts.refused)} refused. Fix the file, or skip ${
      report.counts.refused === 1 ? 'that row' : 'those rows'
    } with --skip-broken:\n\n  ${proposedCommand(report, command)}`,
}

const rows = (count: number) => `${count} ${count === 1 ? 'row was' : 'rows were'}`

/** The rows whose content is not in the database: '3 refused and 2 doubtful rows'. Undefined if there are none. */
function missed({ counts }: ImportReport): string | undefined {
  const kinds = (['new', 'changed', 'doubtful', 'skipped', 'refused'] as const).filter(
    (kind) => counts[kind] > 0,
  )
  if (kinds.length === 0) return undefined
  const total = kinds.reduce((sum, kind) => sum + counts[kind], 0)
  const list = new Intl.ListFormat('en').format(kinds.map((kind) => `${counts[kind]} ${kind}`))
  return `${list} ${total === 1 ? 'row' : 'rows'}`
}

export function describeImports(imports: readonly ImportRecord[]): string {
  if (imports.length === 0) return 'No imports yet.'
  return imports
    .map(({ id, kind, fileName, at, by, counts, undone }) => {
      // Older imports have fewer kinds.
      const sum = outcomeKinds
        .filter((outcome) => (counts[outcome] ?? 0) > 0)
        .map((outcome) => `${counts[outcome]} ${outcome}`)
      const what = kind === 'facility' ? fileName : `${fileName} (${importedKind(kind).plural})`
      return `${id}  ${day(at)}  ${what}, by ${by}: ${sum.join(', ')}${undone ? `; undone ${day(undone)}` : ''}`
    })
    .join('\n')
}

const day = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ')

export function describeUndo({
  undone,
  removed,
  restored,
  kept,
}: UndoReport & { undone: ImportRecord }): string {
  return [
    `Undid the import of ${undone.fileName}: ${removed} ${importedKind(undone.kind).plural} removed, ${restored} restored.`,
    ...(kept.length > 0 ? [`${kept.length} left unchanged:`] : []),
    ...kept.map(({ name, id, reason }) => `  ${name} (${id}): ${reason}`),
  ].join('\n')
}
