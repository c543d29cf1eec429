import { exportFormats, type ExportFormat } from '@app/contract/rules/export-formats.ts'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { Button } from '../../components/actions/button.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { Menu } from '../../components/overlays/menu.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { useIsOffline } from '../../platform/use-is-offline.ts'
import { EmailMenu } from '../mails/email-menu.tsx'
import { hasFigures } from '../report-names.ts'
import { BoardPdf, firstChoice } from './board-pdf.tsx'
import { OfflineNote } from './offline-note.tsx'
import { saveReport, type ShownReport } from './report-file.ts'

const labels: Record<ExportFormat, string> = { csv: 'CSV', xlsx: 'Excel' }

interface ReportActionsProps {
  shown: ShownReport
  /** The page has another action that comes first. */
  isSecond?: boolean
}

/** Takes the report on screen along: as a spreadsheet, or as a PDF. An empty report can't be exported. */
export const ReportActions = ({ shown, ...props }: ReportActionsProps) =>
  hasFigures(shown.name, shown.report) ? (
    <Actions shown={shown} {...props} />
  ) : (
    <p className="sm mut no-print">
      {`Export${shown.profileId === undefined ? '' : ', email'} and board PDF are here once there are figures.`}
    </p>
  )

function Actions({ shown, isSecond = false }: ReportActionsProps) {
  const { profileId, name } = shown
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [choice, setChoice] = useState(firstChoice)
  const isOffline = useIsOffline()
  const toast = useToast()
  async function save(format: ExportFormat) {
    setBusy(true)
    try {
      await saveReport(shown, { format })
    } catch (error) {
      toast.error(`The report was not downloaded. ${reasonOf(error)}`)
    }
    setBusy(false)
  }
  return (
    <div className="no-print">
      <Stack gap="2">
        <Row>
          {profileId !== undefined && <EmailMenu {...{ profileId }} report={name} />}
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
          <Button
            variant={isSecond ? 'line' : 'primary'}
            icon="file-text"
            className="needs-script"
            onClick={() => setOpen(true)}
          >
            Board PDF
          </Button>
        </Row>
        {isOffline && !isOpen && <OfflineNote />}
      </Stack>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Board PDF"
        description="The figures, charts and tables of these days on at most two pages, for people who read on paper."
      >
        <BoardPdf {...{ shown, choice }} onChoose={setChoice} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}
