import { ButtonLink } from '../../components/actions/button-link.tsx'
import { ApproveAction } from '../../profile/approve-action.tsx'
import type { ActionsProps } from '../../profile/profile-page.ts'
import { newEventPath } from './new-event-path.ts'

/** Its approval, and a new event for it. */
export const OrganizationActions = (props: ActionsProps) => (
  <>
    <ApproveAction {...props} />
    {props.entitlements.can['update'] && (
      <ButtonLink variant="quiet" icon="plus" to={newEventPath(props.profile.id)}>
        New event
      </ButtonLink>
    )}
  </>
)
