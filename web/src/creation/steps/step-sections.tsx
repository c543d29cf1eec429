import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldControl, type FieldControls } from '../../kind/field-control.tsx'
import type { Field } from '../../kind/field.ts'
import { FormGrid } from '../../platform/boxes/form-grid.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { errorOf } from '../../platform/form/field-words.ts'
import {
  fieldsOf,
  type CreationKind,
  type CreationStep,
  type FieldOptions,
  type FieldRows,
} from '../creation-kind.ts'
import type { CreationDraft, DraftForm } from '../draft/creation-draft.ts'
import { SimilarProfiles } from '../similar/similar-profiles.tsx'
import { Part } from './part.tsx'
import { AddressFields, PinField } from './place-fields.tsx'

interface StepSectionsProps {
  creation: CreationKind
  options: FieldOptions
  form: DraftForm
  step: CreationStep
}

export function StepSections({ creation, options, form, step }: StepSectionsProps) {
  return (
    <Stack gap="5">
      {step.sections.map((section) => {
        if (section.Part) return <section.Part key={section.children.join()} form={form} />
        const { title, isOffered } = section
        const content = section.isPlace ? (
          <>
            <AddressFields
              form={form}
              states={options.state ?? []}
              isOptional={creation.isPlaceOptional ?? false}
            />
            <PinField form={form} />
          </>
        ) : (
          <Rows {...{ creation, options, form }} rows={section.fields} />
        )
        if (title === undefined)
          return (
            <Stack key="fields" gap="5">
              {content}
            </Stack>
          )
        const part = (
          <Part key={title} title={title} hint={section.isPlace ? undefined : section.hint}>
            {content}
          </Part>
        )
        if (isOffered === undefined) return part
        return (
          <WhileOffered key={title} form={form} isOffered={isOffered}>
            {part}
          </WhileOffered>
        )
      })}
      {step.sections.some(({ isPlace }) => isPlace) && <SimilarProfiles creation={creation} form={form} />}
    </Stack>
  )
}

interface WhileOfferedProps {
  form: DraftForm
  isOffered: (fields: CreationDraft['fields']) => boolean
  children: ReactNode
}

/** A component of its own: it renders on every change of a field. */
function WhileOffered({ form, isOffered, children }: WhileOfferedProps) {
  const fields = useWatch({ control: form.control, name: 'fields' })
  return isOffered(fields) ? children : null
}

interface RowsProps extends Omit<StepSectionsProps, 'step'> {
  rows: FieldRows
}

function Rows({ creation, options, form, rows }: RowsProps) {
  const declared = fieldsOf(creation)
  const control = (name: string) => {
    const field = declared.get(name)
    return field && <DeclaredField key={name} {...{ field, options, form }} />
  }
  return rows.map((row) =>
    typeof row === 'string' ? (
      control(row)
    ) : (
      <FormGrid key={row.join()} columns={row.length === 3 ? '3' : '2'} width="full">
        {row.map(control)}
      </FormGrid>
    ),
  )
}

interface DeclaredFieldProps extends Pick<RowsProps, 'options' | 'form'> {
  field: Field
}

function DeclaredField({ field, options, form }: DeclaredFieldProps) {
  const current = useWatch({ control: form.control, name: `fields.${field.name}` })
  const { errors } = form.formState
  const controls: FieldControls = {
    field: (name) => ({ ...form.register(`fields.${name}`), error: errorOf(errors.fields?.[name]) }),
    value: () => current,
    set: (values) => {
      for (const [name, value] of Object.entries(values))
        form.setValue(`fields.${name}`, value, { shouldDirty: true, shouldTouch: true })
    },
    options: (name) => options[name] ?? [],
  }
  return <FieldControl field={field} controls={controls} rows={6} />
}
