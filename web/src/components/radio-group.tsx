import { useId } from 'react'
import { choiceState, type ChoiceProps } from './choice-option.ts'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'
import { FieldGroup, splitFrame, type FieldFrame } from './field.tsx'

export type RadioGroupProps = FieldFrame & ChoiceProps

export function RadioGroup(given: RadioGroupProps) {
  const { frame, control: choice } = splitFrame(given)
  const ownName = useId()
  const { options, value: _value, defaultValue: _defaultValue, ...input } = choice
  return (
    <FieldGroup {...frame}>
      {({ 'aria-invalid': isInvalid }) => (
        <div>
          {options.map((option) => (
            <label key={option.value} className={styles.choice}>
              <input
                {...input}
                {...choiceState(option, choice)}
                type="radio"
                name={input.name ?? ownName}
                data-invalid={isInvalid}
                className={styles.input}
              />
              <span className={classNames(styles.mark, styles.round)} />
              <span className={styles.text}>
                {option.label}
                {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
