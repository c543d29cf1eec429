import { exportFormats, type ExportFormat } from '@app/contract/rules/export-formats.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { Menu } from '../../components/overlays/menu.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { EmailMenu } from '../mails/email-menu.tsx'
import { BoardPdf } from './board-pdf.tsx'
import { saveReport, type ShownReport } from './report-file.ts'

const labels: Record<ExportFormat, string> = { csv: 'CSV', xlsx: 'Excel' }

/** Takes the report on screen along: as a spreadsheet, or as a PDF. */
export function ReportActions({ report }: { report: ShownReport }) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  async function save(format: ExportFormat) {
    setBusy(true)
    try {
      await saveReport(report, { format })
    } catch {
      toast.error('The report was not downloaded. Try again.')
    }
    setBusy(false)
  }
  return (
    <div className="no-print">
      <Row>
        <EmailMenu profileId={report.id} report={report.name} />
        <Menu
          label="Export the report"
          align="end"
          trigger={
            <Button icon="download" isBusy={isBusy} className="needs-script">
              Export
            </Button>
          }
          items={exportFormats.map((format) => ({
            label: labels[format],
            onSelect: () => void save(format),
          }))}
        />
        <Button variant="primary" icon="file-text" className="needs-script" onClick={() => setOpen(true)}>
          Board PDF
        </Button>
        <Dialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Board PDF"
          description="Two pages with the figures, charts and tables of these days, for people who read on paper."
        >
          <BoardPdf report={report} onClose={() => setOpen(false)} />
        </Dialog>
      </Row>
    </div>
  )
}
