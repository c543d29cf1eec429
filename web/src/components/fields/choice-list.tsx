import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { count } from '../format.ts'
import { Button } from '../actions/button.tsx'
import { Checkbox } from './checkbox.tsx'
import styles from './choice.module.css'
import { matches } from './combobox-option.ts'
import { TextField } from './text-field.tsx'

export interface ChoiceListProps {
  /** Such as `an amenity`. */
  one: string
  many: string
  names: readonly string[]
  /** Other names to find a name by. */
  synonyms?: (name: string) => readonly string[]
  chosen: ReadonlySet<string>
  onChoose: (name: string, isChosen: boolean) => void
  /** How many names are shown before "Show all". */
  firstShown?: number
}

/** Checkboxes with a search field. */
export function ChoiceList({
  one,
  many,
  names,
  synonyms = () => [],
  chosen,
  onChoose,
  firstShown = names.length,
}: ChoiceListProps) {
  const [text, setText] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLFieldSetElement>(null)
  const fitting = names.filter((name) => matches([name, ...synonyms(name)], text))
  const shown = isWhole || text.trim() !== '' ? fitting : fitting.slice(0, firstShown)

  function showAll() {
    flushSync(() => setIsWhole(true))
    // The button is gone, so focus the first new checkbox.
    list.current?.querySelectorAll('input')[firstShown]?.focus()
  }

  return (
    <div>
      <TextField
        className={styles.search}
        label={`Find ${one}`}
        placeholder={`${names.length} to choose from`}
        icon="search"
        type="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        // Enter must not submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <fieldset ref={list} className={styles.choices} aria-label={many}>
        {shown.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.has(name)}
            onChange={(event) => onChoose(name, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <div className={`row ${styles.more}`}>
        {shown.length < fitting.length && <Button onClick={showAll}>{`Show all ${fitting.length}`}</Button>}
        <span className="sm mut" aria-live="polite">
          {fitting.length === 0
            ? `Nothing in the list is called “${text.trim()}”.`
            : `${count(chosen.size)} chosen`}
        </span>
      </div>
    </div>
  )
}
