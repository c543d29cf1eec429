import type { EditorProps } from '../../editing-seam.ts'
import type { ChoiceKind } from './choice-kind.ts'

export interface ChoiceEditorProps extends EditorProps {
  kind: ChoiceKind
}
