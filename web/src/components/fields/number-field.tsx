import styles from './input.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'action'> {
  /** What the number counts, such as 'ft'. */
  unit?: string
}

/** A number as a text: a browser empties inputs of the type number when what is typed is none, such as `1,120`. */
export const NumberField = ({ unit, ...props }: NumberFieldProps) => (
  <TextField
    inputMode="decimal"
    autoComplete="off"
    {...props}
    action={unit === undefined ? undefined : <span className={`sm dim ${styles.unit}`}>{unit}</span>}
  />
)
