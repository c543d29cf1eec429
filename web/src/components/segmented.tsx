import { useId } from 'react'
import { choiceState, type ChoiceProps } from './choice-option.ts'
import { FieldGroup, splitFrame, type FieldFrame } from './field.tsx'
import styles from './segmented.module.css'

export type SegmentedProps = FieldFrame & ChoiceProps

/** A few short choices in one box, of which one holds. Radio inputs, so that a plain form sends them too. */
export function Segmented(given: SegmentedProps) {
  const { frame, control: choice } = splitFrame(given)
  const ownName = useId()
  const { options, value: _value, defaultValue: _defaultValue, ...input } = choice
  return (
    <FieldGroup {...frame}>
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
