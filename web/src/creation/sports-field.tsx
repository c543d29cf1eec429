import { useController } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { Combobox } from '../components/fields/combobox.tsx'
import type { ChildRow, DraftForm } from './draft/creation-draft.ts'
import type { namedSports } from '../page/named-sports.server.ts'
import { listOf } from '../components/format.ts'
import type { ChildCollection } from './creation-kind.ts'

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

/** The sports of a new profile, each with its name. */
export const sportsCollection = (calls: ChildCollection['calls']): ChildCollection => ({
  label: 'Sports',
  calls,
  blank: { name: '' },
  isNames: true,
  summary: (rows) => listOf(namesOf(rows)),
})

export const namesOf = (rows: readonly ChildRow[] = []) => rows.map(({ name = '' }) => name)
