import type { DraftRow, RequestDraft } from '../request-draft.ts'

/** A draft in a form. */
export interface DraftProps {
  draft: RequestDraft
  change: (values: RequestDraft) => void
  /** By field, in sentences. */
  errors?: ReadonlyMap<string, string>
}

export interface DraftFieldProps extends DraftProps {
  row: DraftRow
}
