import { useEffect, useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { TextField } from '../../components/text-field.tsx'
import styles from './search-bar.module.css'
import { usePlaceNames } from '../../api/use-place-names.ts'

export interface PlaceFieldProps {
  place: string
  error: ReactNode
  onPlace: (place: string | undefined) => void
  action: ReactNode
}

/** Where: whatever is written, with places to choose from while one writes. It counts once the field is left. */
export function PlaceField({ place, error, onPlace, action }: PlaceFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const names = usePlaceNames(typed)
  const list = useId()

  useEffect(() => {
    if (input.current !== null) input.current.value = place
  }, [place])

  const leave = (text: string) => {
    const written = text.trim()
    if (written !== place) onPlace(written || undefined)
  }
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    setTyped(target.value)
    // A name of the list was chosen, or the cross in the field pressed: there is nothing to wait for.
    if (names.includes(target.value) || target.value === '') leave(target.value)
  }
  return (
    <>
      <TextField
        ref={input}
        label="Near"
        isLabelHidden
        type="search"
        name="near"
        icon="map-pin"
        placeholder="City or postal code"
        maxLength={200}
        autoComplete="off"
        list={list}
        defaultValue={place}
        error={error}
        action={action}
        className={styles.place}
        onChange={type}
        onBlur={(event) => leave(event.target.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
