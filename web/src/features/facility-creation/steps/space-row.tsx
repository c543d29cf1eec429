import { useWatch } from 'react-hook-form'
import { IconButton } from '../../../components/icon-button.tsx'
import { NumberField } from '../../../components/number-field.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { TextField } from '../../../components/text-field.tsx'
import type { CreationLists } from '../creation-lists.ts'
import { sentence } from '../draft/issue-text.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'
import styles from './space-row.module.css'

interface SpaceRowProps {
  form: DraftForm
  index: number
  lists: CreationLists
  onRemove: () => void
}

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

export function SpaceRow({ form, index, lists, onRemove }: SpaceRowProps) {
  const name = useWatch({ control: form.control, name: `spaces.${index}.name` })
  const errors = form.formState.errors.spaces?.[index]
  const kind = lists.spaceTypes.find((type) => type.name === name)
  const title = name === '' ? `Space ${index + 1}` : name

  /** What the new kind of space does not allow goes; where it allows one thing only, that is chosen. */
  function fit(chosen: string) {
    const now = lists.spaceTypes.find((type) => type.name === chosen)
    const kept = (allowed: readonly string[], value: string) =>
      allowed.includes(value) ? value : allowed.length === 1 ? (allowed[0] ?? '') : ''
    const { surface, location } = form.getValues(`spaces.${index}`)
    form.setValue(`spaces.${index}.surface`, kept(now?.surfaces ?? [], surface), { shouldDirty: true })
    form.setValue(`spaces.${index}.location`, kept(now?.locations ?? [], location), { shouldDirty: true })
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
        error={sentence(errors?.count?.message)}
        {...form.register(`spaces.${index}.count`)}
      />
      <SelectField
        className={styles.name}
        label="Space"
        placeholder="Choose"
        options={optionsOf(lists.spaceTypes.map((type) => type.name))}
        error={sentence(errors?.name?.message)}
        {...form.register(`spaces.${index}.name`, { onChange: (event) => fit(String(event.target.value)) })}
      />
      <SelectField
        className={styles.surface}
        label="Surface"
        placeholder={kind !== undefined && kind.surfaces.length === 0 ? 'None to choose' : 'Not said'}
        options={optionsOf(kind?.surfaces ?? [])}
        error={sentence(errors?.surface?.message)}
        {...form.register(`spaces.${index}.surface`)}
      />
      <SelectField
        className={styles.location}
        label="Location"
        placeholder="Not said"
        options={optionsOf(kind?.locations ?? ['Indoor', 'Outdoor'])}
        error={sentence(errors?.location?.message)}
        {...form.register(`spaces.${index}.location`)}
      />
      <TextField
        className={styles.features}
        label="Features"
        isOptional
        placeholder="84 ft, shot clocks"
        error={sentence(errors?.additionalFeatures?.message)}
        {...form.register(`spaces.${index}.additionalFeatures`)}
      />
      <IconButton className={styles.remove} icon="trash-2" label={`Remove ${title}`} onClick={onRemove} />
    </fieldset>
  )
}
