import { NotFound } from '../../kind/not-found.tsx'
import { PageTitle } from '../../page/page-title.tsx'
import { calls } from '../../platform/calls/calls.ts'
import type { Read } from '../../platform/calls/use-observed.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { ErrorState } from '../../components/display/error-state.tsx'
import { isNotOwn } from '../../page/null-if-missing.ts'
import { RequestSkeleton } from '../../requests/lazy-page.tsx'
import { StoryEditor } from './story-editor.tsx'
import type { StoredStory } from './use-story-form.ts'

const { stories } = calls['story-mgmt']

/** The editor of a story. For people who don't manage its page, there is none. */
export function EditStoryPage({ slug }: { slug: string }) {
  const story = useRead(stories.bySlug, { slug }, { retry: false, staleTime: Infinity })
  if (story.data === undefined) return <Missing query={story} />
  return <Drafted id={story.data.data.id} />
}

function Drafted({ id }: { id: string }) {
  const draft = useRead(stories.draft, { id }, { retry: false })
  if (draft.data === undefined) return <Missing query={draft} />
  return (
    <>
      <PageTitle>{draft.data.data.title}</PageTitle>
      <StoryEditor key={id} loaded={draft.data} />
    </>
  )
}

function Missing({
  query: { error, isFetching, refetch },
}: {
  query: Pick<Read<StoredStory>, 'error' | 'isFetching' | 'refetch'>
}) {
  if (error === null) return <RequestSkeleton />
  if (isNotOwn(error)) return <NotFound />
  return <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
}
