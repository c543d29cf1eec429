import type { ReadFieldName } from '@app/contract/events/request-reading.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../components/actions/button.tsx'
import type { RequestDraft } from '../request-draft.ts'
import { isTyped, TypedField } from '../typed-field.tsx'
import rows from './rows.module.css'
import layout from '../layout.module.css'

interface ValueEditorProps {
  names: readonly ReadFieldName[]
  draft: RequestDraft
  onSave: (values: RequestDraft) => void
  onCancel: () => void
}

/** Changes the values of a row, or leaves it out. Lists are changed in the form. */
export function ValueEditor({ names, draft, onSave, onCancel }: ValueEditorProps) {
  const own = names.filter(isTyped)
  const form = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState(() =>
    own.reduce<RequestDraft>((values, name) => ({ ...values, [name]: draft[name] }), {}),
  )

  // The person has just opened it to type.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, button')?.focus(), [])

  function save(event: FormEvent) {
    event.preventDefault()
    onSave(edited)
  }

  const leaveOut = () =>
    onSave(names.reduce<RequestDraft>((values, name) => ({ ...values, [name]: undefined }), {}))

  return (
    <form ref={form} className={rows.editor} onSubmit={save}>
      {own.map((name) => (
        <TypedField
          key={name}
          name={name}
          draft={edited}
          change={(values) => setEdited({ ...edited, ...values })}
        />
      ))}
      {own.length === 0 && <p className="sm mut">You can change this in the form.</p>}
      <div className={layout.actions}>
        {own.length > 0 && <Button type="submit">Save</Button>}
        {names.some((name) => draft[name] !== undefined) && (
          <Button variant="quiet" onClick={leaveOut}>
            Leave out
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
