import { useController } from 'react-hook-form'
import { useLoaderData } from 'react-router'
import { ChoiceList } from '../../../components/fields/choice-list.tsx'
import type { FieldOptions } from '../../../creation/creation-kind.ts'
import type { DraftForm } from '../../../creation/draft/creation-draft.ts'
import { Part } from '../../../creation/steps/part.tsx'
import type { facilityLists } from './facility-lists.server.ts'

export type FacilityLists = ReturnType<typeof facilityLists>

/** The lists that the route loaded. */
export const useFacilityLists = () => useLoaderData<{ options: FieldOptions; lists: FacilityLists }>()

export function AmenitiesField({ form }: { form: DraftForm }) {
  const { options } = useFacilityLists()
  const { field } = useController({ control: form.control, name: 'children.amenities' })
  return (
    <Part title="Amenities">
      <ChoiceList
        one="an amenity"
        many="amenities"
        names={options.amenities ?? []}
        chosen={new Set(field.value.map(({ name = '' }) => name))}
        onChoose={(name, isChosen) =>
          field.onChange(
            isChosen ? [...field.value, { name }] : field.value.filter((other) => other.name !== name),
          )
        }
      />
    </Part>
  )
}
