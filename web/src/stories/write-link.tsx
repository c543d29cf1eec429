import { ButtonLink } from '../components/actions/button-link.tsx'
import { useOwnPages } from '../kind/use-own-pages.ts'
import { WithQueries } from '../page/with-queries.tsx'

/** For people who manage a page. Visitors don't load it, nor the lists of pages that it needs. */
export const WriteLink = () => (
  <WithQueries fallback={null}>
    <OfManagers />
  </WithQueries>
)

const OfManagers = () =>
  useOwnPages().own.length > 0 && (
    <ButtonLink icon="pencil" to="/stories/new">
      Write a story
    </ButtonLink>
  )
