import { ButtonLink } from '../../components/actions/button-link.tsx'
import { kinds, profilePath } from '../../kind/registry.ts'
import { ApproveAction } from '../../profile/approve-action.tsx'
import type { ActionsProps } from '../../profile/profile-page.ts'

/** Its approval, what it sells, and who stays. */
export function HotelActions(props: ActionsProps) {
  const path = profilePath(kinds.hotel, props.profile.id)
  return (
    <>
      <ApproveAction {...props} />
      {props.entitlements.role !== 'admin' && (
        <>
          <ButtonLink variant="quiet" icon="bed-double" to={`${path}/rooms`}>
            Rooms and rates
          </ButtonLink>
          <ButtonLink variant="quiet" icon="calendar" to={`${path}/reservations`}>
            Reservations
          </ButtonLink>
        </>
      )}
    </>
  )
}
