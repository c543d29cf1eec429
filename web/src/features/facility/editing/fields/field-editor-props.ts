import type { ReactNode } from 'react'
import type { EditorProps } from '../../editing-seam.ts'
import type { FieldLabels } from './conflict-rows.ts'
import type { FieldControls } from './use-field-form.ts'

export interface FieldEditorProps extends EditorProps {
  /** Tells its unsaved changes from those of other editors. */
  name: string
  /** The fields it edits, as people call them. */
  labels: FieldLabels
  saveText: string
  children: (controls: FieldControls) => ReactNode
}
