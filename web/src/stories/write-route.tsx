import { useParams } from 'react-router'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { LazyPage, RequestSkeleton } from '../requests/lazy-page.tsx'

const loadNew = () => import('./editor/new-story-page.tsx')
const loadEditor = () => import('./editor/edit-story-page.tsx')

export const loader = plainLoader

/** The browser loads the story. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Write a story', 'Tell organizers and teams what happens on your page.')

/** Starts a story, or edits one. */
export default function WriteRoute() {
  const { slug } = useParams()
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to write a story"
      text="Stories are written in the name of a page, by the people who manage it."
    >
      {/* Without keys, one would be rendered with the loaded code of the other. */}
      {slug === undefined ? (
        <LazyPage key="new" load={loadNew}>
          {({ NewStoryPage }) => <NewStoryPage />}
        </LazyPage>
      ) : (
        <LazyPage key="edit" load={loadEditor}>
          {({ EditStoryPage }) => <EditStoryPage slug={slug} />}
        </LazyPage>
      )}
    </SignedInPage>
  )
}
