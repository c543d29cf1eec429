import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { useLike, useLikedFacilities } from '../../api/favorites.ts'
import { reasonOf } from '../../api/problem.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { CardGrid } from '../../components/card-grid.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { ProfileCard } from '../../components/profile-card.tsx'
import { useToast } from '../../components/toaster.tsx'
import { spaceScore } from '../../page/space-score.ts'
import type { PageOfFacilities } from './home-queries.ts'
import parts from './home-page.module.css'
import styles from './saved-facilities.module.css'

export function SavedFacilities({
  found: { facilities, count, page, pageCount },
}: {
  found: PageOfFacilities
}) {
  const liked = useLikedFacilities()
  const toast = useToast()
  const { mutate } = useLike((error) => toast.error(`That was not kept. ${reasonOf(error)}`))

  function unlike({ id, name }: Facility) {
    mutate({ id, isLiked: false })
    toast.success(`${name} is not saved any more.`, {
      action: { label: 'Undo', onPress: () => mutate({ id, isLiked: true }) },
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
          <ButtonLink to="/facilities/marketplace" icon="search">
            Search facilities
          </ButtonLink>
        </div>
      ) : (
        <CardGrid>
          {facilities
            .filter(({ id }) => liked?.has(id) ?? true)
            .map((facility) => (
              <ProfileCard
                key={facility.id}
                to={`/facilities/${facility.id}`}
                title={facility.name}
                place={[facility.city, facility.state].filter(Boolean).join(', ')}
                sports={facility.sports}
                score={spaceScore(facility.spaceTypes, facility.capacity)}
                rating={facility.rating}
                reviewCount={facility.reviewCount}
                image={facility.headerImage}
                isPromoted={facility.isPromoted}
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
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} toPage={(n) => `/home?saved=${n}`} />}
    </section>
  )
}
