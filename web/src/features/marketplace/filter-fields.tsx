import { useState } from 'react'
import { Segmented } from '../../components/segmented.tsx'
import { AmountFields } from './amount-fields.tsx'
import { DateFields } from './date-fields.tsx'
import { FacetList } from './facet-list.tsx'
import { facetsOf } from './facets.ts'
import styles from './filter-form.module.css'
import { codecs } from './market-codecs.ts'
import type { Found } from './find-facilities.server.ts'
import { changed, withToggled, type ListName, type MarketQuery } from './market-query.ts'
import { PlaceFields } from './place-fields.tsx'
import { SpaceFields } from './space-fields.tsx'

export interface FilterFieldsProps {
  query: MarketQuery
  found: Found | undefined
  /** The space that a number is asked of when none is chosen. */
  usualSpace?: string
  onChoose: (next: MarketQuery) => void
}

const locations = [
  { value: '', label: 'Both' },
  { value: 'Indoor', label: 'Indoor' },
  { value: 'Outdoor', label: 'Outdoor' },
]
const none = facetsOf()

/** Every filter there is. Each choice holds at once where it can; a form sends them otherwise. */
export function FilterFields({ query: loaded, found, usualSpace, onChoose: onChosen }: FilterFieldsProps) {
  const { query, onChoose } = useAhead(loaded, onChosen)
  const facets = found?.facets ?? none
  const list = (name: ListName, label: string, find: string) => (
    <div className={styles.part}>
      <FacetList
        name={name}
        label={label}
        find={find}
        values={facets[name]}
        chosen={query[name]}
        onToggle={(value) => onChoose(withToggled(query, name, value))}
      />
    </div>
  )
  return (
    <>
      <div className={styles.part}>
        <Segmented
          label="Location"
          name="location"
          options={locations}
          value={query.location ?? ''}
          onChange={({ target }) =>
            onChoose(changed(query, { location: codecs.location.read(target.value) }))
          }
        />
      </div>
      <PlaceFields query={query} onChoose={onChoose} />
      {list('sport', 'Sport', 'Find a sport')}
      <SpaceFields query={query} facets={facets} usualSpace={usualSpace} onChoose={onChoose} />
      {list('surface', 'Surface', 'Find a surface')}
      {list('amenity', 'Amenities', 'Find an amenity')}
      <AmountFields query={query} onChoose={onChoose} />
      {list('type', 'Type of facility', 'Find a type')}
      {list('state', 'State or province', 'Find a state')}
      {list('availability', 'Hosting', 'Find')}
      <DateFields query={query} onChoose={onChoose} />
    </>
  )
}

/** A choice shows with its press; the page, which has more to do, comes after it. */
function useAhead(loaded: MarketQuery, onChosen: (next: MarketQuery) => void) {
  const [ahead, setAhead] = useState({ of: loaded, query: loaded })
  const onChoose = (next: MarketQuery) => {
    setAhead({ of: loaded, query: next })
    onChosen(next)
  }
  return { query: ahead.of === loaded ? ahead.query : loaded, onChoose }
}
