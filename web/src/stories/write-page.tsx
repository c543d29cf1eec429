import { SignedInPage } from '../page/signed-in-page.tsx'
import { LazyPage, RequestSkeleton } from '../requests/lazy-page.tsx'

const loadNew = () => import('./editor/new-story-page.tsx')
const loadEditor = () => import('./editor/edit-story-page.tsx')

/** Starts a story, or edits the one with this address. */
export const WritePage = ({ slug }: { slug?: string }) => (
  <SignedInPage
    skeleton={<RequestSkeleton />}
    title="Log in to write a story"
    text="Stories are written in the name of a page, by the people who manage it."
  >
    {slug === undefined ? (
      <LazyPage load={loadNew}>{({ NewStoryPage }) => <NewStoryPage />}</LazyPage>
    ) : (
      <LazyPage load={loadEditor}>{({ EditStoryPage }) => <EditStoryPage slug={slug} />}</LazyPage>
    )}
  </SignedInPage>
)
