import { useState } from 'react'
import { Checkbox } from '../../components/checkbox.tsx'
import { TextField } from '../../components/text-field.tsx'
import type { FacetValue } from './facets.ts'
import styles from './filter-form.module.css'
import type { ListName } from './market-query.ts'

export interface FacetListProps {
  name: ListName
  label: string
  /** What the box above a long list asks for. */
  find: string
  values: FacetValue[]
  chosen: string[]
  onToggle: (value: string) => void
}

const shownFirst = 5

/** The values of a facet: those that matter most, and the rest on demand. */
export function FacetList({ name, label, find, values, chosen, onToggle }: FacetListProps) {
  // The order holds while the list is open: nothing jumps away under the pointer.
  const [{ first, rest }] = useState(() => split(values, chosen))
  const [text, setText] = useState('')
  const counts = new Map(values.map(({ value, count }) => [value, count]))
  const box = (value: string) => {
    const isChosen = chosen.includes(value)
    const count = counts.get(value) ?? 0
    return (
      <Checkbox
        key={value}
        name={name}
        value={value}
        label={value}
        count={count}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={() => onToggle(value)}
      />
    )
  }
  const fitting = rest.filter((value) => value.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      {first.map(box)}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>
            <span className="link sm">Show {rest.length} more</span>
          </summary>
          <TextField
            label={find}
            isLabelHidden
            placeholder={find}
            type="search"
            icon="search"
            value={text}
            className={styles.find}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          {fitting.map(box)}
          {fitting.length === 0 && <p className="sm dim">Nothing of that name.</p>}
        </details>
      )}
    </fieldset>
  )
}

/** What is chosen and what would show most, and the rest by name. */
function split(values: FacetValue[], chosen: string[]) {
  const isChosen = ({ value }: FacetValue) => chosen.includes(value)
  const order = values.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || b.count - a.count)
  const useful = order.filter((one) => one.count > 0 || isChosen(one)).length
  // One more is no reason for a list of it.
  const lead = order.length <= shownFirst + 1 ? order.length : Math.min(shownFirst, Math.max(1, useful))
  const names = order.map(({ value }) => value)
  return { first: names.slice(0, lead), rest: names.slice(lead).toSorted((a, b) => a.localeCompare(b, 'en')) }
}
