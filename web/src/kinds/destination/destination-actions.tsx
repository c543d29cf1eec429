import { ButtonLink } from '../../components/actions/button-link.tsx'
import { ApproveAction } from '../../profile/approve-action.tsx'
import type { ActionsProps } from '../../profile/profile-page.ts'
import { pipelinePath } from '../../kind/request-paths.ts'
import { kinds, profilePath } from '../../kind/registry.ts'
import { importsPath } from './imports/imports-path.ts'

/** Its approval and, once it is public, the import of its region's venues. */
export function DestinationActions(props: ActionsProps) {
  const { profile, entitlements } = props
  const isPublic = profile.status === 'Approved' && profile.isActive
  return (
    <>
      <ApproveAction {...props} />
      {entitlements.role !== 'admin' && (
        <ButtonLink
          variant="quiet"
          icon="columns-3"
          to={pipelinePath({ kind: 'destination', id: profile.id })}
        >
          Leads
        </ButtonLink>
      )}
      {isPublic && entitlements.can['importFacilities'] && (
        <ButtonLink variant="quiet" icon="upload" to={importsPath(profile.id)}>
          Import venues
        </ButtonLink>
      )}
      {isPublic && entitlements.can['askHotels'] && (
        <ButtonLink
          variant="quiet"
          icon="bed-double"
          to={`${profilePath(kinds.destination, profile.id)}/blocks`}
        >
          Room blocks
        </ButtonLink>
      )}
      {entitlements.can['setUpGuide'] && (
        <ButtonLink
          variant="quiet"
          icon="message-square"
          to={`${profilePath(kinds.destination, profile.id)}/guide`}
        >
          Guide
        </ButtonLink>
      )}
    </>
  )
}
