import { Icon } from '../../components/pictures/icon.tsx'
import { capitalized } from '../../components/format.ts'
import type { ImportRow } from '../import-place.ts'
import styles from './differences.module.css'

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
    <dl className={styles.differences}>
      {differences.map(({ field, label, from, to }) => (
        <div key={field} className={styles.difference}>
          <dt>{capitalized(label)}</dt>
          <dd>
            <del>
              <span className="sr">From </span>
              {valueText(from)}
            </del>
            <Icon name="arrow-right" size={16} />
            <ins>
              <span className="sr">to </span>
              {valueText(to)}
            </ins>
          </dd>
        </div>
      ))}
      {added.length > 0 && (
        <div className={styles.difference}>
          <dt>Added</dt>
          <dd>{added.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
