import { segmentInputNames, segmentNames } from '@app/contract/rules/impact/inputs.ts'
import { segmentInputWords, segmentWords } from './input-words.ts'
import { RangeInput, type CellProps } from './range-input.tsx'
import { moneyText } from './range-words.ts'
import styles from './segment-table.module.css'

/** The inputs of each group of people, and what the group spends. */
export function SegmentTable(props: CellProps) {
  const { inputs, estimate } = props.draft
  return (
    <table className={styles.table}>
      <caption className="sr">Inputs of each group</caption>
      <thead>
        <tr>
          <th scope="col">Who comes</th>
          {segmentInputNames.map((name) => (
            <th key={name} scope="col">
              {segmentInputWords[name]}
            </th>
          ))}
          <th scope="col">Spending</th>
        </tr>
      </thead>
      <tbody>
        {segmentNames.map((segment) => (
          <tr key={segment}>
            <th scope="row">{segmentWords[segment]}</th>
            {segmentInputNames.map((name) => (
              <td key={name} data-label={segmentInputWords[name]}>
                <RangeInput
                  {...props}
                  cell={{ group: segment, name }}
                  input={inputs.segments[segment][name]}
                />
              </td>
            ))}
            <td data-label="Spending" className={styles.spending}>
              {moneyText(estimate.segments[segment])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
