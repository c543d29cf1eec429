import type { ReadFieldName } from '@app/contract/events/request-reading.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { askedRows } from '../form/asked-rows.ts'
import { DraftField } from '../form/draft-field.tsx'
import { MoneyInput } from '../form/money-input.tsx'
import type { RequestDraft } from '../request-draft.ts'
import { unreadFigures } from '../unread-figures.ts'

interface ValueEditorProps {
  names: readonly ReadFieldName[]
  draft: RequestDraft
  onSave: (values: RequestDraft) => void
  onCancel: () => void
}

/**
 * Changes the typed values of a row, or leaves it out. Lists are changed in the form. Plain form: it sends nothing, and what is typed is checked with
 * the whole draft.
 */
export function ValueEditor({ names, draft, onSave, onCancel }: ValueEditorProps) {
  const own = askedRows.filter(({ name, typed }) => typed !== undefined && names.some((one) => one === name))
  const form = useRef<HTMLFormElement>(null)
  const [edited, setEdited] = useState<RequestDraft>({})
  const [errors, setErrors] = useState(unreadFigures({}))

  // The person has just opened it to type.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, button')?.focus(), [])

  function save(event: FormEvent) {
    event.preventDefault()
    const unread = unreadFigures(edited)
    setErrors(unread)
    if (unread.size > 0) return
    onSave({ ...Object.fromEntries(own.map(({ name }) => [name, draft[name]])), ...edited })
  }

  return (
    <form ref={form} onSubmit={save}>
      <Stack>
        {own.map((row) => {
          const Field = row.unit === 'USD' ? MoneyInput : DraftField
          return (
            <Field
              key={row.name}
              row={row}
              draft={{ ...draft, ...edited }}
              errors={errors}
              change={(values) => {
                setEdited({ ...edited, ...values })
                setErrors(unreadFigures({}))
              }}
            />
          )
        })}
        {own.length === 0 && <p className="sm mut">You can change this in the form.</p>}
        <Row>
          {own.length > 0 && <Button type="submit">Save</Button>}
          {names.some((name) => draft[name] !== undefined) && (
            <Button variant="quiet" onClick={() => onSave(leftOut(names))}>
              Leave out
            </Button>
          )}
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

/** The values of a row that says nothing any longer. */
export const leftOut = (names: readonly ReadFieldName[]): RequestDraft =>
  Object.fromEntries(names.map((name) => [name, undefined]))
