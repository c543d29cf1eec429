import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { ComponentType } from 'react'

export interface EditorProps {
  /** As the page shows it. An editor that saves by ETag fetches its own copy when it opens. */
  facility: Facility
  /** Leaves the editor, with everything saved or given up; the block shows its content again. */
  close: () => void
  /** Takes the focus to the editor itself, once what had it is gone. */
  focus: () => void
}

/** Brings an editor's code once somebody is about to edit. */
export type Editor = () => Promise<{ default: ComponentType<EditorProps> }>
