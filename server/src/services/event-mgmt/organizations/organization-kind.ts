import { organization } from '@app/contract/organizations/organization-routes.ts'
import { profileKind } from '../../../patterns/profile-kind.ts'

export const organizationKind = profileKind({
  contract: organization,
  sql: new URL('organization.sql', import.meta.url),
  hasPages: true,
  marketplace: 'directory',
  watches: { other_name: 'owner_id' },
  dependents: `select p.id as profile_id, p.parent_id as dependent_id
    from profile p join profile o on o.id = p.parent_id and o.kind = 'organization' where p.kind = 'event'`,
  dayEvents: `select p.parent_id as profile_id, e.end_date + 1 as day
    from event e join profile p on p.id = e.profile_id where p.parent_id is not null`,
})
