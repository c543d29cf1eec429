import styles from './input.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'action'> {
  /** What the number counts, such as 'ft'. */
  unit?: string
}

export const NumberField = ({ unit, ...props }: NumberFieldProps) => (
  <TextField
    inputMode="decimal"
    {...props}
    type="number"
    action={unit === undefined ? undefined : <span className={`sm dim ${styles.unit}`}>{unit}</span>}
  />
)
