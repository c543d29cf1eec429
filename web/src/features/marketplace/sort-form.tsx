import { useNavigate } from 'react-router'
import { Button } from '../../components/button.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { Icon } from '../../components/icon.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { codecs } from './market-codecs.ts'
import { changed, type MarketQuery } from './market-query.ts'
import styles from './results-head.module.css'
import { addressOf } from './write-query.ts'
import { facilityMarketPath } from '../../page/paths.ts'

const orders = [
  { value: 'relevance', label: 'Best match' },
  { value: 'distance', label: 'Nearest' },
  { value: 'rating', label: 'Highest rated' },
  { value: 'capacity', label: 'Most seats' },
  { value: 'newest', label: 'Newest' },
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
]

export function SortForm({ query }: { query: MarketQuery }) {
  const navigate = useNavigate()
  const offered = query.near === undefined ? orders.filter(({ value }) => value !== 'distance') : orders
  return (
    <form method="get" action={facilityMarketPath} className={styles.sort}>
      <HiddenFields query={query} without={['sort', 'page']} />
      <Icon name="arrow-up-down" className={styles.sortIcon} />
      <SelectField
        label="Order"
        isLabelHidden
        className={styles.order}
        name="sort"
        options={offered}
        value={query.sort ?? 'relevance'}
        onChange={(event) => {
          const sort = codecs.sort.read(event.target.value)
          void navigate(addressOf(changed(query, { sort })))
        }}
      />
      <Button type="submit" className={styles.send}>
        Sort
      </Button>
    </form>
  )
}
