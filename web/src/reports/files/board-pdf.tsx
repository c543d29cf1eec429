import { reportPapers, type ReportPaper } from '@app/contract/reports/report-formats.ts'
import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Segmented } from '../../components/fields/segmented.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { defaultPaper } from './default-paper.ts'
import { saveReport, type ShownReport } from './report-file.ts'

const paperLabels: Record<ReportPaper, string> = { letter: 'Letter', a4: 'A4' }

interface BoardPdfProps {
  report: ShownReport
  onClose: () => void
}

/** Plain form: one choice, and a file instead of something that is saved. */
export function BoardPdf({ report, onClose }: BoardPdfProps) {
  const [paper, setPaper] = useState(() => defaultPaper(navigator.language))
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle')
  async function download() {
    setState('making')
    try {
      await saveReport(report, { format: 'pdf', paper })
      onClose()
    } catch {
      setState('failed')
    }
  }
  function print() {
    onClose()
    // Once the dialog is gone, which would be printed too.
    setTimeout(() => window.print(), 300)
  }
  return (
    <Stack gap="4">
      <Segmented
        label="Paper"
        value={paper}
        onChange={({ target }) => setPaper(reportPapers.find((each) => each === target.value) ?? 'letter')}
        options={reportPapers.map((each) => ({ value: each, label: paperLabels[each] }))}
      />
      <output className="sm mut">{state === 'making' && 'Making your PDF, a few seconds'}</output>
      {state === 'failed' && (
        <p role="alert" className="sm bad">
          The PDF could not be made. Print this page instead.
        </p>
      )}
      <Row>
        <Button variant="primary" icon="download" isBusy={state === 'making'} onClick={() => void download()}>
          Download PDF
        </Button>
        <Button onClick={print}>Print this page</Button>
      </Row>
    </Stack>
  )
}
