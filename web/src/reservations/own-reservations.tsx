import { stayText } from '@app/contract/hotels/stay-dates.ts'
import { useSearchParams } from 'react-router'
import { Tag } from '../components/actions/chip.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { LinkRow } from '../components/display/link-row.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { pageValue, withQuery } from '../page/list-query.ts'
import { Loaded } from '../page/loaded.tsx'
import head from '../page/page-head.module.css'
import { pageIn } from '../page/query-codecs.ts'
import { useReadPage } from '../page/use-read-page.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import styles from './reservations.module.css'
import { stateText } from './reservation-words.ts'

const perPage = 25

/** What the reader has booked, the latest arrival first. */
export function OwnReservations() {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const rooms = useReadPage(calls['hotel-mgmt'].hotels.reservations.mine, {}, { page, perPage })
  return (
    <div className={`page ${head.page}`}>
      <Stack gap="5">
        <h1 className={head.title}>Your rooms</h1>
        <Loaded query={rooms} errorTitle="Your rooms didn’t load.">
          {({ items, count }) =>
            count === 0 ? (
              <EmptyState
                title="No rooms yet"
                actions={<ButtonLink to="/hotels/marketplace">Find a hotel</ButtonLink>}
              >
                Rooms that you book with this account show up here.
              </EmptyState>
            ) : (
              <>
                <ul>
                  {items.map((reservation) => (
                    <LinkRow
                      key={reservation.id}
                      to={`/reservations/${reservation.id}`}
                      title={reservation.hotelName}
                      lead={<Icon name="calendar" className="dim" />}
                      className={styles.own}
                      after={<Tag>{stateText(reservation)}</Tag>}
                    >
                      <p className="sm mut">{`${stayText(reservation)}, ${reservation.roomName}`}</p>
                    </LinkRow>
                  ))}
                </ul>
                {count > perPage && (
                  <Pagination
                    page={page}
                    pageCount={Math.ceil(count / perPage)}
                    toPage={(next) => withQuery('/reservations', { page: pageValue(next) })}
                  />
                )}
              </>
            )
          }
        </Loaded>
      </Stack>
    </div>
  )
}
