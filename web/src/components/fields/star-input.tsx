import { classNames } from '../class-names.ts'
import { FieldGroup, splitFrame, type FieldFrame } from './field.tsx'
import { Icon } from '../pictures/icon.tsx'
import styles from './star-input.module.css'
import { useChoice, type ChoiceProps } from './use-choice.ts'

const stars = [
  { value: '1', label: '1 star, poor' },
  { value: '2', label: '2 stars, fair' },
  { value: '3', label: '3 stars, good' },
  { value: '4', label: '4 stars, very good' },
  { value: '5', label: '5 stars, excellent' },
]

export type StarInputProps = FieldFrame & Omit<ChoiceProps, 'options'>

/** A rating from 1 to 5, as five radio inputs. */
export function StarInput(given: StarInputProps) {
  const { frame, control } = splitFrame(given)
  const inputOf = useChoice({ ...control, options: stars })
  return (
    <FieldGroup {...frame}>
      {() => (
        <div className={styles.stars}>
          {stars.map((star) => (
            <label key={star.value} className={classNames('ring', styles.star)} title={star.label}>
              <input {...inputOf(star)} className="over" />
              <Icon name="star" size={24} />
              <span className="sr">{star.label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
