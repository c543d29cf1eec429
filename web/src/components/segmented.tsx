import { useId } from 'react'
import { choiceState, type ChoiceProps } from './choice-option.ts'
import { FieldGroup, type FieldFrame } from './field.tsx'
import styles from './segmented.module.css'

export type SegmentedProps = FieldFrame & ChoiceProps

/** A few short choices in one box, of which one holds. Radio inputs, so that a plain form sends them too. */
export function Segmented({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  className,
  ...choice
}: SegmentedProps) {
  const ownName = useId()
  const { options, value: _value, defaultValue: _defaultValue, ...input } = choice
  return (
    <FieldGroup {...{ label, hint, error, isOptional, isLabelHidden, className }}>
      {() => (
        <div className={styles.segments}>
          {options.map((option) => (
            <label key={option.value} className={styles.segment}>
              <input
                {...input}
                {...choiceState(option, choice)}
                type="radio"
                name={input.name ?? ownName}
                className={styles.input}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
