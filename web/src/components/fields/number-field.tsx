import styles from './input.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'action'> {
  /** What the number counts, such as 'ft'. */
  unit?: string
  /** A text may have signs that a number doesn't, such as those of a sum. */
  type?: 'number' | 'text'
}

export const NumberField = ({ unit, type = 'number', ...props }: NumberFieldProps) => (
  <TextField
    inputMode="decimal"
    {...props}
    type={type}
    action={unit === undefined ? undefined : <span className={`sm dim ${styles.unit}`}>{unit}</span>}
  />
)
