import { DateRange } from '../../components/date-range.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'
import styles from './filter-form.module.css'
import { changed, type MarketQuery } from './market-query.ts'

/** When the event is. Without JavaScript there is no calendar to pick from, but the browser's own. */
export function DateFields({
  query,
  onChoose,
}: {
  query: MarketQuery
  onChoose: (next: MarketQuery) => void
}) {
  const { from, to } = query
  // A form sends one pair of fields: these, or those of the browser's own.
  const names = useIsHydrated() ? { from: 'from', to: 'to' } : undefined
  return (
    <div className={styles.part}>
      <DateRange
        className={styles.scripted}
        label="Dates"
        hint="Facilities keep no calendar here yet: this shows those that say they host events."
        value={{ from, to }}
        names={names}
        onChange={(range) => onChoose(changed(query, { from: range.from, to: range.to }))}
      />
      <noscript>
        <div className={styles.dates}>
          <TextField type="date" name="from" label="First day" defaultValue={from} />
          <TextField type="date" name="to" label="Last day" defaultValue={to} />
        </div>
      </noscript>
    </div>
  )
}
