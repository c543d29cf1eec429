import { useController } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { Combobox } from '../components/fields/combobox.tsx'
import type { DraftForm } from './draft/creation-draft.ts'
import type { namedSports } from '../page/named-sports.server.ts'

/** Chooses the sports of a new profile from the list that its route loaded. */
export function SportsField({ form, hint }: { form: DraftForm; hint?: string }) {
  const { sports } = useLoaderData<{ lists: { sports: ReturnType<typeof namedSports> } }>().lists
  const { field } = useController({ control: form.control, name: 'children.sports' })
  return (
    <Combobox
      label="Sports"
      hint={hint}
      placeholder={`${sports.length} to choose from`}
      emptyText="No sport with this name. You can choose 'Other Sport or Activity'."
      isOptional
      isMultiple
      options={sports.map(({ name, synonyms }) => ({ value: name, label: name, synonyms }))}
      value={field.value.map(({ name = '' }) => ({ value: name, label: name }))}
      onChange={(chosen) => field.onChange(chosen.map(({ value }) => ({ name: value })))}
    />
  )
}
