import type { LoaderFunctionArgs } from 'react-router'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { formLists } from './form/form-lists.server.ts'
import { LazyPage, RequestSkeleton } from './lazy-page.tsx'

export const loader = (args: LoaderFunctionArgs) => ({
  ...plainLoader(args),
  id: args.params['id'] ?? '',
  lists: formLists(),
})

export const shouldRevalidate = () => false

export const meta = plainMeta('Change your request', 'What a request asks its hosts for.')

const loadForm = () => import('./form/edit-form.tsx')

interface EditRouteProps {
  loaderData: ReturnType<typeof loader>
}

/** The form of a request that is stored, for its organizer. */
export default function EditRoute({ loaderData: { id, lists } }: EditRouteProps) {
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to change your request"
      text="A request is changed by its organizer."
    >
      <LazyPage load={loadForm} errorTitle="The form didn’t load.">
        {({ EditPage }) => <EditPage key={id} id={id} lists={lists} />}
      </LazyPage>
    </SignedInPage>
  )
}
