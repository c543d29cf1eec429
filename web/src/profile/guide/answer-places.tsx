import type { AnsweredPlace } from '@app/contract/assistants/answer-schema.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { miles } from '../../components/format.ts'
import { NumberedMap } from '../../components/map/numbered-map.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from './guide.module.css'

interface AnswerPlacesProps {
  places: readonly AnsweredPlace[]
  /** Browsers can't draw many maps at once. */
  hasMap: boolean
}

/** The places of an answer by the numbers of their sources. */
export function AnswerPlaces({ places, hasMap }: AnswerPlacesProps) {
  const listId = useId()
  const linkId = (id: string) => `${listId}-${id}`
  const onMap = places.flatMap(({ id, name, source, lat, lng }) =>
    lat === null || lng === null ? [] : [{ id, name, number: source, lat, lng }],
  )
  return (
    <Stack gap="3">
      {hasMap && onMap.length > 0 && (
        <NumberedMap
          places={onMap}
          label="Map of the answer"
          onPress={(id) => document.getElementById(linkId(id))?.focus()}
        />
      )}
      <Stack gap="2" as="ul">
        {places.map((place) => (
          <Grid key={place.id} as="li" columns="start main end" gap="3" align="center">
            <img className={styles.picture} src={place.image} alt="" loading="lazy" width={56} height={48} />
            <span className="sm">
              <Link id={linkId(place.id)} className="link" to={profilePath(kinds[place.kind], place.id)}>
                {`${place.source}. ${place.name}`}
              </Link>
              {place.fact !== null && <span className={`xs mut ${styles.fact}`}>{place.fact}</span>}
            </span>
            {place.miles !== null && <span className="sm semi num">{miles(place.miles)}</span>}
          </Grid>
        ))}
      </Stack>
    </Stack>
  )
}
