import { useController } from 'react-hook-form'
import { Combobox } from '../../../components/combobox.tsx'
import { errorOf } from '../../../page/field-words.ts'
import type { CreationLists } from '../creation-lists.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'

export function SportsField({ form, lists }: { form: DraftForm; lists: CreationLists }) {
  const { field, fieldState } = useController({ control: form.control, name: 'sports' })
  const options = lists.sports.map(({ name, synonyms }) => ({ value: name, label: name, synonyms }))
  return (
    <Combobox
      label="Sports"
      hint="All that can be played here."
      placeholder={`${lists.sports.length} to choose from`}
      emptyText="No sport of this name. There is 'Other Sport or Activity'."
      isOptional
      isMultiple
      options={options}
      value={field.value.map((name) => ({ value: name, label: name }))}
      onChange={(chosen) => field.onChange(chosen.map(({ value }) => value))}
      error={errorOf(fieldState.error)}
    />
  )
}
