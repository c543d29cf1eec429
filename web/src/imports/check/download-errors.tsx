import { csvOf } from '@app/contract/rules/csv.ts'
import { Button } from '../../components/actions/button.tsx'
import { counted } from '../../components/format.ts'
import type { ImportRow } from '../import-place.ts'
import type { StepProps } from '../import-view.ts'
import { useWrite } from '../../platform/calls/use-write.ts'

const pageSize = 100
/** A longer list has the same error over and over. */
const mostRows = 5000

/** Downloads the rows with errors as a spreadsheet. */
export function DownloadErrors({ place, item, n }: Pick<StepProps, 'place' | 'item'> & { n: number }) {
  const { run, isBusy } = useWrite(
    async (api) => {
      const calls = place.calls(api)
      const rows: ImportRow[] = []
      while (rows.length < Math.min(n, mostRows)) {
        const page = { outcome: 'refused' as const, offset: rows.length, take: pageSize }
        const { data } = await calls.rows({ importId: item.id, ...page })
        if (data.length === 0) break
        rows.push(...data)
      }
      const { saveCsv } = await import('../../platform/save-blob.ts')
      saveCsv(errorsCsv(rows), `Errors of ${item.fileName.replace(/\.\w+$/, '')}.csv`)
    },
    { failed: 'Not downloaded.' },
  )
  return (
    <Button icon="download" isBusy={isBusy} onClick={() => run()}>
      {n > mostRows ? `Download the first ${counted(mostRows, 'error')}` : `Download ${counted(n, 'error')}`}
    </Button>
  )
}

type Refused = Pick<ImportRow, 'line' | 'feature' | 'name' | 'reasons'>

/** A line per row, with all of its reasons. */
export const errorsCsv = (rows: readonly Refused[]) =>
  csvOf([
    ['line', 'feature', 'name', 'reasons'],
    ...rows.map(({ line, feature, name, reasons }) => [line, feature ?? '', name ?? '', reasons.join('; ')]),
  ])
