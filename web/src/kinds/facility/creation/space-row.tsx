import { fittedTo } from '@app/contract/rules/space-choices.ts'
import { useWatch } from 'react-hook-form'
import { IconButton } from '../../../components/icon-button.tsx'
import { errorOf } from '../../../page/field-words.ts'
import { SpaceControls } from '../../../page/space-controls.tsx'
import { useFacilityLists } from './facility-lists.ts'
import type { DraftForm } from '../../../creation/draft/creation-draft.ts'

interface SpaceRowProps {
  form: DraftForm
  index: number
  onRemove: () => void
}

export function SpaceRow({ form, index, onRemove }: SpaceRowProps) {
  const { spaceTypes } = useFacilityLists().lists
  const [name = '', surface = '', location = ''] = useWatch({
    control: form.control,
    name: [
      `children.spaces.${index}.name`,
      `children.spaces.${index}.surface`,
      `children.spaces.${index}.location`,
    ],
  })
  const errors = form.formState.errors.children?.spaces?.[index]
  const typeOf = (chosen: string) => spaceTypes.find((type) => type.name === chosen)
  const title = name === '' ? `Space ${index + 1}` : name

  function fit(chosen: string) {
    const fitted = fittedTo(typeOf(chosen), { surface, location })
    form.setValue(`children.spaces.${index}.surface`, fitted.surface, { shouldDirty: true })
    form.setValue(`children.spaces.${index}.location`, fitted.location, { shouldDirty: true })
  }

  return (
    <fieldset>
      <legend className="sr">{title}</legend>
      <SpaceControls
        types={spaceTypes.map((type) => type.name)}
        type={typeOf(name)}
        count={{ error: errorOf(errors?.count), ...form.register(`children.spaces.${index}.count`) }}
        name={{
          error: errorOf(errors?.name),
          ...form.register(`children.spaces.${index}.name`, {
            onChange: (event) => fit(String(event.target.value)),
          }),
        }}
        // Controlled, since a suggested choice is an option only after the options are rendered.
        surface={{
          error: errorOf(errors?.surface),
          ...form.register(`children.spaces.${index}.surface`),
          value: surface,
        }}
        location={{
          error: errorOf(errors?.location),
          ...form.register(`children.spaces.${index}.location`),
          value: location,
        }}
        features={{
          error: errorOf(errors?.additionalFeatures),
          ...form.register(`children.spaces.${index}.additionalFeatures`),
        }}
        action={<IconButton icon="trash-2" label={`Remove ${title}`} onClick={onRemove} />}
      />
    </fieldset>
  )
}
