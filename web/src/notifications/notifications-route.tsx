import { notificationTopicLabels } from '@app/contract/users/settings-schema.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { NotificationsPage, NotificationsSkeleton } from './notifications-page.tsx'

/** The topics come with the page, since their module would bring the schemas of settings into the browser. */
export const loader = (args: LoaderFunctionArgs) => ({
  ...plainLoader(args),
  topics: Object.entries(notificationTopicLabels).map(([name, title]) => ({ name, title })),
})

/** The browser loads the notifications. */
export const shouldRevalidate = () => false

export const meta = plainMeta('Notifications', 'News of your pages, your favorites and your requests.')

export default function NotificationsRoute() {
  const { topics } = useLoaderData<typeof loader>()
  return (
    <SignedInPage
      skeleton={<NotificationsSkeleton />}
      title="Log in to see your notifications"
      text="News of the pages that you manage, like or follow."
    >
      <NotificationsPage topics={topics} />
    </SignedInPage>
  )
}
