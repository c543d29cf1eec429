import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { Icon } from '../pictures/icon.tsx'

export interface FieldFrame {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  isOptional?: boolean
  /** Only screen readers get the label. */
  isLabelHidden?: boolean
  className?: string
}

export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface IdentifiedFrame extends FieldFrame {
  id?: string | undefined
}

/** Splits a field's props into those of its frame and those of its control. */
export function splitFrame<Props extends IdentifiedFrame>(props: Props) {
  const { id, label, hint, error, isOptional, isLabelHidden, className, ...control } = props
  return { frame: { id, label, hint, error, isOptional, isLabelHidden, className }, control }
}

export interface FieldProps extends IdentifiedFrame {
  /** Renders the control with the wiring. */
  children: (wiring: FieldWiring) => ReactNode
}

/** For controls that are named by more than their label. */
export const labelIdOf = (controlId: string) => `${controlId}-label`

/** A label, a control, and a hint or an error. */
export function Field({
  id,
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  className,
  children,
}: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const note = useFieldNote({ hint, error })
  return (
    <div className={classNames(styles.field, className)}>
      <label id={labelIdOf(controlId)} className={isLabelHidden ? 'sr' : 'xs semi'} htmlFor={controlId}>
        {label}
        {isOptional && <Optional />}
      </label>
      {children({ id: controlId, ...note.wiring })}
      {note.element}
    </div>
  )
}

/** The frame of a group of controls. */
export function FieldGroup({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  className,
  children,
}: FieldProps) {
  const note = useFieldNote({ hint, error })
  const id = useId()
  return (
    <fieldset
      className={classNames(styles.field, className)}
      aria-describedby={note.wiring['aria-describedby']}
    >
      <legend className={isLabelHidden ? 'sr' : classNames('xs semi', styles.legend)}>
        {label}
        {isOptional && <Optional />}
      </legend>
      {children({ id, ...note.wiring })}
      {note.element}
    </fieldset>
  )
}

const Optional = () => <span className={styles.optional}> Optional</span>

/** The hint or error below a control, and the attributes that connect them. */
export function useFieldNote({ hint, error }: Pick<FieldFrame, 'hint' | 'error'>) {
  const noteId = useId()
  const hasError = error !== undefined && error !== null && error !== '' && error !== false
  const hasHint = hint !== undefined && hint !== null && hint !== '' && hint !== false
  const wiring: Omit<FieldWiring, 'id'> = {
    'aria-describedby': hasError || hasHint ? noteId : undefined,
    'aria-invalid': hasError || undefined,
  }
  const element = hasError ? (
    <p id={noteId} className={`xs bad ${styles.error}`}>
      <Icon name="circle-alert" size={16} />
      <span>{error}</span>
    </p>
  ) : (
    hasHint && (
      <p id={noteId} className="dim xs">
        {hint}
      </p>
    )
  )
  return { wiring, element }
}
