import { useState } from 'react'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import styles from './filter-form.module.css'
import type { FacetValue } from './market.ts'

export interface FacetListProps {
  name: string
  label: string
  /** The label of the search box in a long list. */
  find: string
  values: readonly FacetValue[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

const maxFirst = 5

/** The values of a facet: the most relevant ones, and the others on demand. */
export function FacetList({ name, label, find, values, chosen, onToggle }: FacetListProps) {
  // Keeps the order while the list is open, so that nothing moves under the pointer.
  const [{ first, rest }] = useState(() => split(values, chosen))
  const [text, setText] = useState('')
  const counts = new Map(values.map(({ value, count }) => [value, count]))
  const checkbox = (value: string) => {
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
  const matches = rest.filter((value) => value.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      {first.map(checkbox)}
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
          {matches.map(checkbox)}
          {matches.length === 0 && <p className="sm dim">No matches.</p>}
        </details>
      )}
    </fieldset>
  )
}

/** The chosen values and those with the most results, and the others by name. */
function split(values: readonly FacetValue[], chosen: readonly string[]) {
  const isChosen = ({ value }: FacetValue) => chosen.includes(value)
  const order = values.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || b.count - a.count)
  const useful = order.filter((one) => one.count > 0 || isChosen(one)).length
  // A single other value needs no list of its own.
  const lead = order.length <= maxFirst + 1 ? order.length : Math.min(maxFirst, Math.max(1, useful))
  const names = order.map(({ value }) => value)
  return { first: names.slice(0, lead), rest: names.slice(lead).toSorted((a, b) => a.localeCompare(b, 'en')) }
}
