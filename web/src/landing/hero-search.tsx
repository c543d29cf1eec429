import { longestQuery } from '@app/contract/rules/limits.ts'
import { firstDay, lastDay } from '@app/contract/rules/calendar-date.ts'
import { useState, type InvalidEvent, type SubmitEvent } from 'react'
import { Form } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { formatRange } from '../components/fields/calendar-date.ts'
import { usePlaceNames } from '../api/places.ts'
import styles from './hero.module.css'

interface HeroSearchProps {
  /** Path of the marketplace. */
  path: string
  action: string
  sports: string[]
}

/** What, where, when: a plain form, so it works before hydration. */
export function HeroSearch({ path, action, sports }: HeroSearchProps) {
  const [where, setWhere] = useState('')
  const places = usePlaceNames(where)
  return (
    <search className={styles.frame}>
      <Form className={styles.bar} action={path} onSubmit={dropEmpty}>
        <label className={styles.cell}>
          <span className={`xs semi ${styles.label}`}>What</span>
          <input
            name="q"
            list="what-list"
            maxLength={longestQuery}
            placeholder="Sport or name"
            autoComplete="off"
          />
        </label>
        <datalist id="what-list">
          {sports.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <label className={styles.cell}>
          <span className={`xs semi ${styles.label}`}>Where</span>
          <input
            name="near"
            list="where-list"
            maxLength={200}
            placeholder="City or postal code"
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
          {action}
        </Button>
      </Form>
    </search>
  )
}

/** Two dates behind one cell. Native fields fit the reader's calendar, keyboard and screen. */
function When() {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const period = formatRange({ from, to })

  function begin(day: string) {
    setFrom(day)
    if (day > to) setTo('')
  }
  return (
    <details className={styles.when}>
      <summary className={styles.cell}>
        <span className={`xs semi ${styles.label}`}>When</span>
        <span className={period === undefined ? 'dim' : ''}>{period ?? 'Any dates'}</span>
      </summary>
      <div className={styles.dates}>
        <label>
          <span className={`xs semi ${styles.label}`}>From</span>
          <input
            type="date"
            name="from"
            min={firstDay}
            max={lastDay}
            value={from}
            onChange={(event) => begin(event.target.value)}
            onInvalid={showField}
          />
        </label>
        <label>
          <span className={`xs semi ${styles.label}`}>To</span>
          <input
            type="date"
            name="to"
            min={from || firstDay}
            max={lastDay}
            value={to}
            onChange={(event) => setTo(event.target.value)}
            onInvalid={showField}
          />
        </label>
      </div>
    </details>
  )
}

/** Opens the cell, since the browser can't report a problem at a hidden field. */
function showField({ currentTarget }: InvalidEvent<HTMLInputElement>) {
  const around = currentTarget.closest('details')
  if (around !== null) around.open = true
}

/** Leaves empty fields out of the query, so the URL stays short enough to share. */
function dropEmpty(event: SubmitEvent<HTMLFormElement>) {
  for (const field of event.currentTarget.querySelectorAll('input'))
    field.disabled = field.value.trim() === ''
}
