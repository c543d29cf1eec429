import { fittedTo } from '@app/contract/rules/space-choices.ts'
import { useWatch } from 'react-hook-form'
import { IconButton } from '../../../components/actions/icon-button.tsx'
import { errorOf } from '../../../platform/form/field-words.ts'
import { SpaceControls } from '../../../page/space-controls.tsx'
import type { DraftForm } from '../../../creation/draft/creation-draft.ts'
import type { DraftSpace } from './draft-space.tsx'
import { useFacilityLists } from './list-fields.tsx'

interface SpaceRowProps {
  form: DraftForm
  index: number
  onRemove: () => void
}

export function SpaceRow({ form, index, onRemove }: SpaceRowProps) {
  const { spaceTypes } = useFacilityLists().lists
  const path = `children.spaces.${index}` as const
  const [name = '', surface = '', location = ''] = useWatch({
    control: form.control,
    name: [`${path}.name`, `${path}.surface`, `${path}.location`],
  })
  const errors = form.formState.errors.children?.spaces?.[index]
  const typeOf = (chosen: string) => spaceTypes.find((type) => type.name === chosen)
  const title = name === '' ? `Space ${index + 1}` : name
  const control = (field: keyof DraftSpace, onChange?: (chosen: string) => void) => ({
    error: errorOf(errors?.[field]),
    ...form.register(`${path}.${field}`, { onChange: ({ target }) => onChange?.(String(target.value)) }),
  })

  function fit(chosen: string) {
    const fitted = fittedTo(typeOf(chosen), { surface, location })
    form.setValue(`${path}.surface`, fitted.surface, { shouldDirty: true })
    form.setValue(`${path}.location`, fitted.location, { shouldDirty: true })
  }

  return (
    <fieldset>
      <legend className="sr">{title}</legend>
      <SpaceControls
        types={spaceTypes.map((type) => type.name)}
        type={typeOf(name)}
        count={control('count')}
        name={control('name', fit)}
        // Controlled, since a suggested choice is an option only after the options are rendered.
        surface={{ ...control('surface'), value: surface }}
        location={{ ...control('location'), value: location }}
        features={control('additionalFeatures')}
        action={<IconButton icon="trash-2" label={`Remove ${title}`} onClick={onRemove} />}
      />
    </fieldset>
  )
}
