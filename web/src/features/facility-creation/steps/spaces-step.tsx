import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { CreationLists } from '../creation-lists.ts'
import type { DraftSpace } from '../draft/creation-draft.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'
import { AddSpace } from './add-space.tsx'
import { SpaceRow } from './space-row.tsx'
import styles from './spaces-step.module.css'
import { SportsField } from './sports-field.tsx'
import parts from './steps.module.css'

export function SpacesStep({ form, lists }: { form: DraftForm; lists: CreationLists }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'spaces' })
  const section = useRef<HTMLElement>(null)
  // The focus goes to what is still to be said of it.
  const add = (space: DraftSpace) =>
    append(space, { focusName: `spaces.${fields.length}.${space.name === '' ? 'name' : 'count'}` })

  function take(index: number) {
    remove(index)
    // The button that was pressed is gone.
    section.current?.focus()
  }

  return (
    <>
      <SportsField form={form} lists={lists} />
      <section ref={section} tabIndex={-1} className={parts.part} aria-labelledby="spaces">
        <div>
          <h3 id="spaces" className="h3">
            Spaces
          </h3>
          <p className="sm mut">How many of what, on which surface. Organizers search by these figures.</p>
        </div>
        {fields.length > 0 && (
          <ul className={styles.spaces}>
            {fields.map(({ id }, index) => (
              <li key={id}>
                <SpaceRow form={form} index={index} lists={lists} onRemove={() => take(index)} />
              </li>
            ))}
          </ul>
        )}
        <AddSpace form={form} lists={lists} onAdd={add} />
      </section>
    </>
  )
}
