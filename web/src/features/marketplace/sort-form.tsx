import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../components/button.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { Icon } from '../../components/icon.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { codecs } from './market-codecs.ts'
import { changed, type MarketQuery } from './market-query.ts'
import styles from './results-head.module.css'
import { addressOf } from './write-query.ts'
import { kinds, marketPath } from '../../kinds/registry.ts'

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
  const shown = query.sort ?? 'relevance'
  const select = useRef<HTMLSelectElement>(null)
  const order = (chosen: string) =>
    void navigate(addressOf(changed(query, { sort: codecs.sort.read(chosen) })))
  const takeUp = useEffectEvent(() => {
    const chosen = select.current?.value
    if (chosen !== undefined && chosen !== shown) order(chosen)
  })
  // What was chosen before the page was alive.
  useEffect(() => takeUp(), [])
  const offered = query.near === undefined ? orders.filter(({ value }) => value !== 'distance') : orders
  return (
    <form method="get" action={marketPath(kinds.facility)} className={styles.sort}>
      <HiddenFields query={query} without={['sort', 'page']} />
      <Icon name="arrow-up-down" className={styles.sortIcon} />
      <SelectField
        ref={select}
        label="Order"
        isLabelHidden
        className={styles.order}
        name="sort"
        options={offered}
        value={shown}
        // A browser that puts back what was chosen here last time would choose by itself.
        autoComplete="off"
        onChange={(event) => order(event.target.value)}
      />
      <Button type="submit" className={styles.send}>
        Sort
      </Button>
    </form>
  )
}
