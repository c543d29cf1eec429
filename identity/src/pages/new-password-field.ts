import { minPasswordLength } from '../passwords.ts'
import { field, type FieldErrors } from './field.ts'
import type { Html } from './html.ts'

export const newPasswordField = (
  label: string,
  { errors, isFocused }: { errors: FieldErrors; isFocused: boolean },
): Html =>
  field({
    name: 'password',
    label,
    type: 'password',
    autocomplete: 'new-password',
    hint: `At least ${minPasswordLength} characters, such as a short sentence.`,
    error: errors.password,
    isFocused,
  })
