import { useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { draftLoss, LeaveGuard } from '../../../page/leave-guard.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { Versions, type Version } from '../../../platform/form/versions.tsx'
import { EditorFoot } from '../frame/editor-foot.tsx'
import type { Conflict } from './save-fields.ts'

interface ConflictPanelProps {
  conflict: Conflict
  isSaving: boolean
  onSave: (versions: readonly Version[]) => void
  /** Back to the form, with the current choices. */
  onEdit: (versions: readonly Version[]) => void
}

/** Both versions of each field. Plain form: it has choices only, and fills in the form of its fields. */
export function ConflictPanel({ conflict, isSaving, onSave, onEdit }: ConflictPanelProps) {
  const [versions, setVersions] = useState<readonly Version[]>(conflict.versions)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave(versions)
      }}
    >
      <LeaveGuard loss={draftLoss} />
      <Stack gap="5">
        <Versions
          versions={versions}
          savedBy={conflict.savedBy}
          savedDate={conflict.theirs.updatedDate}
          onChoose={(chosen, choice) =>
            setVersions(versions.map((version) => (version === chosen ? { ...version, choice } : version)))
          }
        />
        <EditorFoot>
          <Button type="submit" variant="primary" isBusy={isSaving}>
            Save selected
          </Button>
          <Button
            disabled={isSaving}
            onClick={() => onSave(versions.map((version) => ({ ...version, choice: 'mine' })))}
          >
            Keep all mine
          </Button>
          <Button variant="quiet" disabled={isSaving} onClick={() => onEdit(versions)}>
            Back to editing
          </Button>
        </EditorFoot>
      </Stack>
    </form>
  )
}
