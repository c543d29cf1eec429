import type { ReactNode } from 'react'
import { FieldControl, type FieldControls } from '../../../kind/field-control.tsx'
import type { Field } from '../../../kind/field.ts'
import { FormGrid, Wide } from '../../../platform/boxes/form-grid.tsx'

const wideControls = new Set(['textarea', 'checkboxes', 'checkbox', 'url'])

interface FieldGridProps {
  fields: readonly Field[]
  controls: FieldControls
  /** Of texts of several lines. */
  rows?: number
  /** After the fields. */
  children?: ReactNode
}

/** The controls of fields in two columns. Long ones have a line each. */
export const FieldGrid = ({ fields, controls, rows, children }: FieldGridProps) => (
  <FormGrid columns="2" width="full">
    {fields.map((field) => {
      const control = <FieldControl key={field.name} {...{ field, controls, rows }} />
      const isWide = wideControls.has(field.control) || ['name', 'title'].includes(field.name)
      return isWide ? <Wide key={field.name}>{control}</Wide> : control
    })}
    {children}
  </FormGrid>
)
