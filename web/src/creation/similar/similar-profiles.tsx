import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useApi } from '../../api/use-api.ts'
import { Banner } from '../../components/banner.tsx'
import { profilePath } from '../../kinds/registry.ts'
import type { CreationKind } from '../creation-kind.ts'
import type { DraftForm } from '../draft/creation-draft.ts'
import { findSimilar } from './find-similar.ts'
import styles from './similar-profiles.module.css'
import type { Place } from './similar-to.ts'

interface SimilarProfilesProps {
  creation: Pick<CreationKind, 'kind'>
  form: DraftForm
}

/** Warns that the place may have a page already. */
export function SimilarProfiles({ creation: { kind }, form }: SimilarProfilesProps) {
  const place = useDebounced(useDescribedPlace(form))
  const { data = [] } = useApi(
    ['similar', kind.name, place],
    (api, signal) => findSimilar(kind.calls(api), place, signal),
    { enabled: place.city !== '' || place.pin !== null, retry: false },
  )
  return (
    <div aria-live="polite">
      {data.length > 0 && (
        <Banner tone="warn" className={styles.similar}>
          <ul>
            {data.map(({ id, name: other, reason }) => (
              <li key={id}>
                {`There is already `}
                <Link to={profilePath(kind, id)} className="link">
                  {other}
                </Link>
                {` ${reason}.`}
              </li>
            ))}
          </ul>
          <p>If it is the same place, you don't need a second page. Your draft stays here while you look.</p>
        </Banner>
      )}
    </div>
  )
}

function useDescribedPlace({ control }: DraftForm): Place {
  const [name = '', address = '', city = '', state = '', pin] = useWatch({
    control,
    name: ['fields.name', 'fields.address', 'fields.city', 'fields.state', 'pin'],
  })
  const [lat, lng, isSetByHand] = [pin?.lat, pin?.lng, pin?.isSetByHand === true]
  return useMemo(
    () => ({
      name,
      address,
      city,
      state,
      pin: lat === undefined || lng === undefined ? null : { lat, lng, isSetByHand },
    }),
    [name, address, city, state, lat, lng, isSetByHand],
  )
}

const debounceMs = 600

/** A value once it has been stable for a moment. An object keeps its identity while its content is equal. */
function useDebounced<T>(value: T): T {
  const [stable, setStable] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setStable(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return stable
}
