import type { LoaderFunctionArgs } from 'react-router'
import { Skeleton } from '../components/display/skeleton.tsx'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { CalendarPage } from './calendar-page.tsx'
import styles from './calendar.module.css'

export const loader = (args: LoaderFunctionArgs) => ({ ...plainLoader(args), id: args.params['id'] ?? '' })

export const shouldRevalidate = () => false

export const meta = plainMeta('Calendar', 'The spaces of a facility, and what takes them.')

interface CalendarRouteProps {
  loaderData: ReturnType<typeof loader>
}

/** The calendar of a facility, for its team. The browser loads it. */
export default function CalendarRoute({ loaderData: { id } }: CalendarRouteProps) {
  return (
    <SignedInPage
      skeleton={
        <div className={`page ${styles.page}`}>
          <Skeleton look="block" className={styles.waiting} />
        </div>
      }
      title="Log in to see the calendar"
      text="Calendars are for the team of a facility. Everybody else sees what is free on its page."
    >
      <CalendarPage key={id} ownerId={id} />
    </SignedInPage>
  )
}
