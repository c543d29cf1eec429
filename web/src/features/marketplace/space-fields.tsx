import { Segmented } from '../../components/segmented.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { count as figure } from '../../page/format.ts'
import type { Facets } from './facets.ts'
import styles from './filter-form.module.css'
import { codecs } from './market-codecs.ts'
import { changed, type MarketQuery } from './market-query.ts'
import { spacesWord } from '../../page/space-words.ts'
import { steps } from './steps.ts'

export interface SpaceFieldsProps {
  query: MarketQuery
  facets: Facets
  usualSpace?: string
  onChoose: (next: MarketQuery) => void
}

/** Which sort of space, and how many of it. */
export function SpaceFields({ query, facets, usualSpace, onChoose }: SpaceFieldsProps) {
  const space = query.space ?? usualSpace
  return (
    <div className={styles.part}>
      <SelectField
        label="Space"
        name="space"
        placeholder="Any space"
        value={query.space ?? ''}
        options={facets.space.map(({ value, count }) => ({
          value,
          label: `${spacesWord(value)} (${figure(count)})`,
          isDisabled: count === 0 && value !== query.space,
        }))}
        onChange={({ target }) =>
          onChoose(changed(query, { space: target.value || undefined, count: undefined }))
        }
      />
      {space !== undefined && (
        <Segmented
          label={`${spacesWord(space)}, at least`}
          // Without its space a number says nothing, so a form does not send it.
          name={query.space === undefined ? undefined : 'count'}
          className={query.space === undefined ? styles.scripted : undefined}
          options={steps([2, 4, 6, 8, 12, 16], query.count)}
          value={query.count === undefined ? '' : String(query.count)}
          onChange={({ target }) => {
            const count = codecs.count.read(target.value)
            onChoose(changed(query, { space: count === undefined ? query.space : space, count }))
          }}
        />
      )}
    </div>
  )
}
