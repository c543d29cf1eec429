import { useState } from 'react'
import { Banner } from '../../../components/display/banner.tsx'
import { Button } from '../../../components/actions/button.tsx'
import { FormGrid } from '../../../platform/boxes/form-grid.tsx'
import { Row } from '../../../platform/boxes/row.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { EditorFoot } from '../frame/editor-foot.tsx'
import { draftLoss, LeaveGuard } from '../../../page/leave-guard.tsx'
import styles from './conflict-panel.module.css'
import type { Choice, ConflictRow } from './conflict-rows.ts'
import type { Conflict } from './save-fields.ts'

export interface ConflictPanelProps {
  conflict: Conflict
  isSaving: boolean
  onSave: (rows: ConflictRow[]) => void
  /** Back to the form, with the current choices. */
  onEdit: (rows: ConflictRow[]) => void
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Both versions of each field side by side. Plain form: it has choices only, and fills in the form of its fields. */
export function ConflictPanel({ conflict, isSaving, onSave, onEdit }: ConflictPanelProps) {
  const [rows, setRows] = useState(conflict.rows)
  const choose = (chosen: ConflictRow, choice: Choice) =>
    setRows(rows.map((row) => (row === chosen ? { ...row, choice } : row)))
  const { savedBy, theirs } = conflict
  const when = moment.format(new Date(theirs.updatedDate))

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave(rows)
      }}
    >
      <LeaveGuard loss={draftLoss} />
      <Stack gap="5">
        <Banner tone="warn" isLive>
          {savedBy ?? 'Someone else'} saved another version on {when}, while you were editing. Nothing you
          typed is lost. Choose which version to keep.
        </Banner>
        {rows.map((row) => (
          <fieldset key={row.label}>
            <legend className="sm semi">{row.label}</legend>
            <FormGrid columns="2" width="full">
              <Version row={row} choice="mine" title="Yours, not saved" onChoose={choose} />
              <Version
                row={row}
                choice="theirs"
                title={`Saved by ${savedBy ?? 'someone else'}`}
                onChoose={choose}
              />
            </FormGrid>
          </fieldset>
        ))}
        <EditorFoot>
          <Button type="submit" variant="primary" isBusy={isSaving}>
            Save selected
          </Button>
          <Button disabled={isSaving} onClick={() => onSave(rows.map((row) => ({ ...row, choice: 'mine' })))}>
            Keep all mine
          </Button>
          <Button variant="quiet" disabled={isSaving} onClick={() => onEdit(rows)}>
            Back to editing
          </Button>
        </EditorFoot>
      </Stack>
    </form>
  )
}

interface VersionProps {
  row: ConflictRow
  choice: Choice
  title: string
  onChoose: (row: ConflictRow, choice: Choice) => void
}

function Version({ row, choice, title, onChoose }: VersionProps) {
  return (
    <label className={styles.version}>
      <Row as="span" isWrapping={false}>
        <input
          type="radio"
          name={`version of ${row.label}`}
          className={styles.radio}
          checked={row.choice === choice}
          onChange={() => onChoose(row, choice)}
        />
        <span className="xs mut">{title}</span>
      </Row>
      <span className={styles.text}>
        {row[choice] === '' ? <span className="dim">Empty</span> : row[choice]}
      </span>
    </label>
  )
}
