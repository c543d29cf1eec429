import type { ReactNode } from 'react'
import type { DraftProps } from '../typed-field.tsx'
import type { FormLists } from './form-lists.server.ts'

export interface StepFieldsProps extends DraftProps {
  lists: FormLists
  /** The documents of the request. */
  files: ReactNode
}
