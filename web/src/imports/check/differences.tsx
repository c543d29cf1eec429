import { Icon } from '../../components/pictures/icon.tsx'
import { capitalized } from '../../components/format.ts'
import type { ImportRow } from '../import-place.ts'
import { Facts } from '../../platform/boxes/facts.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import styles from '../imports.module.css'

/** A value of any field as words. */
function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number')
    return Number.isInteger(value) ? String(value) : String(Math.round(value * 1e5) / 1e5)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What an import changes in a venue: each fact from its value to the new one, and what is added. */
export function Differences({ differences, added }: Pick<ImportRow, 'differences' | 'added'>) {
  if (differences.length + added.length === 0) return null
  return (
    <div className={styles.differences}>
      <Facts
        facts={[
          ...differences.map(({ label, from, to }) => ({
            label: capitalized(label),
            value: (
              <Row as="span" gap="1 2">
                <del>
                  <span className="sr">From </span>
                  {valueText(from)}
                </del>
                <Icon name="arrow-right" size={16} />
                <ins>
                  <span className="sr">to </span>
                  {valueText(to)}
                </ins>
              </Row>
            ),
          })),
          ...(added.length > 0 ? [{ label: 'Added', value: added.join(', ') }] : []),
        ]}
      />
    </div>
  )
}
