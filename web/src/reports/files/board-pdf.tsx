import { maxIntroduction, reportPapers, type ReportPaper } from '@app/contract/reports/report-formats.ts'
import { sectionsOf } from '@app/contract/reports/report-sections.ts'
import { useState } from 'react'
import { reasonOf } from '../../api/problem.ts'
import { Button } from '../../components/actions/button.tsx'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { FieldGroup } from '../../components/fields/field.tsx'
import { Segmented } from '../../components/fields/segmented.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { count } from '../../components/format.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { useIsOffline } from '../../platform/use-is-offline.ts'
import { defaultPaper } from './default-paper.ts'
import { OfflineNote } from './offline-note.tsx'
import { saveReport, type ShownReport } from './report-file.ts'

const paperLabels: Record<ReportPaper, string> = { letter: 'Letter', a4: 'A4' }

/** What is in the PDF. It outlives the dialog, which a press beside it closes. */
export interface PdfChoice {
  paper: ReportPaper
  /** Names of sections. */
  leftOut: ReadonlySet<string>
  introduction: string
}

export const firstChoice = (): PdfChoice => ({
  paper: defaultPaper(navigator.language),
  leftOut: new Set(),
  introduction: '',
})

interface BoardPdfProps {
  shown: ShownReport
  choice: PdfChoice
  onChoose: (choice: PdfChoice) => void
  onClose: () => void
}

/** Plain form: a file instead of something that is saved. */
export function BoardPdf({ shown, choice, onChoose, onClose }: BoardPdfProps) {
  const { paper, leftOut, introduction } = choice
  const [state, setState] = useState<'idle' | 'making' | { failure: string }>('idle')
  const isOffline = useIsOffline()
  const sections = sectionsOf(shown.report)
  const included = sections.filter(({ name }) => !leftOut.has(name))
  const isEmpty = included.length === 0
  const text = introduction.trim()
  async function download() {
    setState('making')
    try {
      await saveReport(shown, {
        format: 'pdf',
        paper,
        ...(included.length < sections.length && { sections: included.map(({ name }) => name).join(',') }),
        ...(text !== '' && { introduction: text }),
      })
      onClose()
    } catch (error) {
      setState({ failure: reasonOf(error) })
    }
  }
  function print() {
    onClose()
    // Once the dialog is gone, which would be printed too.
    setTimeout(() => window.print(), 300)
  }
  const include = (name: string, isIncluded: boolean) =>
    onChoose({
      ...choice,
      leftOut: new Set(isIncluded ? [...leftOut].filter((each) => each !== name) : [...leftOut, name]),
    })
  return (
    <Stack gap="4">
      <Segmented
        label="Paper"
        value={paper}
        onChange={({ target }) =>
          onChoose({ ...choice, paper: reportPapers.find((each) => each === target.value) ?? 'letter' })
        }
        options={reportPapers.map((each) => ({ value: each, label: paperLabels[each] }))}
      />
      <FieldGroup label="Sections" error={isEmpty && 'Choose at least one section.'}>
        {() => (
          <Stack gap="0">
            {sections.map(({ name, label }) => (
              <Checkbox
                key={name}
                label={label}
                checked={!leftOut.has(name)}
                onChange={({ currentTarget }) => include(name, currentTarget.checked)}
              />
            ))}
          </Stack>
        )}
      </FieldGroup>
      <TextArea
        label="Introduction"
        isOptional
        rows={4}
        maxLength={maxIntroduction}
        value={introduction}
        hint={`Printed below the title. ${count(introduction.length)} of ${count(maxIntroduction)} characters.`}
        onChange={({ currentTarget }) => onChoose({ ...choice, introduction: currentTarget.value })}
      />
      <output className="sm mut">{state === 'making' && 'Making your PDF, a few seconds'}</output>
      {typeof state === 'object' && (
        <p role="alert" className="sm bad">
          {`The PDF could not be made. ${state.failure} You can print this page instead.`}
        </p>
      )}
      {isOffline && <OfflineNote />}
      <Row>
        <Button
          variant="primary"
          icon="download"
          isBusy={state === 'making'}
          disabled={isEmpty}
          onClick={() => void download()}
        >
          Download PDF
        </Button>
        <Button onClick={print}>Print this page</Button>
      </Row>
    </Stack>
  )
}
