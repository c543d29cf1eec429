import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { useSearchParams } from 'react-router'
import { useReaction, useReactedIds } from '../../reactions/use-reaction.ts'
import { reasonOf } from '../../api/problem.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { CardGrid } from '../../components/card-grid.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { useToast } from '../../components/toaster.tsx'
import { FacilityCard } from '../../page/facility-card.tsx'
import { toPage, type PageOfFacilities } from './home-pages.ts'
import parts from './home-page.module.css'
import styles from './saved-facilities.module.css'
import { kinds, marketPath } from '../../kinds/registry.ts'

export function SavedFacilities({
  found: { facilities, count, page, pageCount },
}: {
  found: PageOfFacilities
}) {
  const [search] = useSearchParams()
  const liked = useReactedIds(kinds.facility)
  const toast = useToast()
  const { mutate } = useReaction(kinds.facility, (error) =>
    toast.error(`That was not kept. ${reasonOf(error)}`),
  )

  function unlike({ id, name }: Facility) {
    mutate({ id, isOn: false })
    toast.success(`${name} is not saved any more.`, {
      action: { label: 'Undo', onPress: () => mutate({ id, isOn: true }) },
    })
  }

  return (
    <section className={parts.section} aria-labelledby="saved">
      <h2 id="saved" className={parts.heading}>
        Saved {count > 0 && <span className="dim">{count}</span>}
      </h2>
      {count === 0 ? (
        <div className={parts.nothing}>
          <p className="mut">Nothing yet. The heart on a facility saves it here.</p>
          <ButtonLink to={marketPath(kinds.facility)} icon="search">
            Search facilities
          </ButtonLink>
        </div>
      ) : (
        <CardGrid>
          {facilities
            .filter(({ id }) => liked?.has(id) ?? true)
            .map((facility) => (
              <FacilityCard
                key={facility.id}
                facility={facility}
                action={
                  <IconButton
                    icon="heart"
                    label={`Like ${facility.name}`}
                    title="Take the like back"
                    aria-pressed
                    isFilled
                    className={styles.like}
                    onClick={() => unlike(facility)}
                  />
                }
              />
            ))}
        </CardGrid>
      )}
      {pageCount > 1 && (
        <Pagination
          label="Pages of saved facilities"
          page={page}
          pageCount={pageCount}
          toPage={(n) => toPage(search, 'saved', n)}
        />
      )}
    </section>
  )
}
