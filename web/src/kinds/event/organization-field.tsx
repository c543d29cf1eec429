import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { useUserState } from '../../api/user-state.ts'
import { SelectField } from '../../components/fields/select-field.tsx'
import type { DraftForm } from '../../creation/draft/creation-draft.ts'

/** Chooses which of the reader's organizations holds the event. Absent without any. `?organization=` chooses one at first. */
export function OrganizationField({ form }: { form: DraftForm }) {
  const [search] = useSearchParams()
  const wanted = search.get('organization')
  const {
    field: { name, value, onChange, onBlur },
    fieldState,
  } = useController({ control: form.control, name: 'fields.parentId' })
  const organizations = useUserState((state) => state?.organizationMembership) ?? []
  const isOwn = organizations.some(({ id }) => id === wanted)
  useEffect(() => {
    if (isOwn && wanted !== null) form.setValue('fields.parentId', wanted)
  }, [form, isOwn, wanted])
  if (organizations.length === 0) return null
  return (
    <SelectField
      label="Organization"
      hint="Its managers manage the event too, and its followers find it there."
      isOptional
      placeholder="None"
      options={organizations.map((organization) => ({ value: organization.id, label: organization.name }))}
      error={fieldState.error?.message}
      name={name}
      value={value ?? ''}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}
