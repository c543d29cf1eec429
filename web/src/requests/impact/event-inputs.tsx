import { eventInputNames } from '@app/contract/rules/impact/inputs.ts'
import { eventInputWords } from './input-words.ts'
import styles from './event-inputs.module.css'
import { RangeInput, type CellProps } from './range-input.tsx'

/** The inputs of the event as a whole. */
export const EventInputs = (props: CellProps) => (
  <dl className={styles.inputs}>
    {eventInputNames.map((name) => (
      <div key={name}>
        <dt>{eventInputWords[name]}</dt>
        <dd>
          <RangeInput {...props} cell={{ group: 'event', name }} input={props.draft.inputs.event[name]} />
        </dd>
      </div>
    ))}
  </dl>
)
