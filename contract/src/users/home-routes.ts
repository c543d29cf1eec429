import * as z from 'zod'
import { Affiliation } from '../companies/affiliations.ts'
import { Claim } from '../patterns/claims.ts'
import { Invitation } from '../contact/invitation-routes.ts'
import { ReceivedLead } from '../events/lead-schema.ts'
import { SentRequest } from '../events/sent-request.ts'
import { UnsentRequest } from '../events/unsent-request.ts'
import { Continued, Many, One, typedNumber } from '../envelope.ts'
import { RequestHosts } from '../events/matches.ts'
import { facilityDestinationCollection } from '../facilities/facility-destinations.ts'
import { ProfileList } from '../lists/list-schema.ts'
import { route } from '../route.ts'
import { ActivityEntry, ActivityQuery } from './activity-routes.ts'
import { AdminWork } from './admin-work-routes.ts'
import { PageWork } from './page-work-routes.ts'
import { suggestionMiles, Suggestions } from './suggestion-routes.ts'
import { UserProfile } from './user-schema.ts'

/** The parts of home, each the reply of a call of its own. A part that failed is null, and that call can be tried again. */
export const HomeParts = z.object({
  user: One(UserProfile).nullable(),
  /** Requests that wait for an answer. */
  leads: Many(ReceivedLead).nullable(),
  requests: Many(SentRequest).nullable(),
  /** The newest request with interested hosts of which none is chosen yet, and how many there are. */
  undecided: Many(SentRequest).nullable(),
  /** The request to answer, and the one that the caller sent, whose deadline for answers is the next. */
  dueLeads: Many(ReceivedLead).nullable(),
  dueRequests: Many(SentRequest).nullable(),
  /** The request that was left last before any host was asked, and how many there are. Listed ones aren't among them. */
  unsent: Many(UnsentRequest).nullable(),
  /** Null for people who aren't administrators. */
  adminWork: One(AdminWork).nullable(),
  pageWork: One(z.array(PageWork)).nullable(),
  /** The venues that fit the caller's next open request. */
  venues: One(RequestHosts.nullable()).nullable(),
  claims: Many(Claim).nullable(),
  invitations: Many(Invitation).nullable(),
  /** Facilities that ask to be on the caller's destinations. */
  facilityLinks: Many(facilityDestinationCollection.item).nullable(),
  affiliations: Many(Affiliation).nullable(),
  lists: Many(ProfileList).nullable(),
  activity: Continued(ActivityEntry).nullable(),
  /** For the place and the sports of the account. */
  suggestions: One(Suggestions).nullable(),
})
export type HomeParts = z.output<typeof HomeParts>

/** `miles` are those around the place of the account. */
const HomeQuery = ActivityQuery.extend({ miles: typedNumber(1, 12_500, suggestionMiles) })

export const home = route({
  method: 'GET',
  path: '/users/my/home',
  owner: null,
  allow: 'user',
  query: HomeQuery,
  reply: One(HomeParts),
  summary:
    'Everything of the caller’s home besides their pages and favorites, in one reply. The query is that of the activity',
})
