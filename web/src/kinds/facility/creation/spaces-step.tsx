import { useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '../../../components/actions/button.tsx'
import type { DraftForm } from '../../../creation/draft/creation-draft.ts'
import { Part } from '../../../creation/steps/part.tsx'
import { Row } from '../../../platform/boxes/row.tsx'
import { spaceDetails } from '../../../page/space-words.ts'
import { blankSpace, draftSpace, suggestedSpaces, type DraftSpace } from './draft-space.tsx'
import { SportsField } from '../../../creation/sports-field.tsx'
import { useFacilityLists } from './list-fields.tsx'
import styles from './spaces-step.module.css'
import { fittedTo } from '@app/contract/rules/space-choices.ts'
import { IconButton } from '../../../components/actions/icon-button.tsx'
import { errorOf } from '../../../platform/form/field-words.ts'
import { SpaceControls } from '../../../page/space-controls.tsx'

export function SpacesStep({ form }: { form: DraftForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'children.spaces' })
  const section = useRef<HTMLElement>(null)
  // Focuses what is still to be entered.
  const add = (space: DraftSpace) =>
    append(space, { focusName: `children.spaces.${fields.length}.${space.name === '' ? 'name' : 'count'}` })

  function take(index: number) {
    remove(index)
    // The focused button was removed.
    section.current?.focus()
  }

  return (
    <>
      <SportsField form={form} hint="Everything that can be played here." />
      <Part
        ref={section}
        title="Spaces"
        hint="How many of each type, on which surface. Organizers search by these numbers."
      >
        {fields.length > 0 && (
          <ul className={styles.spaces}>
            {fields.map(({ id }, index) => (
              <li key={id}>
                <SpaceRow form={form} index={index} onRemove={() => take(index)} />
              </li>
            ))}
          </ul>
        )}
        <AddSpace form={form} onAdd={add} />
      </Part>
    </>
  )
}

interface AddSpaceProps {
  form: DraftForm
  onAdd: (space: DraftSpace) => void
}

/** A component of its own: it renders on every keystroke in a row, and there may be hundreds of rows. */
function AddSpace({ form, onAdd }: AddSpaceProps) {
  const { lists } = useFacilityLists()
  const [sports, spaces] = useWatch({
    control: form.control,
    name: ['children.sports', 'children.spaces'],
  })
  return (
    <Row>
      <Button icon="plus" onClick={() => onAdd(blankSpace)}>
        Add a space
      </Button>
      {suggestedSpaces(
        sports.map(({ name = '' }) => name),
        spaces.map(draftSpace),
        lists.sports,
      ).map((space) => (
        <Button key={space.name} variant="quiet" icon="plus" onClick={() => onAdd(space)}>
          {[space.name, ...spaceDetails(space).map((detail) => detail.toLowerCase())].join(', ')}
        </Button>
      ))}
    </Row>
  )
}

interface SpaceRowProps {
  form: DraftForm
  index: number
  onRemove: () => void
}

function SpaceRow({ form, index, onRemove }: SpaceRowProps) {
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
