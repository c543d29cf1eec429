import { calendarPath } from '../../calendar/calendar-path.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { ApproveAction } from '../../profile/approve-action.tsx'
import type { ActionsProps } from '../../profile/profile-page.ts'
import { pipelinePath } from '../../page/request-paths.ts'

/** Its approval, and the calendar of its spaces. */
export const FacilityActions = (props: ActionsProps) => (
  <>
    <ApproveAction {...props} />
    {props.entitlements.role !== 'admin' && (
      <>
        <ButtonLink variant="quiet" icon="calendar-days" to={calendarPath(props.profile.id)}>
          Calendar
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          icon="columns-3"
          to={pipelinePath({ kind: 'facility', id: props.profile.id })}
        >
          Leads
        </ButtonLink>
      </>
    )}
  </>
)
