import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../components/button.tsx'
import { date } from '../../page/format.ts'
import { usePlaceNames } from '../../api/use-place-names.ts'
import styles from './hero-search.module.css'

/** What, where, when: a form that the browser can send by itself. */
export function HeroSearch({ sports }: { sports: string[] }) {
  const [where, setWhere] = useState('')
  const places = usePlaceNames(where)
  return (
    <search>
      <Form className={styles.bar} action="/facilities/marketplace" onSubmit={dropEmpty}>
        <label className={styles.cell}>
          <span className={styles.label}>What</span>
          <input
            name="q"
            list="what-list"
            maxLength={200}
            placeholder="Sport, space or name"
            autoComplete="off"
          />
        </label>
        <datalist id="what-list">
          {sports.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <label className={styles.cell}>
          <span className={styles.label}>Where</span>
          <input
            name="near"
            list="where-list"
            maxLength={200}
            placeholder="City, state or postal code"
            autoComplete="off"
            value={where}
            onChange={(event) => setWhere(event.target.value)}
          />
        </label>
        <datalist id="where-list">
          {places.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <When />
        <Button type="submit" variant="primary" size="l" icon="search" className={styles.button}>
          Search venues
        </Button>
      </Form>
    </search>
  )
}

/** Two dates behind one cell. The browser's own fields: they know the reader's calendar, keyboard and screen. */
function When() {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  return (
    <details className={styles.when}>
      <summary className={styles.cell}>
        <span className={styles.label}>When</span>
        <span className={from === '' && to === '' ? styles.unset : ''}>{period(from, to)}</span>
      </summary>
      <div className={styles.dates}>
        <label>
          <span className={styles.label}>From</span>
          <input
            type="date"
            name="from"
            min="1900-01-01"
            max="2099-12-31"
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
        </label>
        <label>
          <span className={styles.label}>To</span>
          <input
            type="date"
            name="to"
            min={from || '1900-01-01'}
            max="2099-12-31"
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </label>
      </div>
    </details>
  )
}

function period(from: string, to: string) {
  if (from === '' && to === '') return 'Any dates'
  if (to === '' || to === from) return date(from)
  return from === '' ? `Until ${date(to)}` : `${date(from)} to ${date(to)}`
}

/** What was left empty is not asked for, so that the address stays one to share. */
function dropEmpty(event: React.SubmitEvent<HTMLFormElement>) {
  for (const field of event.currentTarget.querySelectorAll('input'))
    field.disabled = field.value.trim() === ''
}
