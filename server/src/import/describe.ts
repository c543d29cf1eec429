import { outcomeKinds } from '@app/catalogue/import/plan/row-outcome.ts'
import type { ImportReport, ImportResult } from '@app/catalogue/import/report/import-report.ts'
import type { ImportRecord } from './find-import.ts'
import type { UndoReport } from './undo-import.ts'

/** The outcome as the last line of the report. */
export const describeImport = (report: ImportReport) => ends[report.result](report)

const ends: Record<ImportResult, (report: ImportReport) => string> = {
  imported: ({ counts, importId }) =>
    `Imported ${counts.new} new and changed ${counts.changed}. New facilities are pending unless --approve was given. To undo this: npm run import -- undo ${importId}`,
  'nothing to do': () => 'Nothing was changed: the file has nothing new.',
  'dry run': () => 'Nothing was changed: this was a dry run.',
  'already imported': ({ importId }) =>
    `Nothing was changed: this file was imported before, as import ${importId}. Use --again to import it anyway.`,
  refused: ({ counts: { refused } }) =>
    `Nothing was changed: ${rows(refused)} refused. Fix the file, or skip ${refused === 1 ? 'that row' : 'those rows'} with --skip-broken.`,
}

const rows = (count: number) => `${count} ${count === 1 ? 'row was' : 'rows were'}`

export function describeImports(imports: readonly ImportRecord[]): string {
  if (imports.length === 0) return 'No imports yet.'
  return imports
    .map(({ id, fileName, at, by, counts, undone }) => {
      const sum = outcomeKinds.filter((kind) => counts[kind] > 0).map((kind) => `${counts[kind]} ${kind}`)
      return `${id}  ${day(at)}  ${fileName}, by ${by}: ${sum.join(', ')}${undone ? `; undone ${day(undone)}` : ''}`
    })
    .join('\n')
}

const day = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ')

export function describeUndo({ undone, removed, restored, kept }: UndoReport): string {
  return [
    `Undid the import of ${undone.fileName}: ${removed} facilities removed, ${restored} restored.`,
    ...(kept.length > 0 ? [`${kept.length} left unchanged:`] : []),
    ...kept.map(({ name, id, reason }) => `  ${name} (${id}): ${reason}`),
  ].join('\n')
}
