import { field, type FieldErrors } from './field.ts'
import type { Html } from './html.ts'

/** The address that accounts are known by; password managers take it for the user's name. */
export const emailField = (
  value: string | undefined,
  { errors, isFocused }: { errors: FieldErrors; isFocused: boolean },
): Html =>
  field({
    name: 'email',
    label: 'Email address',
    type: 'email',
    autocomplete: 'username',
    value,
    error: errors.email,
    isFocused,
  })
