import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { DraftForm } from '../../../creation/draft/creation-draft.ts'
import { AddSpace } from './add-space.tsx'
import type { DraftSpace } from './draft-space.tsx'
import { SpaceRow } from './space-row.tsx'
import styles from './spaces-step.module.css'
import { SportsField } from './sports-field.tsx'
import parts from '../../../creation/steps/steps.module.css'

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
      <SportsField form={form} />
      <section ref={section} tabIndex={-1} className={parts.part} aria-labelledby="spaces">
        <div>
          <h3 id="spaces" className="h3">
            Spaces
          </h3>
          <p className="sm mut">
            How many of each type, on which surface. Organizers search by these numbers.
          </p>
        </div>
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
      </section>
    </>
  )
}
