import styles from './choice.module.css'
import { classNames } from '../class-names.ts'
import { FieldGroup, splitFrame, type FieldFrame } from './field.tsx'
import { useChoice, type ChoiceProps } from './use-choice.ts'

export type RadioGroupProps = FieldFrame & ChoiceProps

export function RadioGroup(given: RadioGroupProps) {
  const { frame, control: choice } = splitFrame(given)
  const inputOf = useChoice(choice)
  return (
    <FieldGroup {...frame}>
      {({ 'aria-invalid': isInvalid }) => (
        <div>
          {choice.options.map((option) => (
            <label key={option.value} className={`row sm ${styles.choice}`}>
              <input {...inputOf(option)} data-invalid={isInvalid} className={styles.input} />
              <span className={classNames(styles.mark, styles.round)} />
              <span>
                {option.label}
                {option.hint !== undefined && (
                  <span className={classNames('dim xs', styles.hint)}>{option.hint}</span>
                )}
              </span>
              {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
