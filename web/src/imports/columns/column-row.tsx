import type { ComboboxOption } from '../../components/fields/combobox-option.ts'
import { Combobox } from '../../components/fields/combobox.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import type { ImportColumn } from '../import-place.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import styles from '../imports.module.css'
import { targetOption } from './target-words.ts'

interface ColumnRowProps {
  column: ImportColumn
  target: string | null
  /** Whether its target was chosen here. */
  isChosen: boolean
  isRestIgnored: boolean
  /** Another column with the same target. */
  alsoChosen: string | undefined
  mappingFrom: string | null
  /** Undefined until they are loaded. */
  options: readonly ComboboxOption[] | undefined
  onChange: (target: string) => void
}

/** A column with samples of its values. */
export function ColumnRow({ column, target, options, alsoChosen, onChange, ...about }: ColumnRowProps) {
  const value = target === null ? null : targetOption(target)
  return (
    <Grid columns="3" gap="2 6" align="center">
      <div className={styles.samples}>
        <h3>{column.name}</h3>
        <div className="xs">
          <Row as="p" gap="1">
            {column.samples.length === 0 ? (
              <span className="dim">No values</span>
            ) : (
              column.samples.map((sample) => <code key={sample}>{sample}</code>)
            )}
          </Row>
        </div>
      </div>
      <Combobox
        label={`Meaning of ${column.name}`}
        isLabelHidden
        placeholder={about.isRestIgnored ? 'Ignored' : 'Choose a meaning'}
        options={options ?? (value === null ? [] : [value])}
        value={value}
        error={alsoChosen !== undefined && `Already chosen for ${alsoChosen}.`}
        onChange={(option) => onChange(option?.value ?? '-')}
      />
      <p className="xs dim">
        <Origin column={column} target={target} {...about} />
      </p>
    </Grid>
  )
}

type OriginProps = Pick<ColumnRowProps, 'column' | 'target' | 'isChosen' | 'isRestIgnored' | 'mappingFrom'>

/** Who found the meaning. */
function Origin({ column: { recognizedBy }, target, isChosen, isRestIgnored, mappingFrom }: OriginProps) {
  if (target === null)
    return isRestIgnored ? (
      'Unknown, ignored'
    ) : (
      <span className={styles.warning}>
        <Icon name="triangle-alert" size={16} /> Unknown
      </span>
    )
  if (isChosen || recognizedBy === 'you') return 'Chosen'
  if (recognizedBy === 'saved') return mappingFrom === null ? 'As last time' : `As in ${mappingFrom}`
  if (recognizedBy === 'proposal')
    return (
      <span className={styles.warning}>
        <Icon name="circle-question-mark" size={16} /> A guess
      </span>
    )
  return recognizedBy === 'source' ? 'From a known source' : 'By its name'
}
