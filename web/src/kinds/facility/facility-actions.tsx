import { calendarPath } from '../../calendar/calendar-path.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { ApproveAction } from '../../profile/approve-action.tsx'
import type { ActionsProps } from '../../profile/profile-page.ts'
import { pipelinePath } from '../../kind/request-paths.ts'

/** Its approval, the calendar of its spaces, its leads, and the requests that it fits. */
export function FacilityActions(props: ActionsProps) {
  const { id } = props.profile
  const leads = pipelinePath({ kind: 'facility', id })
  return (
    <>
      <ApproveAction {...props} />
      {props.entitlements.role !== 'admin' && (
        <>
          <ButtonLink variant="quiet" icon="calendar-days" to={calendarPath(id)}>
            Calendar
          </ButtonLink>
          <ButtonLink variant="quiet" icon="columns-3" to={leads}>
            Leads
          </ButtonLink>
          <ButtonLink variant="quiet" icon="badge-check" to={`${leads}?fits`}>
            Requests that fit
          </ButtonLink>
        </>
      )}
    </>
  )
}
