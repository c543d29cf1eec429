import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react'
import { usePlaceNames } from '../api/places.ts'
import { Icon } from '../components/pictures/icon.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { count } from '../components/format.ts'
import { distanceOf, distances } from './criteria.ts'
import type { MarketQuery } from './market.ts'
import { valueOf } from './query.ts'
import styles from './search-bar.module.css'

export interface PlaceFieldProps {
  query: MarketQuery
  unknownPlace?: string
  /** Called with the place when the field is left. Empty for none. */
  onPlace: (place: string) => void
  onDistance: (miles: string) => void
}

/** The place and the distance around it. Suggests places while typing. */
export function PlaceField({ query, unknownPlace, onPlace, onDistance }: PlaceFieldProps) {
  const place = unknownPlace ?? valueOf(query, 'near') ?? ''
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const names = usePlaceNames(typed)
  const list = useId()

  useEffect(() => {
    if (input.current !== null) input.current.value = place
  }, [place])

  const submit = (text: string) => {
    const entered = text.trim()
    if (entered !== place) onPlace(entered)
  }
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    setTyped(target.value)
    // A suggestion was chosen, or the field was cleared.
    if (names.includes(target.value) || target.value === '') submit(target.value)
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
        error={
          unknownPlace !== undefined && 'We couldn’t find this place. Try a city and state, or a postal code.'
        }
        action={'near' in query && <DistanceSelect miles={distanceOf(query)} onDistance={onDistance} />}
        className={styles.place}
        onChange={onChange}
        onBlur={(event) => submit(event.target.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

function DistanceSelect({ miles, onDistance }: { miles: number; onDistance: (miles: string) => void }) {
  const offered = [...new Set<number>([...distances, miles])].toSorted((a, b) => a - b)
  return (
    <span className={styles.distance}>
      <select
        name="dist"
        aria-label="Distance"
        value={miles}
        onChange={(event) => onDistance(event.target.value)}
      >
        {offered.map((distance) => (
          <option key={distance} value={distance}>
            {count(distance)} mi
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  )
}
