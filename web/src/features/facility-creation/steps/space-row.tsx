import { fittedTo } from '@app/contract/rules/space-choices.ts'
import { useWatch } from 'react-hook-form'
import { IconButton } from '../../../components/icon-button.tsx'
import { errorOf } from '../../../page/field-words.ts'
import { SpaceControls } from '../../../page/space-controls.tsx'
import type { CreationLists } from '../creation-lists.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'

interface SpaceRowProps {
  form: DraftForm
  index: number
  lists: CreationLists
  onRemove: () => void
}

export function SpaceRow({ form, index, lists, onRemove }: SpaceRowProps) {
  const [name, surface, location] = useWatch({
    control: form.control,
    name: [`spaces.${index}.name`, `spaces.${index}.surface`, `spaces.${index}.location`],
  })
  const errors = form.formState.errors.spaces?.[index]
  const typeOf = (chosen: string) => lists.spaceTypes.find((type) => type.name === chosen)
  const title = name === '' ? `Space ${index + 1}` : name

  function fit(chosen: string) {
    const fitted = fittedTo(typeOf(chosen), { surface, location })
    form.setValue(`spaces.${index}.surface`, fitted.surface, { shouldDirty: true })
    form.setValue(`spaces.${index}.location`, fitted.location, { shouldDirty: true })
  }

  return (
    <fieldset>
      <legend className="sr">{title}</legend>
      <SpaceControls
        types={lists.spaceTypes.map((type) => type.name)}
        type={typeOf(name)}
        count={{ error: errorOf(errors?.count), ...form.register(`spaces.${index}.count`) }}
        name={{
          error: errorOf(errors?.name),
          ...form.register(`spaces.${index}.name`, { onChange: (event) => fit(String(event.target.value)) }),
        }}
        // What is chosen for somebody is among the choices only once they are shown: hence the values.
        surface={{
          error: errorOf(errors?.surface),
          ...form.register(`spaces.${index}.surface`),
          value: surface,
        }}
        location={{
          error: errorOf(errors?.location),
          ...form.register(`spaces.${index}.location`),
          value: location,
        }}
        features={{
          error: errorOf(errors?.additionalFeatures),
          ...form.register(`spaces.${index}.additionalFeatures`),
        }}
        action={<IconButton icon="trash-2" label={`Remove ${title}`} onClick={onRemove} />}
      />
    </fieldset>
  )
}
