import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { useApi } from '../../api/use-api.ts'
import { Banner } from '../../components/display/banner.tsx'
import type { Profile, ProfileCalls } from '../../kind/profile-calls.ts'
import { profilePath } from '../../kind/registry.ts'
import { useDebounced } from '../../page/use-debounced.ts'
import type { CreationKind } from '../creation-kind.ts'
import type { DraftForm } from '../draft/creation-draft.ts'
import styles from '../creation.module.css'
import { similarTo, type Place, type Similar } from './similar-to.ts'

interface SimilarProfilesProps {
  creation: Pick<CreationKind, 'kind'>
  form: DraftForm
}

/** Warns that the place may have a page already. */
export function SimilarProfiles({ creation: { kind }, form }: SimilarProfilesProps) {
  const place = useDebounced(useDescribedPlace(form), debounceMs)
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
          <p>If it is the same place, you don’t need a second page. Your draft stays here while you look.</p>
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

const maxFound = 3

/** Searches near the pin, in the city by name, and in the city, and returns what may be the same place. */
async function findSimilar({ search }: ProfileCalls, place: Place, signal: AbortSignal): Promise<Similar[]> {
  const city = place.city.trim()
  const name = place.name.trim()
  const inCity = { city, state: place.state || undefined }
  const filters = [
    ...(place.pin?.isSetByHand
      ? [{ near: { lat: place.pin.lat, lng: place.pin.lng, dist: 0.2 }, sort: 'distance' }]
      : []),
    ...(city !== '' && name.length > 2 ? [{ ...inCity, text: name.slice(0, 200) }] : []),
    ...(city !== '' && place.address.trim() !== '' ? [inCity] : []),
  ]
  const replies = await Promise.all(filters.map((data) => search({ take: 100, data }, { signal })))
  const known = new Map<string, Profile>()
  for (const profile of replies.flatMap(({ data }) => data))
    if (!known.has(profile.id)) known.set(profile.id, profile)
  return similarTo(place, [...known.values()]).slice(0, maxFound)
}
