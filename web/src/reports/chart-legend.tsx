import { comparedLabels, type ComparedWith } from '@app/contract/reports/report-period.ts'
import { valueText } from '@app/contract/reports/value-text.ts'
import { classNames } from '../components/class-names.ts'
import { Row } from '../platform/boxes/row.tsx'
import { partStyles } from './chart-styles.ts'
import type { Chart } from '@app/contract/reports/charts.ts'
import { totalOf } from '@app/contract/reports/report-words.ts'
import styles from './charts.module.css'

interface ChartLegendProps {
  chart: Chart
  comparedWith: ComparedWith
  isCompared: boolean
  /** Otherwise a line is one. */
  hasBars: boolean
}

/** What the shapes of a chart are: the parts of a stack with their numbers, or now and before. */
export function ChartLegend({
  chart: { whole, parts },
  comparedWith,
  isCompared,
  hasBars,
}: ChartLegendProps) {
  const { now, before } = comparedLabels[comparedWith]
  if (parts.length === 0 && !isCompared) return null
  const block = hasBars && styles.block
  const entries =
    parts.length === 0
      ? [
          { label: now, look: [block, styles.now] },
          { label: before, look: hasBars ? [block, styles.pale] : [styles.keyBefore] },
        ]
      : [
          ...parts.map((part, index) => ({
            label: [part.label, valueText(totalOf(part, 'value'), whole)].join(' '),
            look: [block, partStyles(parts.length)[index]],
          })),
          ...(isCompared ? [{ label: `${before}, in all`, look: [styles.keyMark] }] : []),
        ]
  return (
    <Row gap="1 5" as="p">
      {entries.map(({ label, look }) => (
        <span key={label} className={classNames('xs', 'mut', styles.key, ...look)}>
          {label}
        </span>
      ))}
    </Row>
  )
}
