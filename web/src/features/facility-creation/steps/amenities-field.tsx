import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Checkbox } from '../../../components/checkbox.tsx'
import { TextField } from '../../../components/text-field.tsx'
import type { CreationLists } from '../creation-lists.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'
import styles from './amenities-field.module.css'
import parts from './steps.module.css'

export function AmenitiesField({ form, lists }: { form: DraftForm; lists: CreationLists }) {
  const { field } = useController({ control: form.control, name: 'amenities' })
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const shown = lists.amenities.filter((name) => name.toLowerCase().includes(wanted))
  const toggle = (name: string, isThere: boolean) =>
    field.onChange(isThere ? [...field.value, name] : field.value.filter((other) => other !== name))

  return (
    <section className={parts.part} aria-labelledby="amenities">
      <h3 id="amenities" className="h3">
        Amenities
      </h3>
      <TextField
        type="search"
        icon="search"
        label="Find an amenity"
        className={styles.search}
        placeholder={`${lists.amenities.length} to choose from`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          // It narrows the list; the form is sent elsewhere.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p className="sm mut" aria-live="polite">
        {shown.length === 0 ? 'No amenity of this name.' : `${field.value.length} chosen.`}
      </p>
      <div className={styles.amenities}>
        {shown.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={field.value.includes(name)}
            onChange={(event) => toggle(name, event.currentTarget.checked)}
          />
        ))}
      </div>
    </section>
  )
}
