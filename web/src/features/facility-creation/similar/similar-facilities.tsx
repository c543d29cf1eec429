import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useApi } from '../../../api/use-api.ts'
import { Banner } from '../../../components/banner.tsx'
import type { CreationLists } from '../creation-lists.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'
import { findSimilar } from './find-similar.ts'
import styles from './similar-facilities.module.css'
import type { Place } from './similar-to.ts'
import { useSettled } from './use-settled.ts'
import { kinds, profilePath } from '../../../kinds/registry.ts'

/** Tells that the place may be there already, before somebody describes it again. */
export function SimilarFacilities({ form, lists }: { form: DraftForm; lists: CreationLists }) {
  const place = useSettled(useDescribedPlace(form))
  const { data = [] } = useApi(
    ['similar-facilities', place],
    (api, signal) => findSimilar(api, place, lists.states, signal),
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
                <Link to={profilePath(kinds.facility, id)} className="link">
                  {other}
                </Link>
                {` ${reason}.`}
              </li>
            ))}
          </ul>
          <p>If it is the same place, it needs no second page. Your draft stays here while you look.</p>
        </Banner>
      )}
    </div>
  )
}

function useDescribedPlace({ control }: DraftForm): Place {
  const [name, address, city, state, pin] = useWatch({
    control,
    name: ['name', 'address', 'city', 'state', 'pin'],
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
