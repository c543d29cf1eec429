import { formatChoices } from '@app/catalogue/import/columns/column-map.ts'
import type { ImportReport } from '@app/catalogue/import/report/import-report.ts'
import type { FileCommand } from './command-line.ts'

/** The command that imports a file after a first attempt: with the proposed columns, and without the refused rows. */
export function proposedCommand(report: ImportReport, command: FileCommand): string {
  const { map, set, ignoreRest } = report.proposal ?? formatChoices(command.choices)
  const words = [
    [
      `npm run import -- ${command.of === 'facility' ? 'facilities' : `--kind ${command.of}`}`,
      quote(command.file),
    ],
    ...map.map((entry) => ['--map', quote(entry)]),
    ...set.map((entry) => ['--set', quote(entry)]),
    ...(ignoreRest ? [['--ignore-rest']] : []),
    ...(command.skipBroken || report.counts.refused > 0 ? [['--skip-broken']] : []),
    ...(command.acceptDoubtful ? [['--accept-doubtful']] : []),
    ...(command.approve ? [['--approve']] : []),
    ...(command.dryRun ? [['--dry-run']] : []),
  ]
  return words.map((pair) => pair.join(' ')).join(' ')
}

/** Quotes a word for shells. Double quotes work on Windows too, unless the text has characters that shells expand in them. */
function quote(text: string): string {
  if (/^[\w./:@%+,-]+$/.test(text)) return text
  return /["$`\\!]/.test(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `"${text}"`
}
