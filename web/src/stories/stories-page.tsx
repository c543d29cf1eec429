import { useParams } from 'react-router'
import { useSession } from '../api/session.ts'
import { NotFound } from '../kind/not-found.tsx'
import { WhileSessionLoads } from '../page/while-session-loads.tsx'
import { RequestSkeleton } from '../requests/lazy-page.tsx'
import type { StoriesPage as ListPage } from './load-stories.server.ts'
import { HiddenStory, StoryView, type StoryPage } from './reading/story-view.tsx'
import { StoriesView } from './stories-view.tsx'
import { WritePage } from './write-page.tsx'

export interface NewPage {
  brand: string
  origin: string
  isNew: true
}
export type AnyStoriesPage = ListPage | StoryPage | NewPage

/** The list of stories, a story, or the start of one. */
export function StoriesPage({ page }: { page: AnyStoriesPage }) {
  if ('isNew' in page) return <WritePage />
  if ('stories' in page) return <StoriesView page={page} />
  return <OneStory page={page} />
}

function OneStory({ page }: { page: StoryPage }) {
  const { slug = '' } = useParams()
  const isSignedIn = useSession(({ person }) => person !== null)
  const { story } = page
  if (story !== null) return <StoryView key={story.id} page={{ ...page, story }} />
  if (isSignedIn) return <HiddenStory key={slug} slug={slug} origin={page.origin} />
  return (
    <WhileSessionLoads skeleton={<RequestSkeleton />}>
      <NotFound />
    </WhileSessionLoads>
  )
}
