import { useController } from 'react-hook-form'
import { ChoiceList } from '../../../components/choice-list.tsx'
import type { CreationLists } from '../creation-lists.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'
import parts from './steps.module.css'

export function AmenitiesField({ form, lists }: { form: DraftForm; lists: CreationLists }) {
  const { field } = useController({ control: form.control, name: 'amenities' })
  return (
    <section className={parts.part} aria-labelledby="amenities">
      <h3 id="amenities" className="h3">
        Amenities
      </h3>
      <ChoiceList
        one="an amenity"
        many="amenities"
        names={lists.amenities}
        chosen={new Set(field.value)}
        onChoose={(name, isChosen) =>
          field.onChange(isChosen ? [...field.value, name] : field.value.filter((other) => other !== name))
        }
      />
    </section>
  )
}
