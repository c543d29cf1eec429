import { useRef, useState } from 'react'

type FieldErrors = ReadonlyMap<string, string>
const none: FieldErrors = new Map()

/** The errors of a form's fields by name. The first field with one gets the focus, and a changed field loses its error. */
export function useFieldErrors() {
  const [errors, setErrors] = useState(none)
  const form = useRef<HTMLFormElement>(null)
  return {
    form,
    errors,
    show(found: FieldErrors) {
      setErrors(found)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
    },
    /** Drops the errors of these fields. */
    drop(changed: object) {
      if (errors.size > 0) setErrors(new Map([...errors].filter(([name]) => !(name in changed))))
    },
  }
}
