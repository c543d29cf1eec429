import { ButtonLink } from '../../components/actions/button-link.tsx'
import { hasUnknownColumns, type StepProps } from '../import-view.ts'
import { Banner } from '../../components/display/banner.tsx'
import type { Counts } from '../import-words.ts'
import { RowTable } from './row-table.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from '../imports.module.css'

/** What would become of each row. */
export function CheckStep({ counts, ...props }: StepProps & { counts: Counts }) {
  const { item, to } = props
  const isUnconfirmed = item.isProposed || hasUnknownColumns(item)
  return (
    <section aria-labelledby="check">
      <Stack gap="5">
        <div>
          <h2 id="check" className={styles.title}>
            What would happen
          </h2>
          <p className={styles.lead}>Nothing has changed yet. Open a row to see its details.</p>
        </div>
        {isUnconfirmed && (
          <Banner tone="warn" action={<ButtonLink to={to({ step: 'columns' })}>Go to columns</ButtonLink>}>
            This is how it looks if the guesses about the columns are right. Confirm them before you import.
          </Banner>
        )}
        <RowTable {...props} counts={counts} />
        <div>
          {isUnconfirmed ? null : counts.doubtful > 0 ? (
            <ButtonLink variant="primary" to={to({ step: 'duplicates' })}>
              Next: review duplicates
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" to={to({ step: 'import' })}>
              Next: import
            </ButtonLink>
          )}
        </div>
      </Stack>
    </section>
  )
}
