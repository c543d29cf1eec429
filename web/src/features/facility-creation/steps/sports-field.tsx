import { useController } from 'react-hook-form'
import { Combobox } from '../../../components/combobox.tsx'
import type { CreationLists } from '../creation-lists.ts'
import { sentence } from '../draft/issue-text.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'

export function SportsField({ form, lists }: { form: DraftForm; lists: CreationLists }) {
  const { field, fieldState } = useController({ control: form.control, name: 'sports' })
  return (
    <Combobox
      label="Sports"
      hint="All that can be played here."
      placeholder={`${lists.sports.length} to choose from`}
      emptyText="No sport of this name. There is 'Other Sport or Activity'."
      isMultiple
      options={lists.sports.map(({ name }) => ({ value: name, label: name }))}
      value={field.value.map((name) => ({ value: name, label: name }))}
      onChange={(chosen) => field.onChange(chosen.map(({ value }) => value))}
      error={sentence(fieldState.error?.message)}
    />
  )
}
