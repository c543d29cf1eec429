import { useController } from 'react-hook-form'
import { Combobox } from '../../../components/combobox.tsx'
import type { DraftForm } from '../../../creation/draft/creation-draft.ts'
import { useFacilityLists } from './facility-lists.ts'

export function SportsField({ form }: { form: DraftForm }) {
  const { sports } = useFacilityLists().lists
  const { field } = useController({ control: form.control, name: 'children.sports' })
  return (
    <Combobox
      label="Sports"
      hint="Everything that can be played here."
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
