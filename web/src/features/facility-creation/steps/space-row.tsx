import { choicesOf, fittedTo } from '@app/contract/rules/space-choices.ts'
import { useWatch } from 'react-hook-form'
import { IconButton } from '../../../components/icon-button.tsx'
import { NumberField } from '../../../components/number-field.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { errorOf } from '../../../page/field-words.ts'
import { surfaceLabel } from '../../../page/space-words.ts'
import type { CreationLists } from '../creation-lists.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'
import styles from './space-row.module.css'

interface SpaceRowProps {
  form: DraftForm
  index: number
  lists: CreationLists
  onRemove: () => void
}

const optionsOf = (names: readonly string[]) =>
  names.map((name) => ({ value: name, label: surfaceLabel(name) }))

export function SpaceRow({ form, index, lists, onRemove }: SpaceRowProps) {
  const [name, surface, location] = useWatch({
    control: form.control,
    name: [`spaces.${index}.name`, `spaces.${index}.surface`, `spaces.${index}.location`],
  })
  const errors = form.formState.errors.spaces?.[index]
  const typeOf = (chosen: string) => lists.spaceTypes.find((type) => type.name === chosen)
  const { surfaces, locations } = choicesOf(typeOf(name))
  const title = name === '' ? `Space ${index + 1}` : name

  function fit(chosen: string) {
    const fitted = fittedTo(typeOf(chosen), { surface, location })
    form.setValue(`spaces.${index}.surface`, fitted.surface, { shouldDirty: true })
    form.setValue(`spaces.${index}.location`, fitted.location, { shouldDirty: true })
  }

  return (
    <fieldset className={styles.space}>
      <legend className="sr">{title}</legend>
      <NumberField
        className={styles.count}
        label="Count"
        min={1}
        max={1000}
        onFocus={(event) => event.currentTarget.select()}
        error={errorOf(errors?.count)}
        {...form.register(`spaces.${index}.count`)}
      />
      <SelectField
        className={styles.name}
        label="Space"
        placeholder="Choose"
        options={optionsOf(lists.spaceTypes.map((type) => type.name))}
        error={errorOf(errors?.name)}
        {...form.register(`spaces.${index}.name`, { onChange: (event) => fit(String(event.target.value)) })}
      />
      <SelectField
        className={styles.surface}
        label="Surface"
        placeholder="Not said"
        options={optionsOf(surfaces)}
        error={errorOf(errors?.surface)}
        {...form.register(`spaces.${index}.surface`)}
        // What is chosen for somebody is among the choices only once they are shown.
        value={surface}
      />
      <SelectField
        className={styles.location}
        label="Location"
        placeholder="Not said"
        options={optionsOf(locations)}
        error={errorOf(errors?.location)}
        {...form.register(`spaces.${index}.location`)}
        value={location}
      />
      <TextField
        className={styles.features}
        label="Features"
        isOptional
        placeholder="84 ft, shot clocks"
        error={errorOf(errors?.additionalFeatures)}
        {...form.register(`spaces.${index}.additionalFeatures`)}
      />
      <IconButton className={styles.remove} icon="trash-2" label={`Remove ${title}`} onClick={onRemove} />
    </fieldset>
  )
}
