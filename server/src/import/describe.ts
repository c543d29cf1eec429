import { outcomeKinds } from '@app/catalogue/import/plan/row-outcome.ts'
import type { ImportReport, ImportResult } from '@app/catalogue/import/report/import-report.ts'
import type { ImportRecord } from './find-import.ts'
import type { UndoReport } from './undo-import.ts'

/** What came of a file, in a sentence that ends its report. */
export const describeImport = (report: ImportReport) => ends[report.result](report)

const ends: Record<ImportResult, (report: ImportReport) => string> = {
  imported: ({ counts, importId }) =>
    `Brought in ${counts.new} new and changed ${counts.changed}. New ones are pending unless --approve was given. To take that back: npm run import -- undo ${importId}`,
  'nothing to do': () => 'Nothing was changed: there is nothing new in the file.',
  'dry run': () => 'Nothing was changed: this was a dry run.',
  'already imported': ({ importId }) =>
    `Nothing was changed: this very file was brought in before, as import ${importId}. --again reads it as if it were new.`,
  refused: ({ counts: { refused } }) =>
    `Nothing was changed: ${rows(refused)} refused. Mend the file, or leave ${refused === 1 ? 'that row' : 'those rows'} out with --skip-broken.`,
}

const rows = (count: number) => `${count} ${count === 1 ? 'row is' : 'rows are'}`

export function describeImports(imports: readonly ImportRecord[]): string {
  if (imports.length === 0) return 'Nothing was imported yet.'
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
    `The import of ${undone.fileName} is undone: ${removed} facilities removed, ${restored} as they were before.`,
    ...(kept.length > 0 ? [`${kept.length} stay as they are:`] : []),
    ...kept.map(({ name, id, reason }) => `  ${name} (${id}): ${reason}`),
  ].join('\n')
}
