import { classNames } from '../class-names.ts'
import { FieldGroup, splitFrame, type FieldFrame } from './field.tsx'
import styles from './segmented.module.css'
import { useChoice, type ChoiceProps } from './use-choice.ts'

export type SegmentedProps = FieldFrame & ChoiceProps

/** A few short choices in one box, of which one holds. Radio inputs, so that a plain form sends them too. */
export function Segmented(given: SegmentedProps) {
  const { frame, control: choice } = splitFrame(given)
  const inputOf = useChoice(choice)
  return (
    <FieldGroup {...frame}>
      {() => (
        <div className={styles.segments}>
          {choice.options.map((option) => (
            <label key={option.value} className={classNames('row sm ring', styles.segment)}>
              <input {...inputOf(option)} className="over" />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
